import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/subscribers/events.ts'
import { subscribers as table } from './subscribers.ts'

export const subscribers: ReadModule = { categories, tables: [table] }
