import { dementiaSupport } from './dementiaSupport.ts'
import { digitalScrapbooks } from './digitalScrapbooks.ts'
import { eternalCommunication } from './eternalCommunication.ts'
import { familyHistory } from './familyHistory.ts'
import { griefSupport } from './griefSupport.ts'
import { legacyLetters } from './legacyLetters.ts'
import { posthumousCommunication } from './posthumousCommunication.ts'
import { recordingGuide } from './recordingGuide.ts'

/** Texts in markdown by the article's id. */
export const bodies: Readonly<Record<number, string>> = {
  1: eternalCommunication,
  2: legacyLetters,
  3: posthumousCommunication,
  4: dementiaSupport,
  5: familyHistory,
  6: recordingGuide,
  7: digitalScrapbooks,
  8: griefSupport,
}
