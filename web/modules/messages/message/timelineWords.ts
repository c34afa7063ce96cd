import type { MessageRow, Timeline, TimelineEntry } from '../../../../backend/modules/messages/contract.ts'
import type { TimelineKnot } from '../../../ui/DeliveryTimeline.tsx'
import { clockIn, dateIn, momentInWords, timeIn } from '../../../ui/moment.ts'
import { namesInWords } from '../stateWords.ts'

type Known = {
  readonly message: Pick<MessageRow, 'recipientNames' | 'zone' | 'state' | 'answerRule' | 'isConfirmed'>
  /** A recipient's name by their id. */
  readonly nameOf: (recipientId: string) => string
}
/** What happened before since the message was sealed last. */
type Round = readonly TimelineEntry[]
type Said = Pick<TimelineKnot, 'title' | 'line'> & { readonly state?: TimelineKnot['state'] }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
/** A detail that is missing leaves a gap in a sentence, never a broken page. */
const moment = (value: unknown, zone?: string | null): string =>
  Number.isNaN(Date.parse(text(value))) ? 'another day' : momentInWords(text(value), zone ?? undefined)
const which = (slot: unknown): string =>
  slot === 0 ? 'confirmation' : slot === 2 ? 'second question' : 'first question'

const PAUSED: Readonly<Record<string, string>> = {
  contact: 'A trusted contact asked us to wait',
  admin: 'We paused it',
}
const TAKEN_BACK: Readonly<Record<string, string>> = {
  author: 'You took it back',
  contact: 'A trusted contact took it back for now',
}
/** Nobody waits for an answer: it goes unless it is stopped. */
const goesAnyway = ({ answerRule, isConfirmed }: Known['message']): boolean => answerRule === 'always' || isConfirmed

/** Nothing is asked again about what has left. */
const CAME_TOO_LATE =
  'By then it had gone out. Please see whether your address is still right. Your trusted contacts hear of it too, if you have any.'

