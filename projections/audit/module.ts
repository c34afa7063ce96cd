import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/audit/events.ts'
import { eventsOf, looks } from './events.ts'

export const audit: ReadModule = { categories, tables: (everyCategory) => [eventsOf(everyCategory), looks] }
