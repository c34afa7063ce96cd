import * as v from 'valibot'
import { sql } from '../../../backend/kernel/db.ts'
import type { Kernel } from '../../../backend/kernel/kernel.ts'
import type { Made } from '../../choices/artefacts.ts'
import type { Line } from '../engines/speech.ts'

/** The step that writes down what is said; its part 0 says how it went, and stands last. */
export const WORDS = 'words'

/** @number how much of what was heard may be unclear before a draft is withheld */
const MOST_UNCLEAR = 0.3
/** @number how sure a machine must be of a draft on the whole, from 0 to 1 */
const LEAST_SURE = 0.5

const Row = v.object({ part: v.number(), state: v.string(), confidence: v.number(), end: v.number() })
export type Heard = v.InferOutput<typeof Row>

/** A line as it is kept: of what is not clear nothing but that there was something. */
export const madeOf = (part: number, recipe: string, line: Line): Made => {
  const { start, end, text, confidence, words, isClear } = line
  const kept = isClear ? { state: 'made', text, words } : { state: 'unclear', text: '', words: [] }
  const data = { start, end, confidence, words: kept.words }
  return { step: WORDS, part, recipe, state: kept.state, text: kept.text, data }
}

/** What was heard of an item so far, in order. */
export const heardOf = ({ db }: Pick<Kernel, 'db'>, itemId: string, recipe: string): Promise<readonly Heard[]> =>
  db.any(sql.type(Row)`
    select part, state, (data->>'confidence')::float8 as confidence, (data->>'end')::float8 as end
    from kernel.artefacts
    where kind = 'item' and id = ${itemId} and step = ${WORDS} and recipe = ${recipe} and part > 0 order by part`)

/** How a draft went: `made`, or why nothing of it is shown. */
export const outcomeOf = (heard: readonly Heard[], language: string | null): string => {
  if (heard.length === 0) return language === null ? 'language_unknown' : 'no_speech'
  const clear = heard.filter(({ state }) => state === 'made')
  const sure = clear.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, clear.length)
  const isRough = clear.length < heard.length * (1 - MOST_UNCLEAR) || sure < LEAST_SURE
  return isRough ? 'too_rough' : 'made'
}

const Sum = v.object({ seconds: v.number() })

/** Whether a family may have more listened to in this month, by its plan. */
export const hasMinutes = async (
  { db, entitled, clock }: Pick<Kernel, 'db' | 'entitled' | 'clock'>,
  familyId: string,
): Promise<boolean> => {
  const { transcriptionMinutesAMonth } = await entitled(familyId)
  const month = `${clock.now().slice(0, 7)}-01T00:00:00.000Z`
  const seconds = await db.oneFirst(sql.type(Sum)`
    select coalesce(sum((data->>'seconds')::float8), 0)::float8 as seconds from kernel.artefacts
    where family_id = ${familyId} and step = ${WORDS} and part = 0 and made_at >= ${month}`)
  return seconds < transcriptionMinutesAMonth * 60
}
