import { OWN_CATEGORY } from '../backend/kernel/log/skips.ts'
import type { Projection } from '../backend/kernel/log/projection.ts'
import type { ReadModule } from '../backend/kernel/process/module.ts'
import * as index from './index.ts'

const listed: readonly (readonly [name: string, module: ReadModule])[] = Object.entries(index)

/** Every category that the product writes. */
export const categories: readonly string[] = [OWN_CATEGORY, ...listed.flatMap(([, module]) => module.categories)]

/** What families are told of their things. */
export const noted = listed.flatMap(([, module]) => module.noted ?? [])

/** Every read table, by the module whose one subscription feeds it. */
export const modules: Readonly<Record<string, readonly Projection[]>> = Object.fromEntries(
  listed.map(([name, { tables }]) => [name, typeof tables === 'function' ? tables({ categories, noted }) : tables]),
)

/** The module whose events these are. */
export const ownerOf = (category: string): string | undefined =>
  listed.find(([, module]) => module.categories.includes(category))?.[0]
