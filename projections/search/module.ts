import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { documents } from './documents.ts'
import { names } from './names.ts'

/** A document's names are written with those that stand by then: their table comes first. */
export const search: ReadModule = { categories: [], tables: [names, documents] }
