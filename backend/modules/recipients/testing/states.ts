import { plus } from '../../../kernel/log/decider.ts'
import type { RecipientsEvent } from '../events.ts'
import type { Recipient } from '../recipient.ts'

/** Whether somebody stands in the author's book, how they prove who they are and what they said. */
export type State =
  | Exclude<Recipient['status'], 'added'>
  | Recipient['consent']
  | `proof ${Exclude<Recipient['verification'], 'none'>}`
  | 'invitation mailed'
  | 'invitation refused'
  | 'declined for good'
  | 'removed after a no'
  | 'child'
  | 'guardian asked'
  | 'own address'

export const START = '2030-01-01T00:00:00.000Z'
export const dayMs = 86_400_000
export const ben = { name: 'Ben Hale', address: 'ben@hale.example', addressHash: 'h1', zone: null }
const added: RecipientsEvent = {
  type: 'RecipientAdded',
  data: { recipientId: 'ben', ownerId: 'ana', ...ben, isChild: false },
}
const invited: RecipientsEvent = { type: 'RecipientInvited', data: { n: 1 } }
const mailed: RecipientsEvent = { type: 'InvitationMailed', data: { n: 1, smtpCode: 250, acceptedAt: START } }
const declined: RecipientsEvent = { type: 'RecipientDeclined', data: { scope: 'author', at: START } }
const removed: RecipientsEvent = { type: 'RecipientRemoved', data: { reason: 'asked' } }
const asked = [added, invited, mailed]
const child: RecipientsEvent = { ...added, data: { ...added.data, isChild: true, birthday: '2015-06-14' } }
const guardianAsked: RecipientsEvent = { type: 'GuardianAsked', data: { n: 1, smtpCode: 250, acceptedAt: START } }
export const OWN = 'ben.himself@hale.example'

/** Somebody who has come to each state. */
export const lives = {
  new: [],
  unknown: [added],
  'proof passcode': [added, { type: 'VerificationSet', data: { method: 'passcode', secretHash: 'hash' } }],
  'proof question': [
    added,
    { type: 'VerificationSet', data: { method: 'question', question: 'Who guarded the house?', secretHash: 'hash' } },
  ],
  'proof otp': [added, { type: 'VerificationSet', data: { method: 'otp' } }],
  invited: [added, invited],
  'invitation mailed': asked,
  'invitation refused': [added, invited, { type: 'InvitationRefused', data: { n: 1, smtpCode: 550 } }],
  consented: [...asked, { type: 'RecipientConsented', data: { where: 'invite' } }],
  declined: [...asked, declined],
  'declined for good': [...asked, declined],
  'wrong-person': [...asked, { type: 'WrongPersonReported', data: { where: 'invite', mailbox: 'first', at: START } }],
  removed: [added, invited, removed],
  'removed after a no': [...asked, declined, removed],
  child: [child],
  'guardian asked': [child, guardianAsked],
  'own address': [child, guardianAsked, { type: 'OwnAddressGiven', data: { ownAddress: OWN } }],
} as const satisfies Readonly<Record<State, readonly RecipientsEvent[]>>

/** When a state is looked at, where that is not at once. */
export const LATER: Partial<Readonly<Record<State, string>>> = { 'declined for good': plus(START, 30 * dayMs) }
