import { plus } from '../../../kernel/log/decider.ts'
import { refusedBy, retryDelayMs } from '../../../kernel/log/tries.ts'
import type { CheckIn } from '../events.ts'
import type { Life } from '../life.ts'
import { isContradicted } from '../next.ts'
import { nextObjection, objectionIn } from '../objection.ts'
import { refuse, type Decide } from './guards.ts'

type Tried = Omit<CheckIn, 'about' | 'addrIdx'> & { readonly addrIdx: number }
type Facts = { readonly lastSignAt: string; readonly addresses: number }

/** A mail that asks an author to object is about to leave: an event before it does, so that a crash between is seen. */
export const beginObjection =
  ({ lastSignAt, addresses, ...tried }: Tried & Facts): Decide =>
  (life, { at, dayMs }) => {
    if (objectionIn(life, tried.ask, tried.addrIdx)?.attempt === tried.attempt) return []
    const due = nextObjection(life, addresses, dayMs)
    const isIt = due?.ask === tried.ask && due.addrIdx === tried.addrIdx && due.attempt === tried.attempt
    if (!isIt || isContradicted(life, lastSignAt)) throw refuse('life-changed')
    if (at < due.at) throw refuse('not-due', { until: due.at })
    return [{ type: 'CheckInAttempted', data: { ...tried, about: 'report', lastSignAt } }]
  }

const isAwaited = (life: Life, { round, ask, addrIdx, attempt }: Tried): boolean => {
  const tries = objectionIn(life, ask, addrIdx)
  return round === life.questions.round && tries?.attempt === attempt && tries.state === 'attempted'
}

type Answer =
  | { readonly outcome: 'accepted'; readonly smtpCode: number; readonly acceptedAt: string }
  | { readonly outcome: 'deferred' | 'rejected'; readonly smtpCode: number }

/** What the address said to it. "Not now" is tried again, ever more slowly; a no is not. */
export const recordObjection =
  (tried: Tried, answer: Answer): Decide =>
  (life, { at, dayMs }) => {
    if (!isAwaited(life, tried)) return []
    const { smtpCode } = answer
    const data = { ...tried, about: 'report', smtpCode } as const
    const refusedAt = smtpCode > 0 ? { refusedAt: at } : {}
    switch (answer.outcome) {
      case 'accepted':
        return [{ type: 'CheckInAccepted', data: { ...data, acceptedAt: answer.acceptedAt } }]
      case 'rejected':
        return [{ type: 'CheckInRejected', data: { ...data, ...refusedAt } }]
      case 'deferred':
        return [
          {
            type: 'CheckInDeferred',
            data: { ...data, retryAt: plus(at, retryDelayMs(tried.attempt, dayMs)), ...refusedAt },
          },
        ]
    }
  }

type Returned = { readonly ask: number; readonly addrIdx: number; readonly dsnStatus: string }

/**
 * A mail about reports that was taken came back. That address said no, as if it had done so at once: the other addresses
 * and the last mail still count, and the days to object go on.
 */
export const bounceObjection =
  ({ ask, addrIdx, dsnStatus }: Returned): Decide =>
  (life, { at }) => {
    const tries = objectionIn(life, ask, addrIdx)
    if (!life.challenge || (tries?.state !== 'accepted' && tries?.state !== 'attempted')) return []
    const { attempt, mailId } = tries
    const { round } = life.questions
    const tried = { round, about: 'report', ask, attempt, mailId, addrIdx } as const
    return [{ type: 'CheckInBounced', data: { ...tried, dsnStatus, ...refusedBy(dsnStatus, at) } }]
  }
