import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/accounts/events.ts'
import { accounts as table } from './accounts.ts'
import { reservations } from './reservations.ts'

export const accounts: ReadModule = { categories, tables: [table, reservations] }
