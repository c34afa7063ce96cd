import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/support/events.ts'
import { conversations } from './conversations.ts'
import { ratings } from './ratings.ts'

export const support: ReadModule = { categories, tables: [conversations, ratings] }
