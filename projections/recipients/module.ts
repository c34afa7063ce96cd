import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/recipients/events.ts'
import { recipients as table } from './recipients.ts'
import { declined } from './declined.ts'

export const recipients: ReadModule = { categories, tables: [table, declined] }
