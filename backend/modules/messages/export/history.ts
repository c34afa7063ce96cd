import * as v from 'valibot'
import { instantInWords } from '../../../kernel/words/instantInWords.ts'

export const Happened = v.object({ at: v.string(), label: v.string(), detail: v.record(v.string(), v.unknown()) })
type Happened = v.InferOutput<typeof Happened>
type Told = (detail: Happened['detail'], who: string) => string

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const moment = (value: unknown): string =>
  Number.isNaN(Date.parse(text(value))) ? 'another day' : instantInWords(text(value))
const which = (slot: unknown): string =>
  slot === 0 ? 'confirmation' : slot === 2 ? 'second question' : 'first question'
const heard = (quarter: unknown): string =>
  ({ 1: 'the first quarter', 2: 'half of it', 3: 'three quarters' })[Number(quarter)] ?? 'all of it'

/** Each word of a message's timeline as a sentence. */
const SAID: Readonly<Record<string, Told>> = {
  drafted: () => 'You began it.',
  scheduled: ({ dueAt }) => `You sealed it for ${moment(dueAt)}.`,
  'notice-accepted': ({ slot }) => `Your email server accepted our ${which(slot)}.`,
  'notice-deferred': ({ slot }) => `Your email server asked us to wait with the ${which(slot)}.`,
  'notice-rejected': ({ slot }) => `Your address did not accept our ${which(slot)}.`,
  'notice-bounced': ({ slot }) => `Our ${which(slot)} came back to us.`,
  'notice-waived': ({ slot }) => `We went on without the ${which(slot)}.`,
  'taken-back': ({ by }) => (by === 'author' ? 'You took it back.' : 'It was taken back.'),
  'content-damaged': () => 'We could not read a recording.',
  'date-retimed': ({ to }) => `Clocks changed their rules there; it stayed at the time you chose, ${moment(to)}.`,
  'date-moved': ({ from, to }) => `The date moved from ${moment(from)} to ${moment(to)}.`,
  answered: ({ outcome, via }) =>
    via === 'life' ? 'We heard from you.' : outcome === 'confirmed' ? 'You said: send it as planned.' : 'You answered.',
  kept: () => 'You kept it until it is needed, without a date.',
  'announcement-withdrawn': ({ by }) =>
    by === 'departure'
      ? 'The person who told us that it had happened is no trusted contact any more.'
      : 'What we were told of it was taken back.',
  triggered: () => 'What you kept it for had happened, so it got its date.',
  held: () => 'It waited for you.',
  'hold-released': ({ how }) => (how === 'now' ? 'You let it go at once.' : 'You let it go on its date.'),
  paused: ({ until }) => `It was paused until ${moment(until)}.`,
  resumed: () => 'The pause ended.',
  restored: () => 'You brought it back as a draft.',
  cancelled: () => 'It was cancelled.',
  'delivery-begun': () => 'Delivery began.',
  released: () => 'We wrote to them.',
  delivered: ({ ok, failed }) => `Delivered to ${String(ok)} of ${String(Number(ok) + Number(failed))}.`,
  'left-out': ({ nextDueAt }) => `It came too late for its day, and was left out until ${moment(nextDueAt)}.`,
  undeliverable: () => 'It reached nobody.',
  'link-accepted': (_, who) => `Our email reached ${who}.`,
  'link-deferred': (_, who) => `The email server of ${who} asked us to wait.`,
  'link-rejected': (_, who) => `The address of ${who} did not accept our email.`,
  'link-bounced': (_, who) => `Our email to ${who} came back.`,
  'link-reissued': ({ by }, who) =>
    by === 'admin' ? `We emailed a fresh link to ${who}.` : `${who} asked for a fresh link.`,
  'link-resent': (_, who) => `The newest link of ${who} was asked for once more.`,
  readdressed: (_, who) => `We wrote to the new address of ${who}.`,
  reminded: (_, who) => `We wrote to ${who} once more.`,
  thanked: (_, who) => `${who} said thank you.`,
  replied: (_, who) => `${who} sent you a reply.`,
  'help-asked': (_, who) => `${who} could not get in and asked for help.`,
  'confirmation-asked': (_, who) => `${who} could not get in, and we asked your trusted contacts whether it was them.`,
  'confirmation-given': (_, who) => `A trusted contact said that it was really ${who}.`,
  'confirmation-refused': (_, who) => `A trusted contact said that it was not ${who}.`,
  'confirmation-forbidden': (_, who) => `You did not want ${who} to get in by a trusted contact’s word.`,
  'address-proposed': (_, who) => `A trusted contact gave us another address of ${who}.`,
  'address-supported': (_, who) => `Another trusted contact said that this address of ${who} was right.`,
  'address-refused': (_, who) => `The address that a trusted contact had given us of ${who} was not used.`,
  'address-forbidden': (_, who) => `You did not want the address that a trusted contact had given us of ${who}.`,
  'address-accepted': ({ by }, who) =>
    by === 'author'
      ? `You said yes to the address that a trusted contact had given us of ${who}.`
      : `Nobody said no to the address that a trusted contact had given us of ${who}.`,
  'wrong-person': (_, who) => `Our email to ${who} reached someone else; the link was closed.`,
  'wrong-person-undone': (_, who) => `It was ${who} after all; the link is open again.`,
  'link-closed': (_, who) => `The link of ${who} was closed.`,
  'decline-undone': (_, who) => `${who} wanted to receive it after all.`,
  opened: (_, who) => `${who} opened the page.`,
  unlocked: (_, who) => `${who} unlocked it.`,
  played: ({ quarter }, who) => `${who} heard ${heard(quarter)}.`,
  downloaded: (_, who) => `${who} kept a copy.`,
  declined: ({ scope }, who) =>
    `${who} would rather ${scope === 'author' ? 'receive nothing from you' : 'not receive it'}.`,
}

/** What became of a message, in words; a label of a newer version stands for itself. */
export const historyIn = (past: readonly Happened[], nameOf: (recipientId: unknown) => string) =>
  past.map(({ at, label, detail }) => ({
    at,
    what: SAID[label]?.(detail, nameOf(detail['recipientId'])) ?? label.replaceAll('-', ' '),
  }))
