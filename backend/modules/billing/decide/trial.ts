import { plus } from '../../../kernel/log/decider.ts'
import { TRIAL_DAYS } from '../contract.ts'
import type { Decide } from './guards.ts'

/** Once an account: 30 whole days from now. */
export const beginTrial =
  (accountId: string): Decide =>
  ({ status, trial }, { at, dayMs }) =>
    status === 'closed' || trial
      ? []
      : [{ type: 'TrialStarted', data: { accountId, startedAt: at, endsAt: plus(at, TRIAL_DAYS * dayMs) } }]

export const endTrial =
  (): Decide =>
  ({ status, trial }, { at }) =>
    status === 'open' && trial && !trial.isOver && at >= trial.endsAt
      ? [{ type: 'TrialEnded', data: { endedAt: at } }]
      : []
