import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/settings/events.ts'
import { system } from './system.ts'

export const settings: ReadModule = { categories, tables: [system] }
