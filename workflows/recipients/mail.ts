import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { fromLine, type From } from '../../backend/kernel/words/from.ts'
import type { Recipient } from '../../backend/modules/recipients/recipient.ts'

/** Asks somebody whether they want messages from this author. Its link offers yes or no only. */
export const invitationMail = (
  { capabilities, settings }: Pick<Kernel, 'capabilities' | 'settings'>,
  { recipientId, addressHash, address, name }: Pick<Recipient, 'recipientId' | 'addressHash' | 'address' | 'name'>,
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
