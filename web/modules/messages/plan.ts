import { readDate, type DateParts } from '../../ui/dateWords.ts'
import { dateIn, instantOf, momentInWords, ownZone, timeIn, wallIn } from '../../ui/moment.ts'
import { namesInWords } from './stateWords.ts'

/** What the person has chosen so far; kept on this device until it is sealed. */
export type Choice = DateParts & { readonly time: string }
export type Plan = {
  readonly local: string
  readonly zone: string
  readonly dueAt: Date
  readonly notices: readonly [Date, Date]
}

/** The two notices go 48 and 24 hours before, whatever the wall clock does (messages.md §6). */
export const planOf = (choice: Choice, zone: string, dayMs: number): Plan | undefined => {
  const reading = readDate(choice)
  if (reading.kind !== 'date' || choice.time === '') return undefined
  const local = `${reading.date}T${choice.time}`
  const dueAt = instantOf(local, zone)
  const before = (days: number) => new Date(dueAt.getTime() - days * dayMs)
  return { local, zone, dueAt, notices: [before(2), before(1)] }
}

/** The first moment that leaves room for both notices; a little is added, so that sealing it a minute later still holds. */
export const earliest = (now: Date, dayMs: number): Date => new Date(now.getTime() + 2 * dayMs)

export const isTooSoon = (plan: Plan, now: Date, dayMs: number): boolean => plan.dueAt < earliest(now, dayMs)

export const choiceAt = (at: Date, zone: string, withSeconds: boolean): Choice => {
  const { date, time } = wallIn(zone, at)
  const [year = '', month = '', day = ''] = date.split('-')
  return { day: String(Number(day)), month: String(Number(month)), year, time: withSeconds ? time : time.slice(0, 5) }
}

/**
 * "On Thursday 12 June 2031 we write to you. On Friday 13 June 2031 we ask again. …": what sealing does, in full
 * sentences. In a demo, where a day is minutes, the times are named too.
 */
export const planSentences = (plan: Plan, names: readonly string[], isDemo = false): readonly string[] => {
  const when = (at: Date) => (isDemo ? `${dateIn(at)}, ${wallIn(ownZone(), at).time}` : dateIn(at))
  const who = namesInWords(names)
  const get = names.length === 1 ? 'gets' : 'get'
  return [
    `On ${when(plan.notices[0])} we write to you.`,
    `On ${when(plan.notices[1])} we ask again, if you have not answered.`,
    `On ${momentInWords(plan.dueAt, plan.zone)}, ${who} ${get} it, unless you answer.`,
  ]
}

export const arrivalWords = (plan: Plan, names: readonly string[]): string =>
  `Delivered to ${namesInWords(names)} at ${timeIn(plan.dueAt, plan.zone)}`
