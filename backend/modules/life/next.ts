import { latest, plus } from '../../kernel/log/decider.ts'
import type { Tries } from '../../kernel/log/tries.ts'
import { waitsUntil, type Life } from './life.ts'
import { challengeEndsAt, nextObjection } from './objection.ts'
import { takenOf } from './questions.ts'
import { owedCodes } from './reporting.ts'

export type Step = {
  readonly step: 'heed' | 'code' | 'resume' | 'ask' | 'presume' | 'object' | 'close'
  readonly at: string
}

/** What is known of an author besides their stream. */
export type Known = {
  /** When they were last there, by `kernel.signs`. */
  readonly lastSignAt: string
  readonly dayMs: number
  /** How many addresses they have, where that is not one. */
  readonly addresses?: number
}

/** From when on the days of silence count: the last sign of life, the end of the last pause, the last change of the plan. */
export const quietSince = ({ seenAt, resumedAt, plannedAt }: Life, lastSignAt: string): string =>
  latest(lastSignAt, seenAt, resumedAt, plannedAt)

/** A sign of life that no event tells of yet contradicts what runs, or what was concluded. */
export const isContradicted = ({ questions, verdict, reports }: Life, lastSignAt: string): boolean => {
  const [first] = reports
  const isAnswered = questions.silence.length > 0 && lastSignAt > questions.since
  return isAnswered || (verdict && lastSignAt > verdict.lastSignAt) || (first && lastSignAt > first.reportedAt) || false
}

const isWaiting = ({ state }: Tries): boolean => state === 'deferred' || state === 'rejected' || state === 'bounced'

/** Nothing is asked of whom we know nothing else of than that they are away, or about whom something was concluded. */
const isAsking = ({ plan, pausedUntil, verdict }: Life): boolean =>
  plan !== undefined && plan.intervalDays !== null && pausedUntil === '' && verdict === undefined

/** The question that is to leave next, from 1, and when; undefined where all were taken, or none is asked. */
export const openAsk = (life: Life, { lastSignAt, dayMs }: Known): { ask: number; at: string } | undefined => {
  const { plan, questions } = life
  if (!plan || plan.intervalDays === null || !isAsking(life)) return undefined
  const taken = takenOf(questions.silence)
  if (taken.length >= plan.asks) return undefined
  const last = taken.at(-1)
  const begins = last
    ? plus(last.at, plan.askEveryDays * dayMs)
    : plus(quietSince(life, lastSignAt), plan.intervalDays * dayMs)
  const tries = questions.silence[taken.length]
  const at = tries && isWaiting(tries) ? latest(tries.at, begins) : begins
  return { ask: taken.length + 1, at: latest(at, waitsUntil(life)) }
}

/** When the silence after the last question counts as an answer; undefined while a question is to come. */
export const presumesAt = (life: Life, { dayMs }: Known): string | undefined => {
  const { plan, questions } = life
  const taken = takenOf(questions.silence)
  const last = taken.at(-1)
  if (!plan || !last || !isAsking(life) || taken.length < plan.asks) return undefined
  return latest(plus(last.at, plan.askEveryDays * dayMs), waitsUntil(life))
}

/** Of the days after a question its author must have been able to answer half: our own outage is no silence. */
const answerableOf = ({ plan }: Life, dayMs: number): number => ((plan?.askEveryDays ?? 0) * dayMs) / 2

/** The last question counts, and so does the silence after it; `answerableMs` is how long since it could be answered. */
export const isAnswerable = (life: Life, answerableMs: number, dayMs: number): boolean =>
  takenOf(life.questions.silence).length === 0 || answerableMs >= answerableOf(life, dayMs)

/** The question to be mailed now or later, and when: the one before anew where nobody could have answered it. */
export const askDue = (life: Life, known: Known, answerableMs: number): { ask: number; at: string } | undefined => {
  const open = openAsk(life, known)
  const at = open?.at ?? presumesAt(life, known)
  if (at !== undefined && !isAnswerable(life, answerableMs, known.dayMs))
    return { ask: takenOf(life.questions.silence).length, at }
  return open
}

/** When life is presumed to have ended if nobody answers any of the questions to come; one that is late leaves `now`. */
export const expectedAt = (life: Life, known: Known, now = ''): string | undefined => {
  const open = openAsk(life, known)
  if (!open || !life.plan) return presumesAt(life, known)
  const left = life.plan.asks - open.ask + 1
  return plus(latest(open.at, now), left * life.plan.askEveryDays * known.dayMs)
}

/** One thing that may come next by itself. */
type Watch = (life: Life, known: Known) => Step | undefined

const heed: Watch = (life, { lastSignAt }) =>
  isContradicted(life, lastSignAt) ? { step: 'heed', at: lastSignAt } : undefined
const resume: Watch = ({ pausedUntil }) => (pausedUntil === '' ? undefined : { step: 'resume', at: pausedUntil })
const ask: Watch = (life, known) => {
  const open = openAsk(life, known)
  return open && { step: 'ask', at: open.at }
}
const presume: Watch = (life, known) => {
  const at = presumesAt(life, known)
  return at === undefined ? undefined : { step: 'presume', at }
}

/** Digits that a contact waits for. */
const code: Watch = (life) => {
  const [owed] = owedCodes(life)
  return owed && { step: 'code', at: owed.at }
}
const object: Watch = (life, { addresses = 1, dayMs }) => {
  const next = nextObjection(life, addresses, dayMs)
  return next && { step: 'object', at: next.at }
}
const close: Watch = (life, { dayMs }) => life.challenge && { step: 'close', at: challengeEndsAt(life, dayMs) }

/** In this order where two have the same time. */
const watches: readonly Watch[] = [code, resume, ask, presume, object, close]

/** What happens next by itself, and when; undefined when only a person can move it. A sign comes before what it contradicts. */
export const nextStep = (life: Life, known: Known): Step | undefined =>
  heed(life, known) ??
  watches
    .flatMap((watch) => watch(life, known) ?? [])
    .reduce<Step | undefined>((first, each) => (first && first.at <= each.at ? first : each), undefined)
