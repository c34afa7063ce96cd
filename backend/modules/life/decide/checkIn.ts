import { latest } from '../../../kernel/log/decider.ts'
import { isSilentFor, retriedInTime, type Unreached } from '../../../kernel/log/silence.ts'
import { afterNo, afterNotNow, hasBegun, isAwaited, refusedBy, spoken, type Tries } from '../../../kernel/log/tries.ts'
import type { CheckIn, LifeEvent, Missed } from '../events.ts'
import { life as lives, waitsUntil, type Life } from '../life.ts'
import { askDue, isContradicted, quietSince } from '../next.ts'
import { takenOf } from '../questions.ts'
import { refuse, type Decide } from './guards.ts'

const triesOf = ({ questions }: Life, { round, about, ask }: CheckIn): Tries | undefined =>
  round === questions.round ? questions[about][ask - 1] : undefined

const isSettled = (life: Life, tried: CheckIn): boolean =>
  hasBegun(triesOf(life, tried), tried) && !isAwaited(triesOf(life, tried), tried)

/** Whoever was seen, or is waited for, is not asked further, and nothing is concluded of their silence. */
export const requireSilence = (life: Life, lastSignAt: string, at: string): void => {
  const isWaitedFor = waitsUntil(life) > at || life.pausedUntil !== ''
  if (!life.plan || life.verdict || isWaitedFor || isContradicted(life, lastSignAt)) throw refuse('life-changed')
}

type Asking = CheckIn & { readonly lastSignAt: string; readonly answerableMs: number }

/** A question is about to leave. It is an event before it does, so that a crash between the two is seen. */
export const beginCheckIn =
  ({ answerableMs, ...data }: Asking): Decide =>
  (life, { at, dayMs }) => {
    if (hasBegun(triesOf(life, data), data)) return []
    requireSilence(life, data.lastSignAt, at)
    const due = askDue(life, { lastSignAt: data.lastSignAt, dayMs }, answerableMs)
    if (!due || due.ask !== data.ask || data.round !== life.questions.round) throw refuse('life-changed')
    if (at < due.at) throw refuse('not-due', { until: due.at })
    return [{ type: 'CheckInAttempted', data }]
  }

const requireAwaited = (life: Life, tried: CheckIn): void => {
  if (!isAwaited(triesOf(life, tried), tried)) throw refuse('life-changed')
}

/** The transport took the question: the proof. */
export const acceptCheckIn =
  (data: CheckIn & { readonly smtpCode: number; readonly acceptedAt: string }): Decide =>
  (life) => {
    if (isSettled(life, data)) return []
    requireAwaited(life, data)
    return [{ type: 'CheckInAccepted', data }]
  }

/** `since` is when the author was last there; it is left out where the clocks disagree. */
type Missing = CheckIn & { readonly smtpCode: number; readonly addresses: number; readonly since?: string | undefined }

/** The refusal, after which the next try comes no later than their silence counts, by what their author had said. */
const missedInTime = <R extends Missed>(
  life: Life,
  eventOf: (retry: R) => LifeEvent,
  retry: R,
  { addresses, since }: Pick<Missing, 'addresses' | 'since'>,
  at: string,
  dayMs: number,
): LifeEvent => {
  const { plan, questions } = lives.evolve(life, eventOf(retry))
  if (!plan || since === undefined) return eventOf(retry)
  const unreached = { addresses, since: quietSince(life, since) }
  return eventOf(retriedInTime(retry, plan.preconsentDays, questions.refusals, unreached, { at, dayMs }))
}

/** No address took a question for as long as its author had said: in the refusal's own append. */
const concluded = (life: Life, missed: LifeEvent, { addresses, since }: Unreached, at: string, dayMs: number) => {
  const after = lives.evolve(life, missed)
  const { plan, questions, verdict, pausedUntil } = after
  const isWaitedFor = waitsUntil(after) > at || pausedUntil !== ''
  if (!plan || verdict || isWaitedFor || isContradicted(after, since)) return [missed]
  const silence = { addresses, since: quietSince(after, since) }
  if (!isSilentFor(plan.preconsentDays, questions.refusals, silence, dayMs)) return [missed]
  const presumed: LifeEvent = {
    type: 'LifePresumed',
    data: {
      round: questions.round,
      asksAccepted: takenOf(questions.silence).length,
      unreachedDays: plan.preconsentDays ?? 0,
      lastSignAt: latest(since, after.seenAt),
      presumedAt: at,
    },
  }
  return [missed, presumed]
}

const missing =
  (type: 'CheckInDeferred' | 'CheckInRejected', retryOf: typeof afterNotNow) =>
  ({ addresses, since, ...tried }: Missing): Decide =>
  (life, { at, dayMs }) => {
    if (isSettled(life, tried)) return []
    requireAwaited(life, tried)
    const retry = retryOf(triesOf(life, tried), tried, { addresses, at, dayMs })
    const missedBy = (next: typeof retry): LifeEvent => ({
      type,
      data: { ...tried, ...next, ...spoken(tried.smtpCode, at) },
    })
    const missed = missedInTime(life, missedBy, retry, { addresses, since }, at, dayMs)
    return since === undefined ? [missed] : concluded(life, missed, { addresses, since }, at, dayMs)
  }

/** Not now (4xx, or nobody answered): tried again, ever more slowly, for a day; then another address. */
export const deferCheckIn = missing('CheckInDeferred', afterNotNow)

/** Refused (5xx): the next address is asked at once; after the last one the first again in a day. */
export const rejectCheckIn = missing('CheckInRejected', afterNo)

type Returned = CheckIn & Pick<Missing, 'addresses' | 'since'> & { readonly dsnStatus: string }

/** A question that was taken came back: it proves nothing, and is mailed again. That address has said no to it. */
export const bounceCheckIn =
  ({ addresses, since, ...tried }: Returned): Decide =>
  (life, { at, dayMs }) => {
    const tries = triesOf(life, tried)
    if (!tries || !hasBegun(tries, tried) || (tries.state !== 'accepted' && tries.state !== 'attempted')) return []
    const retry = afterNo(tries, tried, { addresses, at, dayMs })
    const bouncedBy = (next: typeof retry): LifeEvent => ({
      type: 'CheckInBounced',
      data: { ...tried, ...next, ...refusedBy(tried.dsnStatus, at) },
    })
    const bounced = missedInTime(life, bouncedBy, retry, { addresses, since }, at, dayMs)
    return since === undefined ? [bounced] : concluded(life, bounced, { addresses, since }, at, dayMs)
  }
