import type { Entry } from './module.ts'
import { all } from './modules.ts'
import { late } from './routes/late.ts'

/** The entries of all modules; their icons come with the shell of whoever is signed in. */
export const entries = late(async () => {
  const each = await Promise.all(all.map(async (one) => (await one.entries?.()) ?? []))
  return each.flat().toSorted((one, other) => one.place - other.place)
})

/** Whether a page is an entry's, or below it. */
export const leadsTo = (location: string, { href }: Entry): boolean =>
  location === href || location.startsWith(`${href}/`)

/** The entry whose page this is: of all that lead there, the one nearest to it. */
export const currentOf = (all: readonly Entry[], location: string): Entry | undefined =>
  all.filter((one) => leadsTo(location, one)).toSorted((one, other) => other.href.length - one.href.length)[0]
