import type { Confirmation } from '../confirmation.ts'
import type { Delivery } from '../delivery.ts'
import type { Tries } from '../../../kernel/log/tries.ts'
import type { Code } from '../../../kernel/identity/codes.ts'
import type { DeliveriesEvent } from '../events.ts'
import type { Proposal } from '../proposal.ts'
import {
  about,
  accepted,
  at,
  attempted,
  created,
  declined,
  now,
  opened,
  revoked,
  sent,
  tried,
  unlocked,
} from './history.ts'

/** How a delivery stands, its link's last try, its code, what its author's contacts say, and an address they gave. */
export type State =
  | Exclude<Delivery['status'], 'revoked'>
  | Exclude<Delivery['revokedAs'], ''>
  | `link ${Exclude<Tries['state'], 'accepted' | 'bounced'>}`
  | `code ${Code['state']}`
  | `contacts ${Confirmation['state']}`
  | 'contacts given, with a code'
  | `address ${Proposal['state']}`
  | 'address supported'
  | 'address due'
  | 'expired'
  | 'opened'
  | 'locked'
  | 'unlocked'
  | 'declined for good'

const RETRY = at(7 / 3)
const no = { ...tried, smtpCode: 550 }
const asked: DeliveriesEvent = { type: 'OtpRequested', data: { ...about, nonce: 'one', at: now } }
const mailed: DeliveriesEvent = { type: 'OtpSent', data: { ...about, nonce: 'one', smtpCode: 250, acceptedAt: at(0) } }
const question = { ...about, n: 1, at: now }
const wondered: DeliveriesEvent = { type: 'ConfirmationRequested', data: { ...question, until: at(7) } }
const said: DeliveriesEvent = { type: 'ConfirmationGiven', data: { ...question, until: at(7) } }
const denied = (by: 'contact' | 'author'): DeliveriesEvent => ({
  type: 'ConfirmationRefused',
  data: { ...question, by },
})

const lost: DeliveriesEvent[] = [created, attempted, { type: 'LinkRejected', data: no }]
const given = { ...about, n: 1, at: now }
const proposed: DeliveriesEvent = {
  type: 'AddressProposed',
  data: { ...given, contactId: 'nora', address: 'ben@else.example', countsAt: at(30) },
}
const unwanted = (by: 'proposer' | 'contact' | 'author'): DeliveriesEvent => ({
  type: 'AddressProposalRefused',
  data: { ...given, by },
})

/** A delivery that has come to each state. */
export const lives = {
  new: [],
  queued: [created],
  'link attempted': [created, attempted],
  'link deferred': [
    created,
    attempted,
    { type: 'LinkDeferred', data: { ...tried, smtpCode: 451, retryAt: RETRY, since: now } },
  ],
  'link rejected': lost,
  bounced: [
    created,
    attempted,
    accepted,
    { type: 'LinkBounced', data: { ...tried, dsnStatus: '5.1.1', retryAt: RETRY, nextAddrIdx: 0 } },
  ],
  sent,
  expired: sent,
  opened,
  locked: [...opened, { type: 'DeliveryLocked', data: { ...about, until: at(0, 900_000) } }],
  'code asked': [...opened, asked],
  'code sent': [...opened, asked, mailed],
  'code refused': [...opened, asked, { type: 'OtpRefused', data: { ...about, nonce: 'one', smtpCode: 550 } }],
  unlocked,
  'contacts asked': [...opened, wondered],
  'contacts given': [...opened, wondered, said],
  'contacts given, with a code': [...opened, wondered, said, asked, mailed],
  'contacts refused': [...opened, wondered, denied('contact')],
  'contacts forbidden': [...opened, wondered, denied('author')],
  'contacts over': [
    ...opened,
    wondered,
    said,
    asked,
    mailed,
    { type: 'UnlockSucceeded', data: { ...about, method: 'confirmed' } },
  ],
  'address proposed': [...lost, proposed],
  'address supported': [
    ...lost,
    proposed,
    { type: 'AddressProposalSupported', data: { ...given, contactId: 'sam', countsAt: at(7) } },
  ],
  'address due': [...lost, proposed],
  'address withdrawn': [...lost, proposed, unwanted('proposer')],
  'address refused': [...lost, proposed, unwanted('contact')],
  'address forbidden': [...lost, proposed, unwanted('author')],
  'address over': [
    ...lost,
    proposed,
    { type: 'AddressProposalAccepted', data: { ...given, by: 'author' } },
    { type: 'LinkReaddressed', data: { ...about, nonce: 'third', name: 'Ben', address: 'ben@else.example' } },
  ],
  declined: [...sent, declined],
  'declined for good': [...sent, declined],
  taken_back: [...sent, revoked('taken_back')],
  wrong_person: [...opened, revoked('wrong_person')],
} as const satisfies Readonly<Record<State, readonly DeliveriesEvent[]>>

/** When a state is looked at, where that is not at once. */
export const LATER: Partial<Readonly<Record<State, string>>> = {
  'link deferred': RETRY,
  bounced: RETRY,
  expired: at(400),
  'address due': at(30),
  'declined for good': at(30),
}
