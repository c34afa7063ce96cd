import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/letter.ts'
import type { Mail } from '../../backend/kernel/mailer.ts'
import { shownName } from '../../backend/kernel/names.ts'
import type { Author } from '../../backend/modules/messages/queries/facts.ts'
import type { Message } from '../../backend/modules/messages/message.ts'

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

/** The check two days before (slot 1) and one day before (slot 2). Its links only open pages that ask. */
export const noticeMail = (
  { capabilities, settings }: Kernel,
  { messageId, title, round, dueAt, zone }: Message,
  { email, username }: Author,
  names: readonly string[],
  { slot, mailId }: { readonly slot: number; readonly mailId: string },
): Mail => {
  const link = `${settings.origin}/check/${capabilities.issue('check', messageId, round)}`
  const what = title ? `“${title}”` : 'your message'
  const people = list(names) || 'its recipients'
  const when = slot === 1 ? 'In 2 days' : 'Tomorrow'
  const letter = render(
    {
      subject:
        slot === 1 ? `Your message to ${people} goes out in 2 days` : `Your message to ${people} goes out tomorrow`,
      heading:
        slot === 1 ? `Your message to ${people} goes out in 2 days` : `Your message to ${people} goes out tomorrow`,
      greeting: `Dear ${shownName(username)},`,
      lines: [
        `${when} we deliver ${what} to ${people}, unless you answer.`,
        `The date is ${inWords(dueAt, zone)}.`,
        'Tell us what to do. If we do not hear from you, we will deliver it.',
      ],
      choices: [
        { label: "I'm still here", url: `${link}?do=here` },
        { label: 'Send it as planned', url: `${link}?do=planned` },
        { label: 'Cancel this message', url: `${link}?do=cancel` },
        { label: 'Change it (sign in)', url: `${settings.origin}/future-messages/${messageId}` },
      ],
      because: 'You get this because you asked us to check with you twice before this message is delivered.',
    },
    settings,
  )
  return { to: email, mailId, ...letter }
}
