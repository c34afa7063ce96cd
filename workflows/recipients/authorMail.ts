import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import type { Settings } from '../../backend/kernel/process/settings.ts'
import type { Recipient } from '../../backend/modules/recipients/recipient.ts'

type Author = { readonly email: string; readonly username: string }

/** Tells an author which address a guardian has given for a child, while it can be changed. */
export const ownAddressMail = (
  settings: Settings,
  { name, ownAddress }: Pick<Recipient, 'name' | 'ownAddress'>,
  author: Author,
  mailId: string,
): Mail => {
  const subject = `We have an email address for ${name}`
  const letter = render(
    {
      subject,
      heading: subject,
      greeting: `Dear ${shownName(author.username)},`,
      lines: [
        `${name}’s guardian gave us ${ownAddress}. We had asked for an address that ${name} reads, and nobody else.`,
        // @says age at which somebody is grown up
        `What you left for ${name} is sent there from the 18th birthday on, and not before. If it’s not right, please give us another address.`,
      ],
      choices: [{ label: 'See or change the address', url: `${settings.origin}/connections` }],
      because: `You’re receiving this because you left something for ${name} with us.`,
    },
    settings,
  )
  return { to: author.email, mailId, ...letter }
}

/** Tells an author that an invitation reached somebody else, while there is time to give another address. */
export const wrongPersonMail = (
  settings: Settings,
  { name, wrongAddress }: Pick<Recipient, 'name' | 'wrongAddress'>,
  author: Author,
  mailId: string,
): Mail => {
  const subject = `Our question to ${name} reached someone else`
  const letter = render(
    {
      subject,
      heading: subject,
      greeting: `Dear ${shownName(author.username)},`,
      lines: [
        `The person who reads ${wrongAddress} told us that they are not ${name}. You asked us to find out whether ${name} wants messages from you.`,
        `We write nothing more to that address, and nobody there has seen anything but your name. Give us another address of ${name}: what you leave for ${name} goes there, and you can ask again.`,
      ],
      choices: [{ label: 'Change the address', url: `${settings.origin}/connections` }],
      because: `You’re receiving this because you asked us to write to ${name}.`,
    },
    settings,
  )
  return { to: author.email, mailId, ...letter }
}
