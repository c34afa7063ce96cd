import { dementiaSupport } from './dementiaSupport.ts'
import { eternalCommunication } from './eternalCommunication.ts'
import { legacyLetters } from './legacyLetters.ts'
import { posthumousCommunication } from './posthumousCommunication.ts'

/** Texts in markdown by the article's id; an article without one is being written. */
export const bodies: Readonly<Record<number, string>> = {
  1: eternalCommunication,
  2: legacyLetters,
  3: posthumousCommunication,
  4: dementiaSupport,
}
