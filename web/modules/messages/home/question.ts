import { randoms } from '../../../../backend/kernel/page/strips.ts'
import { placeOf, questions } from '../../../../backend/modules/prompts/contract/questions.ts'

const DAY_MS = 86_400_000

/** The question of a person's own day, `further` ones on. */
export const questionFor = (personId: string, now: Date, further: number): string => {
  const day = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY_MS)
  return questions[placeOf(randoms(personId)(), day, further)] ?? ''
}
