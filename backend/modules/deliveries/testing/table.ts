import type { CommandOf, Row as Words } from '../../../kernel/testing/table.ts'
import type * as author from '../decide/author.ts'
import type * as code from '../decide/code.ts'
import type * as confirm from '../decide/confirm.ts'
import type * as enjoy from '../decide/enjoy.ts'
import type { Decide } from '../decide/guards.ts'
import type * as open from '../decide/open.ts'
import type * as propose from '../decide/propose.ts'
import type * as send from '../decide/send.ts'
import type { State } from './states.ts'

type Decisions = typeof author &
  typeof code &
  typeof confirm &
  typeof enjoy &
  typeof open &
  typeof propose &
  typeof send
export type Command =
  | CommandOf<Decisions, Decide>
  | 'reissueLinkByStaff'
  | 'declineAuthor'
  | 'unlockWrongly'
  | 'unlockConfirmedWrongly'
type Row = Words<State>
type Named = Partial<Readonly<Record<State, string>>>

/** A link that is closed says why, whatever was asked of it. */
const closed = {
  new: 'link-invalid',
  declined: 'declined',
  'declined for good': 'declined',
  taken_back: 'taken-back',
  wrong_person: 'wrong-person',
} as const
const nothing = { new: '-', declined: '-', 'declined for good': '-', taken_back: '-', wrong_person: '-' } as const
const asked = (word: string) => ({ 'address proposed': word, 'address supported': word, 'address due': word })
const lost = (word: string) => ({
  ...asked(word),
  'link rejected': word,
  'address withdrawn': word,
  'address refused': word,
  'address forbidden': word,
})
const unreached = (word: string) => ({
  queued: word,
  'link attempted': word,
  'link deferred': word,
  ...lost(word),
  bounced: word,
  'address over': word,
})
/** A yes of the contacts is over once it has opened the message. */
const proved = (word: string) => ({ unlocked: word, 'contacts over': word })
const withReader = (word: string) => ({
  ...proved(word),
  opened: word,
  locked: word,
  'code asked': word,
  'code sent': word,
  'code refused': word,
  'contacts asked': word,
  'contacts given': word,
  'contacts given, with a code': word,
  'contacts refused': word,
  'contacts forbidden': word,
})

const standing = (word: string, named: Named = {}): Row => ({ ...closed, ...named, else: word })
const live = (word: string, named: Named = {}): Row => standing(word, { expired: 'link-expired', ...named })
const inside = (word: string, named: Named = {}): Row =>
  live(word, { ...unreached('not-open'), sent: 'not-open', ...named })
const proving = (word: string, named: Named = {}): Row => inside(word, { locked: 'locked', ...named })
const shown = (word: string): Row => live('not-unlocked', proved(word))
const waiting = (word: string): Row => ({ 'link attempted': word, else: '-' })

/**
 * What each command does to a delivery in each state, written down without a look at the decisions: an event, a refusal,
 * `-` for nothing; `+` says that others follow, `else` is every state that is not named. Wrong person: closed by somebody who had opened it.
 */
