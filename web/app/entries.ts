import type { Entry } from './module.ts'
import { all } from './modules.ts'
import { late } from './routes/late.ts'

/** The entries of all modules; their icons come with the shell of whoever is signed in. */
export const entries = late(async () => {
  const each = await Promise.all(all.map(async (one) => (await one.entries?.()) ?? []))
  return each.flat().toSorted((one, other) => one.place - other.place)
})

export const isCurrent = (location: string, { href }: Entry): boolean =>
  location === href || location.startsWith(`${href}/`)
