import * as v from 'valibot'
import type { DateParts } from '../../../ui/dateInWords.ts'
import type { Choice } from '../plan.ts'
import { comingOfAge, dayIn } from './days.ts'
import type { TemplateId } from './templates.ts'

const MORNING = '09:00'

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

/** The same day next month; in a shorter month its last. */
const nextMonth = (now: Date): DateParts => {
  const month = now.getMonth() + 2
  return dayIn(now.getFullYear() + (month > 12 ? 1 : 0), month > 12 ? 1 : month, now.getDate())
}

/** The date that the answers come to, if they come to one. */
export const dateBegun = ({ when }: Begun, born: DateParts, now: Date): Choice | undefined => {
  const day = when === 'next-month' ? nextMonth(now) : when === 'age-18' ? comingOfAge(born, now) : undefined
  return day && { ...day, time: MORNING }
}
