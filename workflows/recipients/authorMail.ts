import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import type { Settings } from '../../backend/kernel/process/settings.ts'
import type { Recipient } from '../../backend/modules/recipients/recipient.ts'

type Author = { readonly email: string; readonly username: string }

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
