import { plus } from '../../../kernel/log/decider.ts'
import type { LifeEvent } from '../events.ts'
import type { Contact } from '../life.ts'

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
}
