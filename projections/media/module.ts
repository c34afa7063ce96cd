import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/media/events.ts'
import { media as table } from './media.ts'

export const media: ReadModule = { categories, tables: [table] }
