import { momentInWords } from '../../backend/kernel/page/html.ts'
import type { Letter } from '../../backend/kernel/mail/letter.ts'
import type { Settings } from '../../backend/kernel/process/settings.ts'
import { isChangeable, isMoving } from '../../backend/modules/messages/contract/status.ts'
import type { Message } from '../../backend/modules/messages/message.ts'
import { isTriggered } from '../../backend/modules/messages/message/plan.ts'
import { list as listed, named } from './mailWords.ts'

export type Known = {
  readonly names: readonly string[]
  /** Of the last delivery, by recipient. */
  readonly outcomes: readonly { readonly name: string; readonly isSent: boolean; readonly isDeclined?: boolean }[]
  readonly now: string
  /** Who opened it. */
  readonly reader: string
  /** The author's addresses that did not accept our last question. */
  readonly refused: readonly string[]
  /** How its author stands, where their silence or death gave it its date. */
  readonly lifeSentence?: string
  /** The page that asks what should happen. */
  readonly checkUrl: string
}
type Written = (message: Message, known: Known, settings: Settings) => Omit<Letter, 'greeting'>

const list = (names: readonly string[]): string => listed(names) || 'its recipients'
const page = ({ messageId }: Message, { origin }: Settings): string => `${origin}/future-messages/${messageId}`

const sealed: Written = (message, { names }, settings) => {
  const { dueAt, zone, plan, slots } = message
  const isAlways = plan?.answerRule === 'always'
  const subject = `Your message to ${list(names)} is sealed`
  return {
    subject,
    heading: subject,
    lines: [
      `We keep ${named(message)} and deliver it to ${list(names)} on ${momentInWords(dueAt, zone)}.`,
      `Before that we write to you twice: on ${slots.map(({ at }) => momentInWords(at, zone)).join(' and on ')}.`,
      isAlways ? 'It will be sent on its day unless you stop it.' : 'If we do not hear from you then, we deliver it.',
      ...(plan?.rule ? [`It repeats every ${plan.rule.every}, and we write to you before each time.`] : []),
    ],
    choices: [{ label: 'View the message', url: page(message, settings) }],
    because: 'You’re receiving this because you sealed this message.',
  }
}

/** A check did not arrive, or arrived too late, so the date moved. */
const slid: Written = (message, { names, refused, checkUrl }, { origin }) => {
  const { dueAt, promisedAt, zone } = message
  const subject = `Your message to ${list(names)} will be sent later`
  return {
    subject,
    heading: subject,
    lines: [
      refused.length > 0
        ? `${list(refused)} did not accept our question about ${named(message)}. Please check it.`
        : `We could not be sure that you had time to answer our question about ${named(message)}.`,
      `It was planned for ${momentInWords(promisedAt, zone)}. It will now be sent on ${momentInWords(dueAt, zone)} at the earliest.`,
      'We never deliver it before our questions have reached you. If they do and we do not hear from you, we deliver it.',
    ],
    choices: [
      { label: isTriggered(message) ? 'I’m still here' : 'Say what should happen', url: `${checkUrl}?do=here` },
      { label: 'Look after your addresses', url: `${origin}/account` },
    ],
    because: 'You’re receiving this because you asked us to check with you before this message is delivered.',
  }
}

/** A zone has changed its rules: the same time of day there is another moment now. */
const retimed: Written = (message, { names }, settings) => {
  const { dueAt, zone } = message
  return {
    subject: `The clocks changed for your message to ${list(names)}`,
    heading: `The clocks changed for your message to ${list(names)}`,
    lines: [
      `The clocks of ${zone} follow other rules now. ${named(message)} keeps to them and will be sent on ${momentInWords(dueAt, zone)}.`,
      'Seen from anywhere else that is another moment than before. There is nothing that you must do.',
    ],
    choices: [{ label: 'View the message', url: page(message, settings) }],
    because: 'You’re receiving this because you left this message with us.',
  }
}

/** We hold it back ourselves; the author may end that. */
const paused: Written = (message, { names }, settings) => ({
  subject: `We have paused your message to ${list(names)}`,
  heading: `We have paused your message to ${list(names)}`,
  lines: [
    `One of us has paused ${named(message)} until ${momentInWords(message.pausedUntil, message.zone)}. We cannot read it, and nothing in it has changed.`,
    'Until then nothing is asked and nothing is sent. Afterwards it goes back on schedule, or it waits for you where its date is over.',
    'You can end the pause on its page at any time. If you wonder why, please write or call.',
  ],
  choices: [
    { label: 'View the message', url: page(message, settings) },
    { label: 'Ask us why', url: `${settings.origin}/contact` },
  ],
  because: 'You’re receiving this because you left this message with us.',
})

