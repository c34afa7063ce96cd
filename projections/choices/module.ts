import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/choices/events.ts'
import { answers, owed, receipts } from './choices.ts'

export const choices: ReadModule = { categories, tables: [answers, receipts, owed] }
