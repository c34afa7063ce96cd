import type { Letter } from '../../kernel/mail/letter.ts'
import { dateInWords, momentInWords } from '../../kernel/page/html.ts'
import { fromLine, type From } from '../../kernel/words/from.ts'
import { whatWeAre } from '../../kernel/words/whoWeAre.ts'
import type { Reader } from './readers.ts'

type Sent = {
  readonly name: string
  readonly dueOn?: string | null | undefined
  /** When its author made it, and when the fresh link was asked for: no two of these mails are to look alike. */
  readonly madeAt?: string
  readonly freshAt?: string | undefined
  /** Only its author's silence or death let it go. */
  readonly isOfLife?: boolean
  /** What is so of its author, as a recipient is told it; empty where there is nothing to say. */
  readonly lifeSentence?: string
}
export type LinkWords = Omit<Letter, 'choices'>

export const becauseOf = ({ author }: From): string =>
  `You’re receiving this because ${author} asked us to deliver it to this address. If you’d rather not receive it, you can tell us on the page.`

/** The person it was made for, as whoever reads the mailbox that it came to calls them. */
export const madeFor = ({ handTo }: From): string => handTo || 'you'

/** Nobody knows whether a guardian or the grown child themselves reads that mailbox. */
export const greetingOf = ({ handTo }: From, name: string): string => (handTo ? 'Hello,' : `Dear ${name},`)

/** Whose it is, and what to do with it, where a guardian's mailbox got what is for somebody who is grown up. */
export const handingLines = ({ handTo }: From): readonly string[] =>
  handTo
    ? [
        `This is ${handTo}’s. ${handTo} is grown up now.`,
        `If you’re ${handTo}, it’s yours to open. If not, please pass it on: forwarding our email is enough.`,
      ]
    : []

const noHurry = ({ handTo }: From): string =>
  `There is no hurry. It will be here whenever ${handTo ? `${handTo} wants` : 'you want'} it.`

/** What the delivery email says: it names the sender and never the title. */
export const linkWords = (
  from: From,
  { name, madeAt = '', freshAt, dueOn, isOfLife = false, lifeSentence = '' }: Sent,
): LinkWords => {
  const { author, zone } = from
  const them = madeFor(from)
  const made = madeAt === '' ? `made this for ${them}` : `made this for ${them} on ${dateInWords(madeAt, zone)}`
  const subject = freshAt
    ? `Your fresh link to what ${author} left for ${them}`
    : `${author} left something for ${them}`
  const [first, ...rest] = freshAt
    ? [
        `You asked us for a fresh link on ${momentInWords(freshAt, zone)}. The older ones no longer open.`,
        'There is no hurry.',
      ]
    : [
        dueOn
          ? `${author} ${made}. It was due on ${dateInWords(dueOn, zone)}, and we are sorry that it comes late.`
          : `${author} ${made} and asked us to bring it to ${them} ${isOfLife ? 'when the time comes' : 'today'}.`,
        ...(lifeSentence ? [lifeSentence] : []),
        noHurry(from),
      ]
  return {
    subject,
    heading: subject,
    greeting: greetingOf(from, name),
    lines: [...fromLine(from), first, ...handingLines(from), ...rest],
    because: becauseOf(from),
  }
}

/** The same of several that come on one day. */
export const linksWords = (
  from: From,
  { name, count }: { readonly name: string; readonly count: number },
): LinkWords => {
  const { author } = from
  const them = madeFor(from)
  const subject = `${author} left ${count} messages for ${them}`
  return {
    subject,
    heading: subject,
    greeting: greetingOf(from, name),
    lines: [
      ...fromLine(from),
      `${author} left these ${count} messages for ${them} and asked us to deliver them.`,
      ...handingLines(from),
      'There is no hurry. They will be here whenever you want them.',
    ],
    because: becauseOf(from),
  }
}

export type ClosedWords = {
  readonly date: string
  readonly heading: string
  readonly lines: readonly [hurry: string, close: string]
  /** Whose it is, where that is not who reads it. */
  readonly whose: readonly string[]
  readonly lifeSentence: string
  readonly note: string
}

/** What the page says before it is opened: who and when, never the title. */
export const closedWords = (
  from: From,
  recordedAt: string,
  house: { readonly productName: string },
  reader: Pick<Reader, 'name' | 'isGuardians'> | null | undefined,
  lifeSentence = '',
): ClosedWords => {
  const { author, zone, handTo } = from
  const child = reader?.isGuardians ? reader.name : ''
  const them = child || 'you'
  return {
    date: `A message was left for ${them} on ${dateInWords(recordedAt, zone)}`,
    heading: `${author} left something for ${them}`,
    lifeSentence,
    whose: handingLines(from),
    lines: [
      noHurry(from),
      `You can close it at any time.${child && !handTo ? ` You open it for ${child}, as a parent or guardian.` : ''}`,
    ],
    note: `${author} gave us your email address so we could send you this. ${whatWeAre(house)}`,
  }
}
