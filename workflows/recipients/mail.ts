import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { fromLine, type From } from '../../backend/kernel/words/from.ts'
import { guardianTokenOf } from '../../backend/modules/recipients/guardianLink.ts'
import { guardianWords } from '../../backend/modules/recipients/guardianWords.ts'
import type { Recipient } from '../../backend/modules/recipients/recipient.ts'

type House = Pick<Kernel, 'capabilities' | 'settings'>
type Asked = Pick<Recipient, 'recipientId' | 'addressHash' | 'address' | 'name'>

/** Asks somebody whether they want messages from this author. Its link offers yes or no only. */
export const invitationMail = (
  { capabilities, settings }: House,
  { recipientId, addressHash, address, name }: Asked,
  from: From,
  mailId: string,
): Mail => {
  const { author } = from
  const letter = render(
    {
      subject: `May ${author} leave a message for you?`,
      heading: `May ${author} leave a message for you?`,
      greeting: `Dear ${name},`,
      lines: [
        ...fromLine(from),
        `${author} would like to leave you a message here, for a later day, and asks whether that is all right.`,
        'You need no account. If you do nothing, we do not ask again by ourselves, and nothing changes.',
      ],
      choices: [
        {
          label: 'Say yes or no',
          url: `${settings.origin}/d/${capabilities.issue('invite', recipientId, addressHash)}`,
        },
      ],
      because: `You’re receiving this because ${author} gave us your email address and asked us to write to you.`,
    },
    settings,
  )
  return { to: address, mailId, ...letter }
}

/** Asks a guardian which address a child reads alone, before something comes to somebody grown up. Never what, or when. */
export const guardianMail = (house: House, child: Asked, { author }: From, mailId: string): Mail => {
  const { name, address } = child
  const { settings } = house
  const { question: subject, why, notBefore, free } = guardianWords(child, author)
  const letter = render(
    {
      subject,
      heading: subject,
      greeting: 'Hello,',
      lines: [
        why,
        `Please ask ${name} for an address that nobody else reads, and tell us on the page. ${notBefore}`,
        free,
      ],
      choices: [{ label: 'Give an address', url: `${settings.origin}/d/${guardianTokenOf(house, child)}/own-address` }],
      because: `You’re receiving this because ${author} told us that you are the parent or guardian of ${name}.`,
    },
    settings,
  )
  return { to: address, mailId, ...letter }
}
