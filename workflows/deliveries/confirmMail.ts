import type { Kernel } from '../../backend/kernel/kernel.ts'
import { dateInWords } from '../../backend/kernel/page/html.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import { confirmTokenOf, type Confirmer } from '../../backend/modules/deliveries/confirmers.ts'
import type { Delivery } from '../../backend/modules/deliveries/delivery.ts'
import { mailboxOf } from '../../backend/modules/deliveries/mailing.ts'
import { linkOf } from './mail.ts'

/** The n-th time that contacts are asked whether it is really the recipient of a delivery. */
export type Question = { readonly deliveryId: string; readonly n: number }
type House = Pick<Kernel, 'capabilities' | 'settings'>
type Names = { readonly author: string; readonly recipient: string; readonly askedAt: string }
type Reader = Pick<Delivery, 'name' | 'address' | 'backupAddress' | 'link' | 'linkNonce' | 'confirmation'>

/** Asks a contact whether it is really the recipient; never what was left. */
export const askMail = (
  { capabilities, settings }: House,
  { deliveryId, n }: Question,
  contact: Confirmer,
  { author: username, recipient, askedAt }: Names,
  mailId: string,
): Mail => {
  const author = shownName(username)
  const subject = `Is it really ${recipient}?`
  const token = confirmTokenOf({ capabilities }, deliveryId, contact.id, n)
  const letter = render(
    {
      subject,
      heading: subject,
      greeting: `Dear ${contact.name},`,
      lines: [
        `${recipient} cannot open what ${author} left for them, and asked on ${dateInWords(askedAt)} for the help of someone who knows them both. Is it really them?`,
        `Please talk to ${recipient} first, in person or on a phone number you already have. Someone else might be reading their email.`,
        'Then tell us yes or no on the page. You do not see what was left, and if you do nothing, nothing is opened.',
      ],
      choices: [{ label: 'Say whether it is them', url: `${settings.origin}/trusted/${token}/confirm-access` }],
      because: `You’re receiving this because you agreed to be a trusted contact of ${author}.`,
    },
    settings,
  )
  return { to: contact.address, mailId, ...letter }
}

/** Tells the recipient that a contact said yes, with the link they have. */
export const confirmedMail = (house: House, id: string, reader: Reader, username: string, mailId: string): Mail => {
  const author = shownName(username)
  const subject = `You can now open what ${author} left for you`
  const letter = render(
    {
      subject,
      heading: subject,
      greeting: `Dear ${reader.name},`,
      lines: [
        `Until ${dateInWords(reader.confirmation?.until ?? '')} you can open it: someone ${author} trusts has told us that it’s really you.`,
        'Open the page and ask for a code there. We email six digits to this same address, and they open the message.',
      ],
      choices: [{ label: 'Open the page', url: linkOf(house, id, reader) }],
      because: `You’re receiving this because someone asked, on the page of what ${author} left for you, to get in with another’s help. If it was not you, do nothing.`,
    },
    house.settings,
  )
  return { to: mailboxOf(reader), mailId, ...letter }
}
