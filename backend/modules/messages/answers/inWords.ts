import { momentInWords } from '../../../kernel/page/html.ts'
import type { Message } from '../message.ts'

/** The words of the page behind a check's link where nothing is being asked, and whether it offers to cancel. */
export type Words = { readonly heading: string; readonly sentence: string; readonly isCancellable?: boolean }

const CONFIRMED: Words = {
  heading: 'It will be sent as planned',
  sentence: 'Thank you for telling us. You can still change or cancel it until delivery begins.',
  isCancellable: true,
}
const TOO_LATE: Words = { heading: 'Delivery has begun', sentence: 'It can no longer be stopped here.' }

const PAUSES: Readonly<Record<Message['pausedBy'], string>> = {
  author: 'You paused it.',
  contact: 'Someone you trust asked us to wait.',
  admin: 'We paused it and wrote to you why.',
}

const ON_HOLD = 'Nothing is delivered. Sign in to choose a new date or to cancel it.'

/** Only what its author has said is thanked for; one that waits for another reason says which. */
const HELD: Readonly<Record<Message['heldReason'], Words>> = {
  answered: { heading: 'We are glad to hear from you', sentence: `Your message is on hold. ${ON_HOLD}` },
  late: { heading: 'Your message is on hold', sentence: `It would have come too late for its day. ${ON_HOLD}` },
  date_missed: {
    heading: 'Your message is on hold',
    sentence: `The pause left no time to check with you before its date. ${ON_HOLD}`,
  },
  incomplete: {
    heading: 'Your message is on hold',
    sentence: `Something was missing, so we could not deliver it. ${ON_HOLD}`,
  },
}

/** The words for a message that is sent unless its author says otherwise. */
const onItsWay = ({ isConfirmed }: Message): Words =>
  isConfirmed
    ? CONFIRMED
    : {
        heading: 'Your message is on its way',
        sentence: 'You can change or cancel it until delivery begins.',
        isCancellable: true,
      }

/** A status, or the case of an answer that comes after a cancel, or in a pause. */
type Found = Message['status'] | 'already cancelled' | 'answered in a pause'

/** Each state in words that are true of it: an old link may be opened in any of them. */
const words: Readonly<Record<Found, (message: Message) => Words>> = {
  new: () => ({ heading: 'This link no longer works', sentence: 'There is no such message.' }),
  draft: () => ({
    heading: 'This message is a draft',
    sentence: 'It has no date, so nothing is sent. Sign in to choose one.',
  }),
  dormant: () => ({
    heading: 'We are glad to hear from you',
    sentence: 'Your message is kept until it is needed, as it was before. It has no date, and nothing is sent.',
  }),
  scheduled: (message) =>
    message.isConfirmed
      ? CONFIRMED
      : {
          heading: 'Thank you',
          sentence: 'Nothing is being asked yet. We will write to you before it is sent.',
          isCancellable: true,
        },
  noticed: onItsWay,
  checked: onItsWay,
  stalled: ({ isConfirmed }) => ({
    heading: isConfirmed ? 'Thank you for telling us' : 'Your message is waiting',
    sentence:
      'One of your addresses did not accept our email, so its date may move until one does. You can still change or cancel it.',
    isCancellable: true,
  }),
  held: ({ heldReason }) => ({ ...HELD[heldReason], isCancellable: true }),
  paused: ({ pausedBy, pausedUntil, zone }) => ({
    heading: 'Your message is paused',
    sentence: `${PAUSES[pausedBy]} Nothing is delivered until ${momentInWords(pausedUntil, zone)}. Sign in to let it go on before, or to change it.`,
    isCancellable: true,
  }),
  'answered in a pause': () => ({
    heading: 'Thank you for telling us',
    sentence: 'Your message is paused. Nothing is sent until we have asked you again.',
    isCancellable: true,
  }),
  claimed: () => TOO_LATE,
  delivering: () => TOO_LATE,
  delivered: () => ({ heading: 'This message was delivered', sentence: 'Sign in to see when it was opened.' }),
  undeliverable: () => ({
    heading: 'This message could not be delivered',
    sentence: 'It reached none of its recipients. It is kept. Sign in to see why.',
  }),
  recalled: () => ({
    heading: 'You took it back',
    sentence: 'Nothing more is sent. What you recorded and wrote is kept for you.',
  }),
  cancelled: () => ({ heading: 'This message is cancelled', sentence: 'It will not be delivered.' }),
  'already cancelled': () => ({ heading: 'This message is already cancelled', sentence: 'It will not be delivered.' }),
  erased: () => ({
    heading: 'This message is cancelled',
    sentence: 'It was not delivered, and nothing of it is kept.',
  }),
}

/** The words for the message as it is now, or for the delivery before the date it now waits for. */
export const answeredInWords = (message: Message, what: Found = message.status): Words => words[what](message)
