import type { CommandOf, Row as Words } from '../../../kernel/testing/table.ts'
import type * as answer from '../decide/answer.ts'
import type { Decide } from '../decide/guards.ts'
import type * as invite from '../decide/invite.ts'
import type * as wait from '../decide/wait.ts'
import type { State } from './states.ts'

/** `inviteAnew` is the same person under another id. */
export type Command =
  | CommandOf<typeof answer & typeof invite & typeof wait, Decide>
  | 'inviteAnew'
  | 'askToWaitAfterASign'
  | 'endWaitByAnEarlierSign'
type Row = Words<State>

/** Whoever is not on the list has nothing to say. */
const unlisted = (word: string) => ({
  'never asked': word,
  removed: word,
  'removed after a no': word,
  'removed while we wait': word,
})
/** Only who has agreed is heard. */
const unheard = {
  ...unlisted('not-a-contact'),
  invited: 'not-a-contact',
  'invitation mailed': 'not-a-contact',
  'invitation refused': 'not-a-contact',
  declined: 'not-a-contact',
  'declined for good': 'not-a-contact',
  'declined while we wait': 'not-a-contact',
} as const

/**
 * What each command does to a contact in each state, written down without a look at the decisions: an event, a refusal,
 * `-` for nothing; `else` is every state that is not named.
 */
export const table: Readonly<Record<Command, Row>> = {
  // An id is used once.
  inviteContact: { ...unlisted('duplicate'), 'never asked': 'ContactInvited', else: '-' },
  // A no outlives being taken off the list.
  inviteAnew: {
    ...unlisted('ContactInvited'),
    'removed after a no': 'contact-declined',
    declined: 'contact-declined',
    'declined for good': 'contact-declined',
    'declined while we wait': 'contact-declined',
    else: 'duplicate',
  },
  recordInvitation: { invited: 'ContactInvitationMailed', else: '-' },
  acceptRole: {
    ...unlisted('not-a-contact'),
    invited: 'ContactAccepted',
    'invitation mailed': 'ContactAccepted',
    'invitation refused': 'ContactAccepted',
    declined: 'ContactAccepted',
    'declined while we wait': 'ContactAccepted',
    'declined for good': 'answer-closed',
    else: '-',
  },
  declineRole: {
    ...unlisted('not-a-contact'),
    declined: '-',
    'declined for good': '-',
    'declined while we wait': '-',
    else: 'ContactDeclined',
  },
  removeContact: { ...unlisted('-'), 'never asked': 'not-found', else: 'ContactRemoved' },
  // Ten days; ninety in all, until the author shows a sign of life.
  askToWait: {
    ...unheard,
    'waited for': '-',
    'waited for to the end of ninety days': '-',
    'waited for ninety days': 'contact-pause-used-up',
    else: 'ContactPaused',
  },
  askToWaitAfterASign: { ...unheard, 'waited for': '-', else: 'ContactPaused' },
  endWait: {
    'waited for': 'ContactPauseEnded',
    'waited for to the end of ninety days': 'ContactPauseEnded',
    'declined while we wait': 'ContactPauseEnded',
    'removed while we wait': 'ContactPauseEnded',
    else: '-',
  },
  endWaitByAnEarlierSign: { else: '-' },
}
