import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/letter.ts'
import type { Mail } from '../../backend/kernel/mailer.ts'
import { shownName } from '../../backend/kernel/names.ts'
import { returnTokenOf } from '../../backend/modules/messages/bounces.ts'
import type { Try } from '../../backend/modules/messages/events.ts'
import type { Message } from '../../backend/modules/messages/message.ts'
import { numberOf } from '../../backend/modules/messages/number.ts'
import { addressesOf, type Author } from '../../backend/modules/messages/queries/facts.ts'

type House = Pick<Kernel, 'capabilities' | 'settings'>

/** A date in full with its zone, e.g. "Saturday 14 June 2031 at 09:00 (Europe/Madrid)". */
export const inWords = (at: string, zone: string): string => {
  const date = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return `${date.format(new Date(at)).replace(',', '')} at ${time.format(new Date(at))} (${zone})`
}

const list = (names: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

const nameOf = ({ title }: Message): string => (title ? `“${title}”` : 'your message')

const headingOf = (people: string, slot: number): string => {
  if (slot === 0) return `Your message to ${people} goes out soon`
  return slot === 1 ? `Your message to ${people} goes out in 2 days` : `Your message to ${people} goes out tomorrow`
}

const WHEN: Readonly<Record<number, string>> = { 0: 'Soon', 1: 'In 2 days', 2: 'Tomorrow' }

/** What went wrong before this mail found its way: which address failed, and what became of the date. */
const troubleOf = (message: Message, author: Author, { slot, addrIdx = 0 }: Try): readonly string[] => {
  const failed = addressesOf(author).slice(0, addrIdx)
  const isLate = message.dueAt !== message.promisedAt
  const hadStalled = (message.notices[slot]?.stalls ?? 0) > 0
  return [
    ...(failed.length > 0
      ? [`${list(failed)} did not accept our mail, so we write to you here. Please check it.`]
      : []),
    ...(failed.length === 0 && hadStalled ? ['For a while your address did not accept our mail.'] : []),
    ...(isLate
      ? [
          `It was planned for ${inWords(message.promisedAt, message.zone)}. We moved it so that you have time to answer.`,
        ]
      : []),
  ]
}

/**
 * The check two days before (slot 1) and one day before (slot 2), or the only one of a short plan (slot 0). Its links
 * only open pages that ask.
 */
export const noticeMail = (
  house: House,
  message: Message,
  author: Author,
  names: readonly string[],
  tried: Try,
): Mail => {
  const { capabilities, settings } = house
  const { messageId, round, dueAt, zone, plan } = message
  const { slot, mailId, addrIdx = 0 } = tried
  const link = `${settings.origin}/check/${capabilities.issue('check', messageId, round)}`
  const people = list(names) || 'its recipients'
  const isAlways = plan?.answerRule === 'always'
  const unless = isAlways ? 'It goes out whether or not you answer, until you stop it.' : 'unless you answer.'
  const fact = `${WHEN[slot] ?? 'Soon'} we deliver ${nameOf(message)} to ${people}`
  const letter = render(
    {
      subject: headingOf(people, slot),
      heading: headingOf(people, slot),
      greeting: `Dear ${shownName(author.username)},`,
      lines: [
        isAlways ? `${fact}. ${unless}` : `${fact}, ${unless}`,
        `The date is ${inWords(dueAt, zone)}.`,
        ...troubleOf(message, author, tried),
        ...(isAlways ? [] : ['Tell us what to do. If we do not hear from you, we will deliver it.']),
        `If the page asks you for a number, yours is ${numberOf(settings, messageId, round)}.`,
      ],
      choices: [
        ...(isAlways ? [] : [{ label: "I'm still here", url: `${link}?do=here` }]),
        { label: 'Send it as planned', url: `${link}?do=planned` },
        { label: 'Cancel this message', url: `${link}?do=cancel` },
        { label: 'Change it (sign in)', url: `${settings.origin}/future-messages/${messageId}` },
      ],
      because:
        slot === 0
          ? 'You get this because you asked us to deliver this message within two days.'
          : 'You get this because you asked us to check with you twice before this message is delivered.',
    },
    settings,
  )
  const returnToken = returnTokenOf(house, messageId, tried)
  return { to: addressesOf(author)[addrIdx] ?? author.email, mailId, returnToken, ...letter }
}

type Told = { readonly to: string; readonly mailId: string }

/** Delivery has begun: until the first mail leaves, stopping it leaves no trace; for a day after, the links can be closed. */
export const claimMail = (
  { capabilities, settings }: House,
  message: Message,
  { username }: Author,
  names: readonly string[],
  told: Told,
): Mail => {
  const { messageId, round, zone, claim } = message
  const people = list(names) || 'its recipients'
  const letter = render(
    {
      subject: `Delivery of your message to ${people} has begun`,
      heading: `Delivery of your message to ${people} has begun`,
      greeting: `Dear ${shownName(username)},`,
      lines: [
        `We did not hear from you, so ${nameOf(message)} is on its way. The first mail leaves on ${inWords(claim?.holdUntil ?? '', zone)}.`,
        'Until then you can stop it, and nobody hears of it. For a day after that you can still take it back.',
        `If the page asks you for a number, yours is ${numberOf(settings, messageId, round)}.`,
      ],
      choices: [
        {
          label: 'Take it back',
          url: `${settings.origin}/check/${capabilities.issue('check', messageId, round)}?do=recall`,
        },
        { label: 'See the message (sign in)', url: `${settings.origin}/future-messages/${messageId}` },
      ],
      because: 'You get this because you left this message, and both of our questions had reached you.',
    },
    settings,
  )
  return { ...told, ...letter }
}

/** A recording cannot be read: there is still time to give it again. */
export const damageMail = (
  { settings }: House,
  message: Message,
  { username }: Author,
  names: readonly string[],
  told: Told,
): Mail => {
  const people = list(names) || 'its recipients'
  const heading = `A recording in your message to ${people} needs you`
  const letter = render(
    {
      subject: heading,
      heading,
      greeting: `Dear ${shownName(username)},`,
      lines: [
        `We could not read one of the recordings in ${nameOf(message)}. Everything else in it is safe.`,
        `Please upload it again, if you still have it. We keep trying to read our copy until a day after ${inWords(message.dueAt, message.zone)}.`,
        'If neither helps, we deliver what is whole: your letter never waits for a broken recording.',
      ],
      choices: [{ label: 'Open the message', url: `${settings.origin}/future-messages/${message.messageId}` }],
      because: 'You get this because you left this message with us.',
    },
    settings,
  )
  return { ...told, ...letter }
}
