import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/archives/events.ts'
import { archives as table, entries, names } from './archives.ts'

export const archives: ReadModule = { categories, tables: [table, names, entries] }
