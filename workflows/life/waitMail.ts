import { dateInWords } from '../../backend/kernel/page/html.ts'
import { render, type Letter } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import type { RunningWait } from '../../backend/modules/life/contract.ts'
import { contactPageOf, type House, type To } from './mail.ts'

type Wait = NonNullable<RunningWait>
const said: Readonly<Record<Wait['reason'], string>> = {
  alive: 'They say that you are alive.',
  unsure: 'They are not sure whether you are alive.',
}

/** Whose messages wait, and how they stand, as the reader is told it everywhere. */
type Told = { readonly username: string; readonly lifeSentence: string }

/** Tells an author that a contact asked us to wait, and how to end that. */
export const waitMail = (
  { settings }: Pick<House, 'settings'>,
  { until, name, reason }: Wait,
  { username, lifeSentence }: Told,
  { to, mailId }: Pick<Mail, 'to' | 'mailId'>,
): Mail => {
  const letter: Letter = {
    subject: `${name} asked us to wait`,
    heading: `${name} asked us to wait`,
    greeting: `Dear ${shownName(username)},`,
    lines: [
      `${name} is your trusted contact, and asked us to wait until ${dateInWords(until)}. ${said[reason]}`,
      `${lifeSentence} Afterwards we’ll check in with you again, and your messages go back on schedule. None is lost.`,
      'You can end the wait now.',
    ],
    choices: [{ label: 'End the wait', url: `${settings.origin}/legacy/contacts` }],
    because: 'You’re receiving this because you named trusted contacts, and they may ask us to wait.',
  }
  return { to, mailId, ...render(letter, settings) }
}

/** Tells the other contacts; not who asked, since they may not know one another. */
export const otherWaitMail = (
  house: House,
  to: To,
  { until }: Wait,
  { username, lifeSentence }: Told,
  mailId: string,
): Mail => {
  const author = shownName(username)
  const letter: Letter = {
    subject: `We wait with what ${author} has left`,
    heading: `We wait with what ${author} has left`,
    greeting: `Dear ${to.name},`,
    lines: [
      `Another trusted contact of ${author} asked us to wait until ${dateInWords(until)}. ${lifeSentence}`,
      `There is nothing you must do. Afterwards we ask ${author} again, and it continues.`,
    ],
    choices: [{ label: 'What a trusted contact does', url: contactPageOf(house, to) }],
    because: `You’re receiving this because you agreed to be a trusted contact of ${author}. You can end that on the same page.`,
  }
  return { to: to.address, mailId, ...render(letter, house.settings) }
}
