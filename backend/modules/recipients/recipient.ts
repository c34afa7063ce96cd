import type { Aggregate } from '../../kernel/log/decider.ts'
import { personal, type Person, type RecipientsEvent } from './events.ts'

export type Recipient = Required<Person> & {
  readonly status: 'new' | 'added' | 'removed'
  readonly recipientId: string
  readonly ownerId: string
  readonly isChild: boolean
  readonly verification: 'none' | 'passcode' | 'question' | 'otp'
  readonly hint?: string | undefined
  readonly question?: string | undefined
  readonly secretHash: string
  readonly consent: 'unknown' | 'invited' | 'consented' | 'declined' | 'wrong-person'
  readonly declinedAt: string
  /** The address that is somebody else's; empty when nobody says so. */
  readonly wrongAddress: string
  /** Invitations that were asked for, and how many of them the transport answered. */
  readonly invites: { readonly asked: number; readonly answered: number }
  /** The morning until which one was put off; empty where none waits for it. */
  readonly leavesAt: string
  /** How often a guardian was asked for a grown child's address, and at which of theirs last. */
  readonly guardian: { readonly asked: number; readonly addressHash: string }
}

/** Every mailbox that is theirs, or their guardian's. */
export const addressesOf = ({
  address,
  backupAddress,
  ownAddress,
}: Pick<Recipient, 'address' | 'backupAddress' | 'ownAddress'>): readonly string[] =>
  [address, backupAddress, ownAddress].filter((one) => one !== '')

const MAILBOXES = { first: 'address', second: 'backupAddress', own: 'ownAddress' } as const

export const recipient: Aggregate<Recipient, RecipientsEvent> = {
  category: 'recipient',
  personal,
  subject: ({ recipientId }) => `recipient-${recipientId}`,
  audience: ({ ownerId }) => ownerId,
  initial: {
    status: 'new',
    recipientId: '',
    ownerId: '',
    name: '',
    address: '',
    addressHash: '',
    zone: null,
    backupAddress: '',
    birthday: '',
    relation: '',
    ownAddress: '',
    isChild: false,
    verification: 'none',
    secretHash: '',
    consent: 'unknown',
    declinedAt: '',
    wrongAddress: '',
    invites: { asked: 0, answered: 0 },
    leavesAt: '',
    guardian: { asked: 0, addressHash: '' },
  },
  evolve: (recipient, { type, data }) => {
    switch (type) {
      case 'RecipientAdded': {
        const {
          recipientId,
          ownerId,
          name,
          address,
          addressHash,
          zone,
          isChild,
          backupAddress = '',
          birthday = '',
          relation = '',
          ownAddress = '',
        } = data
        const person = { name, address, addressHash, zone, isChild, backupAddress, birthday, relation, ownAddress }
        return { ...recipient, status: 'added', recipientId, ownerId, ...person }
      }
      case 'RecipientChanged': {
        const { name, address, addressHash, zone, isChild = recipient.isChild } = data
        const { backupAddress = '', birthday = '', relation = '', ownAddress = '' } = data
        const corrected = data.isCorrected ? ({ consent: 'unknown', wrongAddress: '' } as const) : {}
        const person = { name, address, addressHash, zone, isChild, backupAddress, birthday, relation, ownAddress }
        return { ...recipient, ...person, ...corrected }
      }
      case 'RecipientRemoved':
        return { ...recipient, status: 'removed' }
      case 'VerificationSet': {
        const { method } = data
        const secretHash = method === 'otp' ? '' : data.secretHash
        const hint = method === 'passcode' ? data.hint : undefined
        const question = method === 'question' ? data.question : undefined
        return { ...recipient, verification: method, hint, question, secretHash }
      }
      case 'RecipientInvited': {
        const consent = recipient.consent === 'unknown' ? 'invited' : recipient.consent
        return { ...recipient, consent, invites: { ...recipient.invites, asked: data.n } }
      }
      case 'InvitationMailed':
      case 'InvitationRefused':
        return { ...recipient, invites: { ...recipient.invites, answered: data.n }, leavesAt: '' }
      case 'InvitationPutOff':
        return { ...recipient, leavesAt: data.leavesAt }
      case 'RecipientConsented':
        return { ...recipient, consent: 'consented', declinedAt: '', wrongAddress: '' }
      case 'RecipientDeclined':
        return { ...recipient, consent: 'declined', declinedAt: data.at }
      case 'RecipientDeclineUndone':
        return { ...recipient, consent: 'unknown', declinedAt: '' }
      case 'WrongPersonReported': {
        const wrongAddress = recipient[MAILBOXES[data.mailbox]]
        return { ...recipient, consent: 'wrong-person', declinedAt: '', wrongAddress }
      }
      case 'WrongPersonReportUndone':
        return { ...recipient, consent: 'unknown', wrongAddress: '' }
      case 'GuardianAsked':
        return { ...recipient, guardian: { asked: data.n, addressHash: recipient.addressHash } }
      case 'OwnAddressGiven':
        return { ...recipient, ownAddress: data.ownAddress }
    }
  },
}
