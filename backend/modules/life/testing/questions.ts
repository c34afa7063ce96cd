import { plus } from '../../../kernel/log/decider.ts'
import { specification } from '../../../kernel/testing/given.ts'
import type { LifeEvent } from '../events.ts'
import { life } from '../life.ts'
import { dayMs, nora, START } from './states.ts'

export const day = (n: number): string => plus(START, n * dayMs)
export const by = { kind: 'system', id: 'system' } as const
export const given = specification(life, { by, at: START, dayMs })
export const at = (n: number) => ({ at: day(n) })
export const tried = (ask: number, attempt = 1) =>
  ({ round: 2, about: 'silence', ask, attempt, mailId: `m${ask}.${attempt}` }) as const
export const begun = (ask: number, attempt = 1): LifeEvent => ({
  type: 'CheckInAttempted',
  data: { ...tried(ask, attempt), lastSignAt: START },
})
export const taken = (ask: number, n: number, attempt = 1): LifeEvent => ({
  type: 'CheckInAccepted',
  data: { ...tried(ask, attempt), smtpCode: 250, acceptedAt: day(n) },
})
export const wait = (from: number, until: number): LifeEvent => ({
  type: 'ContactPaused',
  data: { contactId: nora.contactId, pausedAt: day(from), until: day(until), reason: 'unsure' },
})
