import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/shares/events.ts'
import { shares as links } from './shares.ts'
import { views } from './views.ts'

export const shares: ReadModule = { categories, tables: [links, views] }
