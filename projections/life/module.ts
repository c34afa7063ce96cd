import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/life/events.ts'
import { contacts } from './contacts.ts'
import { lives } from './lives.ts'

export const life: ReadModule = { categories, tables: [contacts, lives] }