const WHY = {
  answered: 'You answered our question, so nothing is delivered for now.',
  late: 'It would have come too late for its day, so it waits for you, as you had asked.',
  date_missed: 'The pause left no time to check with you twice before its date, so it waits for you.',
  incomplete:
    'It could not be delivered as it was. It needs words or a recording, someone it is for, and a way for each person to unlock it.',
} as const

const held: Written = (message, { names, now }, settings) => {
  const { dueAt, zone, heldReason } = message
  const url = page(message, settings)
  return {
    subject: `Your message to ${list(names)} waits for you`,
    heading: 'What should happen with it?',
    lines: [
      `${named(message)} is for ${list(names)}. ${WHY[heldReason]}`,
      'Nothing is sent until you choose. If you do nothing, it stays where it is.',
    ],
    choices: [
      { label: 'Choose a new date', url },
      ...(dueAt > now ? [{ label: `Keep ${momentInWords(dueAt, zone)}`, url }] : []),
      { label: 'Cancel it', url },
    ],
    because: 'You’re receiving this because your message waits for your answer.',
  }
}

const howItWent = (names: readonly string[], outcomes: Known['outcomes']): string => {
  const namesOf = (wasSent: boolean) => outcomes.filter(({ isSent }) => isSent === wasSent).map(({ name }) => name)
  const [reached, missed] = [namesOf(true), namesOf(false)]
  if (reached.length === 0) return `Your message did not reach ${list(names)}`
  if (missed.length === 0) return `Your message to ${list(names)} was delivered`
  return `Your message reached ${list(reached)}, but not ${list(missed)}`
}

const result: Written = (message, { names, outcomes, lifeSentence = '' }, settings) => {
  const isSent = outcomes.some((one) => one.isSent)
  const subject = howItWent(names, outcomes)
  return {
    subject,
    heading: subject,
    lines: [
      ...outcomes.map((one) => {
        if (one.isSent) return `${one.name} has our email, with a private page for ${named(message)}.`
        if (one.isDeclined) return `${one.name} would rather not receive it, so we sent nothing. The message is kept.`
        return `${one.name}: the address did not accept our email. The message is kept. You can give us another address.`
      }),
      ...[lifeSentence].filter(Boolean),
      ...(isSent ? ['For a day you can still take it back.'] : []),
      ...(message.status === 'scheduled' ? [`The next one is for ${momentInWords(message.dueAt, message.zone)}.`] : []),
    ],
    choices: [{ label: 'See how it went', url: page(message, settings) }],
    because: 'You’re receiving this because you left this message with us.',
  }
}

/** What can still be done about a recording. */
const mendingOf = (message: Message): readonly string[] => {
  if (!isChangeable(message.status)) return ['The rest will still be delivered on time.']
  const until = isMoving(message.status)
    ? `until a day after ${momentInWords(message.dueAt, message.zone)}`
    : 'every day'
  return [
    `Please upload it again, if you still have it. We keep trying to read our copy ${until}.`,
    'If neither helps, we deliver what is whole: your letter never waits for a broken recording.',
  ]
}

/** A recording cannot be read. */
const damaged: Written = (message, { names }, settings) => {
  const subject = isChangeable(message.status)
    ? `A recording in your message to ${list(names)} needs you`
    : `Your message to ${list(names)} is sent without a recording`
  return {
    subject,
    heading: subject,
    lines: [
      `We could not read one of the recordings in ${named(message)}. Everything else in it is safe.`,
      ...mendingOf(message),
    ],
    choices: [{ label: 'Open the message', url: page(message, settings) }],
    because: 'You’re receiving this because you left this message with us.',
  }
}

const opened: Written = (message, { reader }, settings) => ({
  subject: `${reader} opened your message`,
  heading: `${reader} opened your message`,
  lines: [`${reader} unlocked and opened ${named(message)}.`],
  choices: [{ label: 'See how it went', url: page(message, settings) }],
  because: 'You’re receiving this because you left this message with us.',
})

/** What keeps an author in the picture, and what has become of a message that its author did not choose. */
const news = { sealed, held, result, opened }
const needed = { slid, retimed, paused, damaged }
/** What a mail tells its author; `slot` mails, which are proof, are written elsewhere. */
export type Telling = keyof typeof news | keyof typeof needed

/** Whether the author must know it, whatever they or the house have chosen. */
export const isNeeded = (telling: Telling): boolean => telling in needed
export const letterOf = (telling: Telling): Written => ({ ...news, ...needed })[telling]
