import type { StoryRow } from '../../../../backend/modules/stories/contract.ts'
import { questions } from '../../../../backend/modules/stories/contract/questions.ts'
import type { Person } from '../asked.ts'
import { placeOf } from '../storyInWords.ts'

const FACES = 4
const DAY_MS = 86_400_000

const isTo = ({ toAccountId, relativeId }: StoryRow, id: string): boolean => (toAccountId ?? relativeId) === id

/** Up to four to ask: nobody who has a question open or declined one, and those first who were never asked. */
export const facesOf = (among: readonly Person[], rows: readonly StoryRow[]): readonly Person[] => {
  const timesAsked = ({ id }: Person) => rows.filter((row) => isTo(row, id)).length
  return among
    .filter(({ id }) => !rows.some((row) => placeOf(row) === 'waiting' && isTo(row, id)))
    .toSorted((one, other) => timesAsked(one) - timesAsked(other))
    .slice(0, FACES)
}

/** The question of the day, `further` ones on, of those that nobody of the family was asked; all, once each was. */
export const offeredQuestion = (rows: readonly StoryRow[], now: Date, further: number): string => {
  const left = questions.filter((question) => !rows.some((row) => row.question === question))
  const among = left.length > 0 ? left : questions
  const day = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY_MS)
  return among[(day + further) % among.length] ?? ''
}
