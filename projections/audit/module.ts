import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/audit/events.ts'
import { eventsOf } from './events.ts'
import { looks } from './looks.ts'

export const audit: ReadModule = { categories, tables: (everything) => [eventsOf(everything.categories), looks] }
