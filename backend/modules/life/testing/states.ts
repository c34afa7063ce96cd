import { plus } from '../../../kernel/log/decider.ts'
import type { LifeEvent } from '../events.ts'
import type { Contact } from '../life.ts'
import { mailed as objected } from './reports.ts'

/** What a contact said, how their invitation went, and whether we wait because of them. */
export type State =
  | 'never asked'
  | Contact['status']
  | `invitation ${Exclude<Contact['invitation'], 'asked'>}`
  | 'declined for good'
  | 'removed after a no'
  | 'removed while we wait'
  | 'declined while we wait'
  | 'waited for'
  | 'waited for until today'
  | 'waited for until the author came'
  | 'waited for to the end of ninety days'
  | 'waited for ninety days'
  // Of the author, whose contact has accepted.
  | 'planned'
  | 'away'
  | 'away until today'
  | 'asked'
  | 'code asked'
  | 'reported'
  | 'challenged'
  | 'challenged to the end'
  | 'presumed'
  | 'confirmed'

export const START = '2030-01-01T00:00:00.000Z'
export const dayMs = 86_400_000
const day = (n: number): string => plus(START, n * dayMs)
export const nora = { contactId: 'nora', name: 'Nora Hale', address: 'nora@hale.example', addressHash: 'h1' }
const { contactId } = nora
const asked: LifeEvent = { type: 'ContactInvited', data: { accountId: 'ana', ...nora } }
const mailed: LifeEvent = { type: 'ContactInvitationMailed', data: { contactId, smtpCode: 250, acceptedAt: START } }
const accepted: LifeEvent = { type: 'ContactAccepted', data: { contactId } }
const declined: LifeEvent = { type: 'ContactDeclined', data: { contactId, declinedAt: START } }
const removed: LifeEvent = { type: 'ContactRemoved', data: { contactId } }
const waited = (from: number): LifeEvent => ({
  type: 'ContactPaused',
  data: { contactId, pausedAt: day(from), until: day(from + 30), reason: 'unsure' },
})
const invited = [asked, mailed]
const agreed = [...invited, accepted]
export const terms = { intervalDays: 90, asks: 3, askEveryDays: 7, preconsentDays: 60, k: 1, challengeDays: 7 }
const planned: LifeEvent = { type: 'LifePlanSet', data: { ...terms, accountId: 'ana', setAt: START } }
const away: LifeEvent = { type: 'LifePaused', data: { pausedAt: START, until: day(30) } }
const tried = (ask: number) => ({ round: 2, about: 'silence', ask, attempt: 1, mailId: `m${ask}` }) as const
const taken = (ask: number): readonly LifeEvent[] => [
  { type: 'CheckInAttempted', data: { ...tried(ask), lastSignAt: START } },
  { type: 'CheckInAccepted', data: { ...tried(ask), smtpCode: 250, acceptedAt: day(83 + 7 * ask) } },
]
const reported: LifeEvent = { type: 'DeathReported', data: { contactId, reportedAt: START } }
const plans = [...agreed, planned]
const presumed: LifeEvent = {
  type: 'LifePresumed',
  data: { round: 2, asksAccepted: 3, lastSignAt: START, presumedAt: day(111) },
}
const challenged: LifeEvent = { type: 'ChallengeOpened', data: { openedAt: START, until: day(7) } }
const confirmed: LifeEvent = {
  type: 'LifeConfirmed',
  data: { contactIds: [contactId], lastSignAt: START, confirmedAt: day(7) },
}
const codeAsked: LifeEvent = { type: 'ReportCodeAsked', data: { contactId, nonce: 'six', askedAt: START } }
const used = [...agreed, waited(0), waited(30), waited(60)]

/** An author's contact who has come to each state. */
export const lives = {
  'never asked': [],
  invited: [asked],
  'invitation mailed': invited,
  'invitation refused': [asked, { type: 'ContactInvitationRefused', data: { contactId, smtpCode: 550 } }],
  accepted: agreed,
  declined: [...invited, declined],
  'declined for good': [...invited, declined],
  removed: [...agreed, removed],
  'removed after a no': [...invited, declined, removed],
  'waited for': [...agreed, waited(0)],
  'waited for until today': [...agreed, waited(0)],
  'waited for until the author came': [...agreed, waited(0), { type: 'ContactPauseEnded', data: { endedAt: day(2) } }],
  'waited for to the end of ninety days': used,
  'waited for ninety days': used,
  'declined while we wait': [...agreed, waited(0), declined],
  'removed while we wait': [...agreed, waited(0), removed],
  planned: plans,
  away: [...plans, away],
  'away until today': [...plans, away],
  asked: [...plans, ...taken(1)],
  'code asked': [...plans, codeAsked],
  reported: [...plans, reported],
  challenged: [...plans, reported, challenged],
  'challenged to the end': [...plans, reported, challenged, ...objected(1), ...objected(2)],
  presumed: [...plans, ...taken(1), ...taken(2), ...taken(3), presumed],
  confirmed: [...plans, reported, challenged, confirmed],
} as const satisfies Readonly<Record<State, readonly LifeEvent[]>>

/** When a state is looked at, where that is not at once. */
export const LATER: Partial<Readonly<Record<State, string>>> = {
  'declined for good': day(30),
  'waited for': day(5),
  'declined while we wait': day(5),
  'removed while we wait': day(5),
  'waited for until today': day(30),
  'waited for until the author came': day(5),
  'waited for to the end of ninety days': day(85),
  'waited for ninety days': day(90),
  'away until today': day(30),
  asked: day(90),
  'challenged to the end': day(7),
  presumed: day(112),
  confirmed: day(8),
}
