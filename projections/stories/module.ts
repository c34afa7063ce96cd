import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/stories/events.ts'
import { refusals } from './refusals.ts'
import { stories as table } from './stories.ts'

export const stories: ReadModule = { categories, tables: [table, refusals] }