/** Each stable word of the server's timeline as a sentence. */
const SAID: Readonly<Record<string, (entry: TimelineEntry, known: Known, round: Round) => Said>> = {
  drafted: () => ({ title: 'You began it' }),
  scheduled: ({ detail }, { message }) => ({
    title: 'You sealed it',
    line: `For ${moment(detail['dueAt'], text(detail['zone']) || message.zone)}. Only you can open it.`,
  }),
  'notice-accepted': ({ at, detail }) => ({
    title: `We sent you the ${which(detail['slot'])}`,
    line: `Your mail server accepted it at ${clockIn(at)}.`,
  }),
  'notice-deferred': ({ detail }) => ({
    state: 'problem',
    title: `Your mail server asked us to wait with the ${which(detail['slot'])}`,
    line: `We try again on ${moment(detail['retryAt'])}.`,
  }),
  'notice-rejected': ({ detail }) => ({
    state: 'problem',
    title: `Your address did not accept the ${which(detail['slot'])}`,
    line: `Nothing is delivered without it. We try again on ${moment(detail['retryAt'])}.`,
  }),
  'notice-bounced': ({ detail }, _known, round) => ({
    state: 'problem',
    title: `The ${which(detail['slot'])} came back to us`,
    line: round.some(({ label }) => label === 'released')
      ? CAME_TOO_LATE
      : `It counts for nothing. We write again on ${moment(detail['retryAt'])}.`,
  }),
  'notice-waived': ({ detail }) => ({
    title: `We went on without the ${which(detail['slot'])}`,
    line:
      detail['basis'] === 'quorum'
        ? 'The people you trust had told us.'
        : 'No address of yours had taken our mail for as long as you had said.',
  }),
  'taken-back': ({ detail }) => ({
    state: 'stopped',
    title: TAKEN_BACK[text(detail['by'])] ?? 'It was taken back',
    line: takenBack(Number(detail['sent']), Number(detail['opened'])),
  }),
  'content-damaged': () => ({
    state: 'problem',
    title: 'We could not read a recording',
    line: 'Upload it again, if you still have it. What is whole goes out all the same.',
  }),
  'date-retimed': ({ detail }, { message }) => ({
    title: 'Clocks changed their rules there',
    line: `It stays at the time you chose: ${moment(detail['to'], message.zone)}.`,
  }),
  'date-moved': ({ detail }, { message }) => ({
    title:
      detail['reason'] === 'contact_pause'
        ? 'The date moved, since a trusted contact had asked us to wait'
        : 'The date moved, to leave you time to answer',
    line: `From ${moment(detail['from'], message.zone)} to ${moment(detail['to'], message.zone)}.`,
  }),
  answered: ({ detail }) => ({
    title: detail['outcome'] === 'confirmed' ? 'You said: send it as planned' : 'You answered',
    line: detail['via'] === 'mail' ? 'With the link in our mail.' : 'Here, signed in.',
  }),
  held: ({ detail }) => ({ title: 'It waits for you', line: HELD[text(detail['reason'])] ?? HELD_ANSWERED }),
  'hold-released': ({ detail }) =>
    detail['how'] === 'now' ? { title: 'You let it go now' } : { title: 'You let it go on its date' },
  paused: ({ detail }) => ({
    title: PAUSED[text(detail['by'])] ?? 'You paused it',
    line: `Until ${moment(detail['until'])}.`,
  }),
  resumed: ({ detail }) =>
    detail['by'] === 'time'
      ? { title: 'The pause was over', line: 'We ask you again before it goes out.' }
      : { title: 'You ended the pause', line: 'We ask you again before it goes out.' },
  restored: () => ({ title: 'You brought it back as a draft' }),
  resume: () => ({ title: 'The pause ends', line: 'Then it goes on, and we ask you twice before.' }),
  cancelled: () => ({ state: 'stopped', title: 'You cancelled it', line: 'Nothing will be delivered.' }),
  erased: () => ({ title: 'It was erased', line: 'Nobody can read it any more.' }),
  'delivery-begun': ({ detail }, { message }, round) => ({
    title: 'Delivery began',
    line:
      Number(detail['lateByMs']) > 60_000
        ? `This was due on ${moment(detail['promisedAt'])}.`
        : whyBegun(message, round),
  }),
  released: () => ({ title: 'We wrote to them' }),
  delivered: (_entry, { message }) => ({ title: `Delivered to ${namesInWords(message.recipientNames)}` }),
  undeliverable: (_entry, { message }) => ({
    state: 'problem',
    title: `It did not reach ${namesInWords(message.recipientNames)}`,
    line: 'It is kept. Where an address took no mail, give us another one and we try again.',
  }),
  'link-accepted': ({ at, detail }, { nameOf }) => ({
    title: `The mail reached ${nameOf(text(detail['recipientId']))}`,
    line: `Accepted at ${clockIn(at)}.`,
  }),
  'link-deferred': ({ detail }, { nameOf }) => ({
    state: 'problem',
    title: `The mail server of ${nameOf(text(detail['recipientId']))} asked us to wait`,
    line: `We try again on ${moment(detail['retryAt'])}.`,
  }),
  'link-rejected': ({ detail }, { nameOf }) => ({
    state: 'problem',
    title: `The address of ${nameOf(text(detail['recipientId']))} did not accept our mail`,
    line: 'You can give us another address.',
  }),
  'link-bounced': ({ detail }, { nameOf }) => ({
    state: 'problem',
    title: `Our mail to ${nameOf(text(detail['recipientId']))} came back`,
    line: 'You can give us another address.',
  }),
  'link-reissued': ({ detail }, { nameOf }) => ({
    title:
      detail['by'] === 'admin'
        ? `We mailed a fresh link to ${nameOf(text(detail['recipientId']))}`
        : `${nameOf(text(detail['recipientId']))} asked for a fresh link`,
  }),
  'link-resent': ({ detail }, { nameOf }) => ({
    title: `The newest link of ${nameOf(text(detail['recipientId']))} was asked for once more`,
  }),
  readdressed: ({ detail }, { nameOf }) => ({
    title: `We write to the new address of ${nameOf(text(detail['recipientId']))}`,
  }),
  reminded: ({ detail }, { nameOf }) => ({ title: `We wrote to ${nameOf(text(detail['recipientId']))} once more` }),
  thanked: ({ detail }, { nameOf }) => ({ title: `${nameOf(text(detail['recipientId']))} said thank you` }),
  replied: ({ detail }, { nameOf }) => ({ title: `${nameOf(text(detail['recipientId']))} sent you a reply` }),
  'help-asked': ({ detail }, { nameOf }) => ({
    state: 'problem',
    title: `${nameOf(text(detail['recipientId']))} cannot get in`,
    line: 'Choose another way for them to prove who they are.',
  }),
  'confirmation-asked': ({ detail }, { nameOf }) => ({
    title: `${nameOf(text(detail['recipientId']))} cannot get in`,
    line: 'We asked your trusted contacts whether it is really them.',
  }),
  'confirmation-given': ({ detail }, { nameOf }) => ({
    title: `A contact says that it is really ${nameOf(text(detail['recipientId']))}`,
    line: 'With a code in their own mailbox they can open it.',
  }),
  'confirmation-refused': ({ detail }, { nameOf }) => ({
    state: 'problem',
    title: `A contact says that it is not ${nameOf(text(detail['recipientId']))}`,
    line: 'Nothing was opened this way.',
  }),
  'confirmation-forbidden': ({ detail }, { nameOf }) => ({
    state: 'stopped',
    title: `You did not want ${nameOf(text(detail['recipientId']))} to get in by a contact's word`,
    line: 'Choose another way for them to prove who they are.',
  }),
  'address-proposed': ({ detail }, { nameOf }) => ({
    title: `A contact gave us an address of ${nameOf(text(detail['recipientId']))}`,
    line: text(detail['countsAt'])
      ? `We use it on ${moment(detail['countsAt'])} unless somebody says no.`
      : 'We use it once you or another contact has said yes.',
  }),
  'address-supported': ({ detail }, { nameOf }) => ({
    title: `Another contact knows that address of ${nameOf(text(detail['recipientId']))}`,
    line: `We use it on ${moment(detail['countsAt'])} unless somebody says no.`,
  }),
  'address-refused': ({ detail }, { nameOf }) => ({
    state: 'stopped',
    title: `We do not use the address that a contact gave us of ${nameOf(text(detail['recipientId']))}`,
    line: 'No contact stands behind it any more. You can give us another address.',
  }),
  'address-forbidden': ({ detail }, { nameOf }) => ({
    state: 'stopped',
    title: `You did not want the address that a contact gave us of ${nameOf(text(detail['recipientId']))}`,
    line: 'You can give us another address.',
  }),
  'address-accepted': ({ detail }, { nameOf }) => ({
    title:
      detail['by'] === 'author'
        ? `You said yes to the address that a contact gave us of ${nameOf(text(detail['recipientId']))}`
        : `Nobody said no to the address that a contact gave us of ${nameOf(text(detail['recipientId']))}`,
  }),
  'wrong-person': ({ detail }, { nameOf }) => ({
    state: 'problem',
    title: `Our mail to ${nameOf(text(detail['recipientId']))} reached somebody else`,
    line: 'The link is closed. Give us another address and we write there.',
  }),
  'link-closed': ({ detail }, { nameOf }) => ({
    state: 'stopped',
    title: `The link of ${nameOf(text(detail['recipientId']))} is closed`,
    line: 'It had not been opened.',
  }),
  'decline-undone': ({ detail }, { nameOf }) => ({
    title: `${nameOf(text(detail['recipientId']))} would like to receive it after all`,
  }),
  opened: ({ detail }, { nameOf }) => ({ title: `${nameOf(text(detail['recipientId']))} opened the page` }),
  unlocked: ({ detail }, { nameOf }) => ({ title: `${nameOf(text(detail['recipientId']))} unlocked it` }),
  played: ({ detail }, { nameOf }) => ({
    title: `${nameOf(text(detail['recipientId']))} listened ${heard(detail['quarter'])}`,
  }),
  downloaded: ({ detail }, { nameOf }) => ({ title: `${nameOf(text(detail['recipientId']))} kept a copy` }),
  declined: ({ detail }, { nameOf }) => ({
    state: 'stopped',
    title: `${nameOf(text(detail['recipientId']))} would rather not receive it`,
  }),
  notice: ({ detail }, { message }) => {
    const isAlways = goesAnyway(message)
    if (detail['slot'] === 0) return { title: 'We write to you at once', line: 'One button in it stops it.' }
    if (detail['slot'] === 1)
      return { title: 'We write to you, 2 days before', line: 'Answer to change, move or stop it.' }
    return isAlways
      ? { title: 'We write again, 1 day before', line: 'So that you can still stop it.' }
      : { title: 'We check again, 1 day before', line: 'Only if the first question went unanswered.' }
  },
  delivery: ({ at }, { message }) => ({
    title: `Delivered to ${namesInWords(message.recipientNames)} at ${timeIn(at, message.zone ?? undefined)}`,
    line: goesAnyway(message)
      ? 'By email, with a private page. Unless you stop it, this is what happens.'
      : 'By email, with a private page. If we do not hear from you, this is what happens.',
  }),
  'first-mail': () => ({ title: 'The first mail goes out' }),
}

