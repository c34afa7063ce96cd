import type { CommandOf, Row as Words } from '../../../kernel/testing/table.ts'
import type * as consent from '../decide/consent.ts'
import type { Decide } from '../decide/guards.ts'
import type * as ownAddress from '../decide/ownAddress.ts'
import type * as person from '../decide/person.ts'
import type * as proof from '../decide/proof.ts'
import type { State } from './states.ts'

type Decisions = typeof consent & typeof ownAddress & typeof person & typeof proof
export type Command =
  | Exclude<CommandOf<Decisions, Decide>, 'setVerification'>
  | 'addAnother'
  | 'removeFromMessages'
  | 'consentOnOpening'
  | 'setPasscode'
  | 'setQuestion'
  | 'setCode'
  | 'giveAnother'
type Row = Words<State>
type Named = Partial<Readonly<Record<State, string>>>

/** Whoever was taken out of the book is not there any more for its author. */
const inBook = (word: string, named: Named = {}): Row => ({
  new: 'not-found',
  removed: 'not-found',
  'removed after a no': 'not-found',
  ...named,
  else: word,
})
/** What somebody says of themselves counts also after that: what they were given stays with them. */
const theirs = (word: string, named: Named = {}): Row => ({ new: 'not-found', ...named, else: word })

/**
 * What each command does to somebody in each state, written down without a look at the decisions: an event, a refusal,
 * `-` for nothing; `else` is every state that is not named.
 */
export const table: Readonly<Record<Command, Row>> = {
  addRecipient: inBook('-', {
    new: 'RecipientAdded',
    child: 'duplicate',
    'guardian asked': 'duplicate',
    'own address': 'duplicate',
  }),
  addAnother: inBook('duplicate', { new: 'RecipientAdded' }),
  changeRecipient: inBook('RecipientChanged'),
  removeRecipient: inBook('RecipientRemoved', { removed: '-', 'removed after a no': '-' }),
  removeFromMessages: inBook('recipient-in-use', { removed: '-', 'removed after a no': '-' }),
  setPasscode: inBook('VerificationSet', { 'proof passcode': '-' }),
  setQuestion: inBook('VerificationSet', { 'proof question': '-' }),
  setCode: inBook('VerificationSet', { 'proof otp': '-' }),
  // Not while the first is on its way, and not after an answer.
  inviteRecipient: inBook('RecipientInvited', {
    invited: '-',
    consented: 'consent-closed',
    declined: 'consent-closed',
    'declined for good': 'consent-closed',
    'wrong-person': 'address-wrong',
  }),
  putInvitationOff: { invited: 'InvitationPutOff', else: '-' },
  // A mail that has left is written down, whatever came between.
  recordInvitation: { invited: 'InvitationMailed', removed: 'InvitationMailed', else: '-' },
  consentRecipient: theirs('RecipientConsented', { consented: '-', 'declined for good': 'consent-closed' }),
  // Whoever opens a message before the author is told of the stranger answers nothing.
  consentOnOpening: theirs('RecipientConsented', {
    consented: '-',
    'declined for good': 'consent-closed',
    'wrong-person': '-',
  }),
  // A stranger's no says nothing of the person who was meant.
  declineRecipient: theirs('RecipientDeclined', {
    declined: '-',
    'declined for good': '-',
    'removed after a no': '-',
    'wrong-person': '-',
  }),
  undoDecline: theirs('-', {
    declined: 'RecipientDeclineUndone',
    'declined for good': 'consent-closed',
    'removed after a no': 'RecipientDeclineUndone',
  }),
  undoWrongPerson: theirs('-', { 'wrong-person': 'WrongPersonReportUndone' }),
  // A mailbox is asked once, and a child's guardian answers once.
  recordGuardianAsked: { new: '-', 'guardian asked': '-', 'own address': '-', else: 'GuardianAsked' },
  giveOwnAddress: {
    child: 'OwnAddressGiven',
    'guardian asked': 'OwnAddressGiven',
    'own address': '-',
    else: 'own-over',
  },
  giveAnother: { child: 'OwnAddressGiven', 'guardian asked': 'OwnAddressGiven', else: 'own-over' },
  reportWrongPerson: theirs('WrongPersonReported', { 'wrong-person': '-' }),
}
