import { accounts } from './accounts.ts'
import { authors } from './authors.ts'
import type { Shown } from './house.ts'
import { others } from './others.ts'

/** Every mail of the house. */
export const gallery: readonly Shown[] = [...authors, ...others, ...accounts]
