import type { Letter } from '../../kernel/mail/letter.ts'
import { dateInWords, momentInWords } from '../../kernel/page/html.ts'
import { fromLine, type From } from '../../kernel/words/from.ts'
import { whatWeAre } from '../../kernel/words/whoWeAre.ts'
import type { Reader } from './queries.ts'

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

/** What the delivery email says: it names the sender and never the title. */
export const linkWords = (
  from: From,
  { name, madeAt = '', freshAt, dueOn, isOfLife = false, lifeSentence = '' }: Sent,
): LinkWords => {
  const { author } = from
  const made = madeAt === '' ? 'made this for you' : `made this for you on ${dateInWords(madeAt)}`
  const subject = freshAt ? `Your fresh link to what ${author} left for you` : `${author} left something for you`
  const lines = freshAt
    ? [
        `You asked us for a fresh link on ${momentInWords(freshAt)}. The older ones no longer open.`,
        'There is no hurry.',
      ]
    : [
        dueOn
          ? `${author} ${made}. It was due on ${dateInWords(dueOn)}, and we are sorry that it comes late.`
          : `${author} ${made} and asked us to bring it to you ${isOfLife ? 'when the time comes' : 'today'}.`,
        ...(lifeSentence ? [lifeSentence] : []),
        'There is no hurry. It will be here whenever you want it.',
      ]
  return {
    subject,
    heading: subject,
    greeting: `Dear ${name},`,
    lines: [...fromLine(from), ...lines],
    because: becauseOf(from),
  }
}

/** The same of several that come on one day. */
export const linksWords = (
  from: From,
  { name, count }: { readonly name: string; readonly count: number },
): LinkWords => {
  const { author } = from
  const subject = `${author} left ${count} messages for you`
  return {
    subject,
    heading: subject,
    greeting: `Dear ${name},`,
    lines: [
      ...fromLine(from),
      `${author} left these ${count} messages for you and asked us to deliver them.`,
      'There is no hurry. They will be here whenever you want them.',
    ],
    because: becauseOf(from),
  }
}

export type ClosedWords = {
  readonly date: string
  readonly heading: string
  readonly lines: readonly [hurry: string, close: string]
  readonly lifeSentence: string
  readonly note: string
}

/** What the page says before it is opened: who and when, never the title. */
export const closedWords = (
  { author }: From,
  recordedAt: string,
  house: { readonly productName: string },
  reader: Pick<Reader, 'name' | 'isChild'> | null | undefined,
  lifeSentence = '',
): ClosedWords => {
  const child = reader?.isChild ? reader.name : ''
  const whom = child || 'you'
  return {
    date: `A message was left for ${whom} on ${dateInWords(recordedAt)}`,
    heading: `${author} left something for ${whom}`,
    lifeSentence,
    lines: [
      'There is no hurry. It will be here whenever you want it.',
      `You can close it at any time.${child ? ` You open it for ${child}, as a parent or guardian.` : ''}`,
    ],
    note: `${author} gave us your email address so we could send you this. ${whatWeAre(house)}`,
  }
}
