import type { ScheduleMessage } from '../../../backend/modules/messages/contract.ts'
import {
  CHECK_DAYS,
  earliestFrom,
  leadOf as leadUntil,
  type Lead,
} from '../../../backend/modules/messages/contract/lead.ts'
import { USUAL_LINK_DAYS } from '../../../backend/modules/messages/contract/linkDays.ts'
import { readDate, type DateParts } from '../../ui/dateInWords.ts'
import { dateIn, instantOf, momentInWords, ownZone, wallIn } from '../../ui/moment.ts'
import { namesInWords } from './stateStrings.ts'

export type Every = 'once' | 'year' | 'month'
export type Ends = 'never' | 'count' | 'until'
/** What goes with the date: how often, what an answer means, what silence means. */
export type Terms = {
  readonly every: Every
  readonly ends: Ends
  readonly times: string
  readonly until: DateParts
  readonly leapDay: 'feb28' | 'mar1'
  readonly answerRule: 'silent' | 'always'
  /** Whether a message that is on hold since its author answered is delivered after their death. */
  readonly ifIDie: 'deliver' | 'keep'
  /** Days, or `never`. */
  readonly preconsent: string
  /** Days, or `any`: how late it may still arrive. */
  readonly lateLimit: string
  /** Days, or `ever`: how long the link opens. */
  readonly linkDays: string
}
export const usualTerms: Terms = {
  every: 'once',
  ends: 'never',
  times: '10',
  until: { day: '', month: '', year: '' },
  leapDay: 'feb28',
  answerRule: 'silent',
  ifIDie: 'keep',
  preconsent: '60',
  lateLimit: 'any',
  linkDays: String(USUAL_LINK_DAYS),
}

/** What a message waits for: a day, its author's death, or an occasion that somebody announces. */
export type Keep = {
  readonly until: 'date' | 'death' | 'occasion'
  readonly announcerIds: readonly string[]
  readonly occasion: string
}

/** What the person has chosen so far; kept on this device until it is sealed. */
export type Choice = DateParts & {
  readonly time: string
  readonly terms?: Terms | undefined
  readonly keep?: Keep | undefined
}
export const termsOf = ({ terms }: Choice): Terms => terms ?? usualTerms

export type Plan = {
  readonly local: string
  readonly zone: string
  readonly dueAt: Date
  readonly terms: Terms
  /** Whole days of 24 hours before, whatever the wall clock does; none where there is no time for them. */
  readonly notices: readonly Date[]
}

export const planOf = (choice: Choice, zone: string, dayMs: number, now = new Date()): Plan | undefined => {
  const reading = readDate(choice)
  if (reading.kind !== 'date' || choice.time === '') return undefined
  const local = `${reading.date}T${choice.time}`
  const dueAt = instantOf(local, zone)
  const terms = termsOf(choice)
  const plan = {
    local,
    zone,
    dueAt,
    terms,
    notices: CHECK_DAYS.map((days) => new Date(dueAt.getTime() - days * dayMs)),
  }
  const isShort = terms.answerRule === 'always' && dueAt < earliest(now, dayMs)
  return isShort ? { ...plan, notices: [] } : plan
}

/** The first moment that leaves room for both notices. */
export const earliest = (now: Date, dayMs: number): Date => new Date(earliestFrom(now.getTime(), dayMs))

/** What the time until the date allows. */
export const leadOf = ({ dueAt, terms }: Plan, now: Date, dayMs: number): Lead =>
  leadUntil(dueAt.getTime(), now.getTime(), dayMs, terms.answerRule)

/** The command's fields, as the server reads them. */
export const scheduleOf = ({ local, zone, terms }: Plan): Omit<ScheduleMessage, 'password'> => {
  const { every, ends, times, until, leapDay, answerRule, ifIDie, preconsent, lateLimit, linkDays } = terms
  const last = readDate(until)
  const rule = {
    every,
    ...(ends === 'count' && { count: Number(times) }),
    ...(ends === 'until' && last.kind === 'date' && { until: last.date }),
    ...(isLeapDay(local) && { leapDay }),
  }
  return {
    mode: every === 'once' ? 'fixed' : 'recurring',
    local,
    zone,
    answerRule,
    ...(every !== 'once' && { rule }),
    preconsentDays: preconsent === 'never' ? null : Number(preconsent),
    ...(answerRule === 'silent' && { deliverIfIDie: ifIDie === 'deliver' }),
    ...(lateLimit !== 'any' && { lateLimitDays: Number(lateLimit) }),
    linkDays: linkDays === 'ever' ? null : Number(linkDays),
  }
}

export const isLeapDay = (local: string): boolean => local.slice(5, 10) === '02-29'

export const choiceAt = (at: Date, zone: string, withSeconds: boolean): Choice => {
  const { date, time } = wallIn(zone, at)
  const [year = '', month = '', day = ''] = date.split('-')
  return { day: String(Number(day)), month: String(Number(month)), year, time: withSeconds ? time : time.slice(0, 5) }
}

/** How often it comes, as part of a sentence; nothing for once. */
export const everyInWords = ({ every, ends, times, until }: Terms): string => {
  if (every === 'once') return ''
  const last = readDate(until)
  const often = every === 'year' ? 'every year on that day' : 'every month on that day'
  if (ends === 'count') return `${often}, ${times} times in all`
  if (ends === 'until' && last.kind === 'date') return `${often}, until ${last.words}`
  return `${often}, until you stop it`
}

/**
 * "On Thursday, June 12, 2031 we write to you. On Friday, June 13, 2031 we ask again. …": what sealing does, in full
 * sentences. In a demo, where a day is minutes, the times are named too.
 */
export const planSentences = (plan: Plan, names: readonly string[], isDemo = false): readonly string[] => {
  const when = (at: Date) => (isDemo ? `${dateIn(at)}, ${wallIn(ownZone(), at).time}` : dateIn(at))
  const { terms, notices, dueAt, zone } = plan
  const isAlways = terms.answerRule === 'always'
  const [first, second] = notices
  const who = namesInWords(names)
  const get = names.length === 1 ? 'gets' : 'get'
  const asked =
    first && second
      ? [
          `On ${when(first)} we write to you.`,
          isAlways
            ? `On ${when(second)} we write again.`
            : `On ${when(second)} we ask again, if you have not answered.`,
        ]
      : ['We write to you at once, with one button that stops it.']
  const again = everyInWords(terms)
  return [
    ...asked,
    `On ${momentInWords(dueAt, zone)}, ${who} ${get} it${isAlways ? ', unless you stop it' : '. If you reply before that, you decide'}.`,
    ...(again ? [`It repeats ${again}. We write to you before each time.`] : []),
    preconsentWords(terms.preconsent),
  ]
}

const preconsentWords = (preconsent: string): string =>
  preconsent === 'never'
    ? 'If we cannot reach you by email, it waits.'
    : `If we cannot reach you by email for ${preconsent} days, it is delivered anyway.`