export const table: Readonly<Record<Command, Row>> = {
  createDelivery: { new: 'DeliveryCreated', else: '-' },
  // One that all addresses have refused for good waits for another address.
  beginLink: {
    queued: 'LinkAttempted',
    'link attempted': '-',
    'link deferred': 'LinkAttempted',
    bounced: 'LinkAttempted',
    'address over': 'LinkAttempted',
    else: 'link-invalid',
  },
  acceptLink: waiting('LinkAccepted'),
  deferLink: waiting('LinkDeferred'),
  rejectLink: waiting('LinkRejected'),
  // What was opened had arrived.
  bounceLink: { 'link attempted': 'LinkBounced', sent: 'LinkBounced', expired: 'LinkBounced', else: '-' },
  readdressLink: { ...unreached('LinkReaddressed'), wrong_person: 'LinkReaddressed', else: '-' },
  reissueLink: standing('-', { expired: 'LinkReissued' }),
  reissueLinkByStaff: standing('LinkReissued'),
  // On its way already, or nobody's business.
  resendLink: {
    ...nothing,
    queued: '-',
    'link attempted': '-',
    'link deferred': '-',
    'address over': '-',
    expired: 'LinkReissued',
    else: 'LinkResent',
  },
  // A mail that has left is written down, whatever came between.
  recordReminder: { new: '-', else: 'ReminderMailed' },
  openDelivery: live('DeliveryOpened', withReader('-')),
  unlock: proving('UnlockSucceeded', proved('-')),
  unlockWrongly: proving('UnlockFailed'),
  declineDelivery: standing('DeliveryDeclined', { declined: '-', 'declined for good': '-' }),
  declineAuthor: standing('DeliveryDeclined', {
    declined: 'DeliveryDeclined',
    'declined for good': 'DeliveryDeclined',
  }),
  undoDecline: standing('-', { declined: 'DeliveryDeclineUndone' }),
  notMe: standing('DeliveryRevoked', { ...proved('already-opened'), wrong_person: '-' }),
  undoNotMe: standing('-', { wrong_person: 'WrongPersonUndone' }),
  reopenMailboxes: { wrong_person: 'WrongPersonUndone', else: '-' },
  closeMailboxes: { ...nothing, ...proved('-'), 'address over': '-', else: 'DeliveryRevoked' },
  // Never a dead end, also during a lock.
  requestHelp: inside('HelpRequested'),
  requestCode: proving('OtpRequested', { 'code asked': '-', 'code sent': '-', 'contacts given, with a code': '-' }),
  recordCode: { 'code asked': 'OtpSent', else: '-' },
  requestConfirmation: inside('ConfirmationRequested', {
    'contacts asked': '-',
    'contacts given': '-',
    'contacts given, with a code': '-',
    'contacts refused': 'asked-lately',
    'contacts forbidden': 'asked-lately',
    'contacts over': 'asked-lately',
  }),
  giveConfirmation: live('confirmation-over', {
    'contacts asked': 'ConfirmationGiven',
    'contacts given': '-',
    'contacts given, with a code': '-',
  }),
  refuseConfirmation: live('confirmation-over', {
    'contacts asked': 'ConfirmationRefused',
    'contacts given': 'ConfirmationRefused',
    'contacts given, with a code': 'ConfirmationRefused',
    'contacts refused': '-',
  }),
  forbidConfirmation: {
    new: 'not-found',
    'contacts asked': 'ConfirmationRefused',
    'contacts given': 'ConfirmationRefused',
    'contacts given, with a code': 'ConfirmationRefused',
    else: '-',
  },
  unlockConfirmed: proving('not-confirmed', {
    'contacts given': 'no-code',
    'contacts given, with a code': 'UnlockSucceeded',
  }),
  unlockConfirmedWrongly: proving('not-confirmed', {
    'contacts given': 'no-code',
    'contacts given, with a code': 'UnlockFailed',
  }),
  // While every address has refused for good: nora gives one, sam answers, ana decides, and time does.
  proposeAddress: {
    ...asked('-'),
    'link rejected': 'AddressProposed',
    'address withdrawn': 'proposed-lately',
    'address refused': 'proposed-lately',
    'address forbidden': 'proposed-lately',
    wrong_person: 'AddressProposed',
    else: 'proposal-over',
  },
  supportAddress: { ...asked('AddressProposalSupported'), 'address supported': '-', else: 'proposal-over' },
  refuseAddress: {
    ...asked('AddressProposalRefused'),
    'address withdrawn': '-',
    'address refused': '-',
    else: 'proposal-over',
  },
  acceptAddress: {
    ...asked('AddressProposalAccepted+'),
    new: 'not-found',
    'address over': '-',
    else: 'proposal-over',
  },
  forbidAddress: {
    ...asked('AddressProposalRefused'),
    new: 'not-found',
    'address forbidden': '-',
    else: 'proposal-over',
  },
  acceptInTime: { 'address due': 'AddressProposalAccepted+', else: '-' },
  recordPlay: shown('ContentPlayed'),
  recordDownload: shown('ContentDownloaded'),
  thank: shown('ThanksSent'),
  reply: shown('ReplySent'),
  // What was unlocked stays with its reader; what is closed already is closed for good, also before it was made.
  revokeDelivery: { ...proved('-'), taken_back: '-', else: 'DeliveryRevoked' },
  takeBack: { ...proved('already-opened'), new: 'not-found', taken_back: '-', else: 'DeliveryRevoked' },
  // Only what the author does not know yet.
  recordTold: {
    ...lost('AuthorTold'),
    'address over': 'AuthorTold',
    'contacts asked': 'AuthorTold',
    'contacts given': 'AuthorTold',
    'contacts given, with a code': 'AuthorTold',
    'contacts refused': 'AuthorTold',
    'contacts forbidden': 'AuthorTold',
    'contacts over': 'AuthorTold',
    declined: 'AuthorTold',
    'declined for good': 'AuthorTold',
    wrong_person: 'AuthorTold',
    else: '-',
  },
}
