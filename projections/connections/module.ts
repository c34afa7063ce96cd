import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/connections/events.ts'
import { lines } from './lines.ts'
import { relatives } from './relatives.ts'

export const connections: ReadModule = { categories, tables: [relatives, lines] }
