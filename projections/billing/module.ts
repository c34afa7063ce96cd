import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/billing/events.ts'
import { payments } from './payments.ts'
import { plans } from './plans.ts'

export const billing: ReadModule = { categories, tables: [plans, payments] }