const isGo = ({ label, detail }: TimelineEntry) =>
  label === 'hold-released' || (label === 'answered' && detail['outcome'] === 'confirmed')

/** What a delivery rests on. */
const whyBegun = ({ answerRule }: Known['message'], round: Round): string => {
  if (round.some(({ label }) => label === 'notice-waived'))
    return 'No address of yours had taken our mail for as long as you had said.'
  if (answerRule === 'always' || round[0]?.detail['plan'] === 'short')
    return 'We had written to you, and you had not stopped it.'
  if (round.some(isGo)) return 'You had said that it may go.'
  return 'Both questions had reached you, and we had no answer.'
}

const HELD_ANSWERED = 'Nothing goes out until you choose a new date.'
/** Why a message waits. */
const HELD: Readonly<Record<string, string>> = {
  date_missed: 'The pause left no time to ask you twice before its date.',
  late: 'It was too late for its day, as you had told us.',
}

const takenBack = (sent: number, opened: number): string => {
  if (sent === 0) return 'Before the first mail. Nobody has heard of it.'
  if (opened === 0) return 'Nobody had opened it. The links no longer open.'
  return opened === 1 ? 'One person had opened it before.' : `${opened} people had opened it before.`
}

const heard = (quarter: unknown): string =>
  ({ 1: 'to the first quarter', 2: 'to half of it', 3: 'to three quarters', 4: 'to the end' })[Number(quarter)] ??
  'to it'

