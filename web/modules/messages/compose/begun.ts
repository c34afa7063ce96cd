import * as v from 'valibot'
import { readDate, type DateParts } from '../../../ui/dateWords.ts'
import type { Choice } from '../plan.ts'
import type { TemplateId } from './templates.ts'

const MORNING = '09:00'
const OF_AGE = 18

/** Somebody's words in an address; what is not one of these says nothing. */
const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.fallback(v.optional(v.picklist(options)), undefined)

const Begun = v.object({
  template: oneOf(['just-because', 'milestone', 'wisdom-five-questions', 'comfort'] satisfies TemplateId[]),
  recipient: oneOf(['partner', 'child', 'grandchild', 'parent', 'friend']),
  when: oneOf(['next-month', 'age-18']),
})
/** What the answers of a quiz have begun of a message. */
export type Begun = v.InferOutput<typeof Begun>

export const begunIn = (query: URLSearchParams): Begun => v.parse(Begun, Object.fromEntries(query))

const choiceOf = (year: number, month: number, day: number): Choice => {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { day: String(Math.min(day, last)), month: String(month), year: String(year), time: MORNING }
}

/** The same day next month; in a shorter month its last. */
const nextMonth = (now: Date): Choice => {
  const month = now.getMonth() + 2
  return choiceOf(now.getFullYear() + (month > 12 ? 1 : 0), month > 12 ? 1 : month, now.getDate())
}

/** The day somebody turns eighteen, while it is still to come. */
export const comingOfAge = (born: DateParts, now: Date): Choice | undefined => {
  const reading = readDate(born)
  if (reading.kind !== 'date') return undefined
  const choice = choiceOf(Number(born.year) + OF_AGE, Number(born.month), Number(born.day))
  return new Date(Number(choice.year), Number(choice.month) - 1, Number(choice.day)) > now ? choice : undefined
}

/** The date that the answers come to, if they come to one. */
export const dateBegun = ({ when }: Begun, born: DateParts, now: Date): Choice | undefined => {
  if (when === 'next-month') return nextMonth(now)
  return when === 'age-18' ? comingOfAge(born, now) : undefined
}
