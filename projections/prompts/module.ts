import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/prompts/events.ts'
import { prompts as table } from './prompts.ts'

export const prompts: ReadModule = { categories, tables: [table] }
