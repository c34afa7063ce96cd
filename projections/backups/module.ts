import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/backups/events.ts'
import { backups as table } from './backups.ts'

export const backups: ReadModule = { categories, tables: [table] }
