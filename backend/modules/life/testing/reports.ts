import { plus } from '../../../kernel/log/decider.ts'
import type { LifeEvent, Terms } from '../events.ts'

export const dayMs = 86_400_000
export const hourMs = 3_600_000
export const START = '2030-01-01T00:00:00.000Z'
export const day = (n: number): string => plus(START, n * dayMs)

export const agreed = (contactId: string): readonly LifeEvent[] => [
  {
    type: 'ContactInvited',
    data: {
      accountId: 'ana',
      contactId,
      name: contactId,
      address: `${contactId}@hale.example`,
      addressHash: contactId,
    },
  },
  { type: 'ContactAccepted', data: { contactId } },
]
const terms: Terms = { intervalDays: 90, asks: 3, askEveryDays: 7, preconsentDays: 60, k: 2, challengeDays: 7 }
export const planOf = (changes: Partial<Terms> = {}): LifeEvent => ({
  type: 'LifePlanSet',
  data: { ...terms, ...changes, accountId: 'ana', setAt: START },
})

/** Three contacts who agreed, of whom two may report the death of their author. */
export const trusted = ['nora', 'emil', 'ida'].flatMap(agreed)
export const planned: readonly LifeEvent[] = [...trusted, planOf()]

export const asked = (contactId: string, at = START): LifeEvent => ({
  type: 'ReportCodeAsked',
  data: { contactId, nonce: `of-${contactId}`, askedAt: at },
})
export const reported = (contactId: string, at = START): LifeEvent => ({
  type: 'DeathReported',
  data: { contactId, reportedAt: at },
})
export const withdrawn = (contactId: string, at = START): LifeEvent => ({
  type: 'ReportWithdrawn',
  data: { contactId, withdrawnAt: at },
})
export const opened = (from = 0): LifeEvent => ({
  type: 'ChallengeOpened',
  data: { openedAt: day(from), until: day(from + 7) },
})
/** Two of three have reported, and the author has seven days. */
export const challenged: readonly LifeEvent[] = [...planned, reported('nora'), reported('emil'), opened()]

/** A mail of the challenge that left for an address, and what that said. */
export const mailed = (ask: number, addrIdx = 0, smtpCode = 250): readonly LifeEvent[] => {
  const tried = { round: 2, about: 'report', ask, attempt: 1, mailId: `m${ask}-${addrIdx}`, addrIdx } as const
  return [
    { type: 'CheckInAttempted', data: { ...tried, lastSignAt: '' } },
    smtpCode === 250
      ? { type: 'CheckInAccepted', data: { ...tried, smtpCode, acceptedAt: day(ask === 1 ? 0 : ask + 4) } }
      : { type: 'CheckInDeferred', data: { ...tried, smtpCode, retryAt: day(ask === 1 ? 1 : 7) } },
  ]
}
export const confirmed: LifeEvent = {
  type: 'LifeConfirmed',
  data: { contactIds: ['nora', 'emil'], lastSignAt: '', confirmedAt: day(7) },
}
export const seen = (source: 'app' | 'mail', at: string): LifeEvent => ({
  type: 'SignOfLifeSeen',
  data: { source, seenAt: at, reportedBy: ['nora', 'emil'] },
})
