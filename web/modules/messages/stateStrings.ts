import type { MessageDetail, MessageRow, MessageStatus } from '../../../backend/modules/messages/contract.ts'
import { isBegun } from '../../../backend/modules/messages/contract/status.ts'
import type { ChipTone } from '../../ui/Chip.tsx'
import { momentInWords } from '../../ui/moment.ts'
import { dormantSentence } from './dormantStrings.ts'

type Words = { readonly chip: string; readonly tone: ChipTone }

/** One word for each state, the same everywhere. */
export const stateStrings: Readonly<Record<MessageStatus, Words>> = {
  draft: { chip: 'Draft', tone: 'plain' },
  dormant: { chip: 'Kept until needed', tone: 'primary' },
  scheduled: { chip: 'Sealed', tone: 'primary' },
  noticed: { chip: 'First check sent', tone: 'warn' },
  checked: { chip: 'Checks sent', tone: 'warn' },
  stalled: { chip: 'We could not reach you', tone: 'danger' },
  held: { chip: 'On hold', tone: 'warn' },
  paused: { chip: 'Paused', tone: 'plain' },
  claimed: { chip: 'Delivery starts', tone: 'ember' },
  delivering: { chip: 'Being delivered', tone: 'ember' },
  delivered: { chip: 'Delivered', tone: 'ok' },
  undeliverable: { chip: 'Could not be delivered', tone: 'danger' },
  recalled: { chip: 'Taken back', tone: 'plain' },
  cancelled: { chip: 'Cancelled', tone: 'plain' },
  erased: { chip: 'Erased', tone: 'plain' },
}

/** The word for a message's state; what is on hold says so of an answer where there was one, and what its author gave no date is not what they sealed. */
export const stateChip = ({
  state,
  heldReason,
  triggeredBy,
}: Pick<MessageRow, 'state' | 'heldReason' | 'triggeredBy'>): string => {
  if (state === 'held' && (heldReason ?? 'answered') === 'answered') return 'On hold: you answered'
  return state === 'scheduled' && triggeredBy !== null ? 'It has a date now' : stateStrings[state].chip
}

/** The next date of it is on its way, or was: what can be taken back is the one before. */
export const isComing = ({ state }: Pick<MessageRow, 'state'>): boolean => !isBegun(state) && state !== 'recalled'

/** "Amelia", "Amelia and Samuel", "Amelia, Samuel and Ben". */
export const namesInWords = (names: readonly string[]): string => {
  if (names.length === 0) return 'nobody yet'
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)
}

export const messageName = ({ title, recipientNames }: Pick<MessageRow, 'title' | 'recipientNames'>): string =>
  title || (recipientNames.length > 0 ? `For ${namesInWords(recipientNames)}` : 'A message without a name yet')

/** Why it waits. */
const HELD: Readonly<Record<NonNullable<MessageRow['heldReason']>, string>> = {
  answered: 'It waits for you now, since you answered.',
  late: 'It would have come too late for its day, so it waits for you, as you had asked.',
  date_missed: 'The pause left no time to check with you twice before its date, so it waits for you.',
  incomplete:
    'It could not be delivered as it was. It needs words or a recording, someone it is for, and a way for each person to unlock it.',
}

const CONFIRMED = 'You have answered. It goes'

/** No mailbox took the mail, they said no, or the link was closed. */
const CLOSED = new Set(['bounced', 'declined', 'revoked'])

const whoCanOpen = (recipients: MessageDetail['recipients']): string => {
  const isClosed = ({ delivery }: (typeof recipients)[number]) => CLOSED.has(delivery?.state ?? '')
  const names = (isLeftOut: boolean) => recipients.filter((one) => isClosed(one) === isLeftOut).map(({ name }) => name)
  const [open, closed] = [names(false), names(true)]
  if (open.length === 0) return 'Nobody can open it now.'
  return `${namesInWords(open)} can open it now${closed.length > 0 ? `; ${namesInWords(closed)} cannot` : ''}.`
}

/** What is so now and what comes next, in one sentence or two; it never says "failed" alone. */
export const stateSentence = ({ message: row, recipients }: Pick<MessageDetail, 'message' | 'recipients'>): string => {
  const who = namesInWords(row.recipientNames)
  const due = row.dueAt === null ? '' : momentInWords(row.dueAt, row.zone ?? undefined)
  const isMoved = row.dueAt !== null && row.promisedAt !== null && row.dueAt !== row.promisedAt
  const moved = isMoved ? ` It was planned for ${momentInWords(row.promisedAt ?? '', row.zone ?? undefined)}.` : ''
  const again = row.rule ? ` It repeats every ${row.rule.every}.` : ''
  const unless = row.answerRule === 'always' ? 'It goes' : 'If we do not hear from you, it goes'
  const stop = row.answerRule === 'always' ? ', unless you stop it' : ''
  switch (row.state) {
    case 'draft':
      return 'Nothing is scheduled until you seal it.'
    case 'dormant':
      return dormantSentence(row, who)
    case 'scheduled':
      return row.plan === 'short'
        ? `It goes to ${who} on ${due}, unless you stop it. We write to you at once.${moved}${again}`
        : `It goes to ${who} on ${due}${stop}. We’ll check with you twice before, by email.${moved}${again}`
    case 'noticed':
      if (row.isConfirmed) return `${CONFIRMED} to ${who} on ${due}, unless you stop it.${moved}${again}`
      return `We have asked you once. ${unless} to ${who} on ${due}${stop}.${moved}${again}`
    case 'checked':
      if (row.isConfirmed) return `${CONFIRMED} to ${who} on ${due}, unless you stop it.${moved}${again}`
      return row.plan === 'short'
        ? `We have written to you. It goes to ${who} on ${due}, unless you stop it.${moved}${again}`
        : `We have asked you twice. ${unless} to ${who} on ${due}${stop}.${moved}${again}`
    case 'stalled':
      return `Your address did not accept our email, so nothing is delivered. We keep trying. The date is now ${due}.${moved}`
    case 'held':
      return `${HELD[row.heldReason ?? 'answered']} Nothing is sent until you choose.`
    case 'paused': {
      const until = row.pausedUntil === null ? 'you resume it' : momentInWords(row.pausedUntil)
      if (row.pausedBy === 'contact')
        return `A trusted contact asked us to wait. Nothing is asked and nothing is sent until ${until}. Then we’ll check with you twice again, and it’s back on schedule. You can end the wait now.`
      return `Nothing is asked and nothing is sent until ${until}. Then it goes on towards ${due}.`
    }
    case 'claimed':
      return `Delivery has begun. ${who} will have it in a moment.`
    case 'delivering':
      return `We are writing to ${who} now.`
    case 'delivered':
      return `${whoCanOpen(recipients)} ${openedWords(row)}`
    case 'undeliverable':
      return `We could not reach ${who}. Your message is safe. Add another email address and we’ll try again.`
    case 'recalled':
      return 'You took it back. Anyone who had not opened it no longer can.'
    case 'cancelled':
      // @says how long a cancelled message can be restored
      return 'It is canceled. Nothing will be delivered. For 30 days you can bring it back.'
    case 'erased':
      // @says how long a cancelled message can be restored
      return 'You had canceled it, and after 30 days it was erased. Nobody can read it any more.'
  }
}

const openedWords = ({ openedN, recipientNames }: MessageRow): string => {
  if (openedN === 0) return 'Nobody has opened it yet.'
  if (recipientNames.length === 1) return 'It has been opened.'
  return `${openedN} of ${recipientNames.length} ${openedN === 1 ? 'has' : 'have'} opened it.`
}
