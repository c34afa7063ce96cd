import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/deliveries/events.ts'
import { deliveries as table, replies } from './deliveries.ts'

export const deliveries: ReadModule = { categories, tables: [table, replies] }
