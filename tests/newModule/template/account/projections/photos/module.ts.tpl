import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/photos/events.ts'
import { photos as table } from './photos.ts'

export const photos: ReadModule = { categories, tables: [table] }
