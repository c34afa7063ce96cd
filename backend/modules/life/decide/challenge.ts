import { plus } from '../../../kernel/log/decider.ts'
import { isContradicted } from '../next.ts'
import { areObjectionsTried, challengeEndsAt, isLastMailOutdated } from '../objection.ts'
import { refuse, type Decide } from './guards.ts'

type Facts = {
  /** The last sign of life that counts against it, read by the caller. */
  readonly lastSignAt: string
  /** How many addresses the author has. */
  readonly addresses: number
  /** For how long they could have answered since the challenge began. */
  readonly answerableMs: number
}

/**
 * The days to object are over: who did not answer, was written to at every address, and could have answered for half of
 * them, is taken for dead. Where the fault is ours, or a contact had us wait after the last mail, they get another day, and
 * that mail again with the new one.
 */
export const closeChallenge =
  ({ lastSignAt, addresses, answerableMs }: Facts): Decide =>
  (life, { at, dayMs }) => {
    const { challenge, plan, reports } = life
    if (!challenge || !plan) return []
    const due = challengeEndsAt(life, dayMs)
    if (at < due) throw refuse('not-due', { until: due })
    if (isContradicted(life, lastSignAt)) throw refuse('life-changed')
    const isAnswerable = answerableMs >= (plan.challengeDays * dayMs) / 2
    if (!isAnswerable || !areObjectionsTried(life, addresses) || isLastMailOutdated(life, dayMs))
      return [{ type: 'ChallengeExtended', data: { until: plus(at, dayMs) } }]
    const contactIds = reports.map(({ contactId }) => contactId)
    return [{ type: 'LifeConfirmed', data: { contactIds, lastSignAt, confirmedAt: at } }]
  }
