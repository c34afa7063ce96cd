import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { momentInWords } from '../../backend/kernel/page/html.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import type { Message } from '../../backend/modules/messages/message.ts'
import { numberOf } from '../../backend/modules/messages/answers/number.ts'
import type { Author } from '../../backend/modules/messages/queries/facts.ts'
import { capital, list, named, type House, type Told } from './mailWords.ts'

const A_MINUTE_MS = 60_000

/** Why it is sent now: what the author chose or answered counts before their silence. */
const whyOf = ({ claim, isConfirmed, plan }: Message): string => {
  if (claim?.basis === 'waiver')
    return 'We have not been able to reach you for a long time. You asked us to deliver in that case.'
  if (isConfirmed) return 'You told us to send it as planned.'
  if (plan?.answerRule === 'always') return 'As you chose, it is sent whether or not you answer.'
  return 'We did not hear from you.'
}

const lateness = ({ claim, zone }: Message): readonly string[] =>
  claim && claim.lateByMs > A_MINUTE_MS ? [`It was due on ${momentInWords(claim.promisedAt, zone)}.`] : []

/** Delivery has begun: until the first mail leaves, stopping it leaves no trace; for a day after, the links can be closed. */
export const claimMail = (
  { capabilities, settings }: House,
  message: Message,
  { username }: Author,
  { names, lifeSentence = '' }: { readonly names: readonly string[]; readonly lifeSentence?: string },
  told: Told,
): Mail => {
  const { messageId, round, zone, claim } = message
  const people = list(names) || 'its recipients'
  const heading = `Delivery of your message to ${people} has begun`
  const letter = render(
    {
      subject: heading,
      heading,
      greeting: `Dear ${shownName(username)},`,
      lines: [
        `${capital(named(message))} is on its way. ${whyOf(message)} The first email will be sent on ${momentInWords(claim?.holdUntil ?? '', zone)}.`,
        ...[lifeSentence].filter(Boolean),
        ...lateness(message),
        'You can stop it before then and nobody will know. After that you have one more day to take it back.',
        `If the page shows you several numbers, press ${numberOf(settings, messageId, round)}.`,
      ],
      choices: [
        {
          label: 'Take it back',
          url: `${settings.origin}/check/${capabilities.issue('check', messageId, round)}?do=recall`,
        },
        { label: 'See the message (sign in)', url: `${settings.origin}/future-messages/${messageId}` },
      ],
      because: 'You’re receiving this because you left this message with us.',
    },
    settings,
  )
  return { ...told, ...letter }
}

/** The same of all that one silence or death gave its date; one press stops all of them. */
export const claimsMail = (
  { capabilities, settings }: House,
  begun: readonly { readonly state: Message; readonly names: readonly string[] }[],
  { username }: Author,
  lifeSentence: string,
  told: Told,
): Mail => {
  const [first] = begun.map(({ state }) => state)
  const { messageId = '', round = 0, zone = 'UTC', claim } = first ?? {}
  const heading = `Delivery of ${begun.length} of your messages has begun`
  const letter = render(
    {
      subject: heading,
      heading,
      greeting: `Dear ${shownName(username)},`,
      lines: [
        `The first email will be sent on ${momentInWords(claim?.holdUntil ?? '', zone)}. We did not hear from you, so these are on their way:`,
        ...begun.map(({ state, names }) => `${named(state)} to ${list(names) || 'its recipients'}.`),
        ...[lifeSentence].filter(Boolean),
        'You can stop all of them before then and nobody will know. After that you have one more day to take them back.',
        `If the page shows you several numbers, press ${numberOf(settings, messageId, round)}.`,
      ],
      choices: [
        {
          label: 'Take them back',
          url: `${settings.origin}/check/${capabilities.issue('check', messageId, round)}?do=recall`,
        },
        { label: 'See all of them (sign in)', url: `${settings.origin}/future-messages` },
      ],
      because: 'You’re receiving this because you left these messages with us.',
    },
    settings,
  )
  return { ...told, ...letter }
}
