import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/reviews/events.ts'
import { reviews as table } from './reviews.ts'

export const reviews: ReadModule = { categories, tables: [table] }