const ARRIVALS = new Set(['delivery', 'delivered'])

/** Of what somebody has heard, the furthest is enough. */
const isFurthest = (entry: TimelineEntry, index: number, all: readonly TimelineEntry[]): boolean =>
  entry.label !== 'played' ||
  !all
    .slice(index + 1)
    .some(({ label, detail }) => label === 'played' && detail['recipientId'] === entry.detail['recipientId'])

/** What the thread shows, past first. */
export const entriesOf = ({ past, planned }: Timeline): TimelineEntry[] => [...past, ...planned].filter(isFurthest)

const roundBefore = (before: readonly TimelineEntry[]): Round =>
  before.slice(
    Math.max(
      0,
      before.findLastIndex(({ label }) => label === 'scheduled'),
    ),
  )

/** Past and planned on one thread. Days are told by the recipient's wall for the delivery, by the author's otherwise. */
export const knotsOf = (timeline: Timeline, known: Known): TimelineKnot[] =>
  entriesOf(timeline).map((entry, index, all) => {
    const said = SAID[entry.label]?.(entry, known, roundBefore(all.slice(0, index))) ?? {
      title: entry.label.replaceAll('-', ' '),
    }
    const zone = ARRIVALS.has(entry.label) ? (known.message.zone ?? undefined) : undefined
    return {
      id: `${index} ${entry.label}`,
      when: dateIn(entry.at, zone),
      state: entry.kind === 'planned' ? 'planned' : 'done',
      isArrival: ARRIVALS.has(entry.label),
      ...said,
    }
  })
