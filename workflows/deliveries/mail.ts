import type { Kernel } from '../../backend/kernel/kernel.ts'
import { dateInWords } from '../../backend/kernel/page/html.ts'
import { render, type Letter } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import { returnTokenOf } from '../../backend/modules/deliveries/bounces.ts'
import type { Delivery } from '../../backend/modules/deliveries/delivery.ts'

type House = Pick<Kernel, 'capabilities' | 'settings'>
type Reader = Pick<Delivery, 'address' | 'name' | 'linkNonce' | 'reissuedAt'>

export const linkOf = (
  { capabilities, settings }: House,
  id: string,
  { linkNonce }: Pick<Reader, 'linkNonce'>,
): string => `${settings.origin}/d/${capabilities.issue('deliver', id, linkNonce)}`

const becauseOf = (author: string): string =>
  `You’re receiving this because ${author} asked us to deliver it to this address. If you’d rather not receive it, you can tell us on the page.`

type LinkTry = { readonly mailId: string; readonly attempt: number }

/** The link's email, also of a fresh link: it names the sender and never the title, and every try mails the same link. */
export const linkMail = (
  house: House,
  id: string,
  reader: Reader,
  username: string,
  { mailId, attempt, dueOn }: LinkTry & { readonly dueOn?: string | null },
): Mail => {
  const author = shownName(username)
  const isFresh = reader.reissuedAt.length > 0
  const words: Pick<Letter, 'subject' | 'lines'> = isFresh
    ? {
        subject: `Your fresh link to what ${author} left for you`,
        lines: ['You asked us for a fresh link. The older ones no longer open.', 'There is no hurry.'],
      }
    : {
        subject: `${author} left something for you`,
        lines: [
          dueOn
            ? `${author} made this for you. It was due on ${dateInWords(dueOn)}, and we are sorry that it comes late.`
            : `${author} recorded a message for you and asked us to deliver it today.`,
          'There is no hurry. It will be here whenever you want it.',
        ],
      }
  const letter = render(
    {
      ...words,
      heading: words.subject,
      greeting: `Dear ${reader.name},`,
      choices: [{ label: 'Open it', url: linkOf(house, id, reader) }],
      because: becauseOf(author),
    },
    house.settings,
  )
  return { to: reader.address, mailId, returnToken: returnTokenOf(house, id, reader, attempt), ...letter }
}

/** The reminder, sent twice at most and to nobody who has said no. */
export const reminderMail = (house: House, id: string, reader: Reader, username: string, mailId: string): Mail => {
  const author = shownName(username)
  const subject = `What ${author} left for you is still here`
  const letter = render(
    {
      subject,
      heading: subject,
      greeting: `Dear ${reader.name},`,
      lines: [
        `A while ago we let you know that ${author} left you a message. In case you missed it, it’s still here for you.`,
        'There is no hurry, and you need not open it. On its page you can also say that you would rather not receive it; then we do not write again.',
      ],
      choices: [{ label: 'Open it', url: linkOf(house, id, reader) }],
      because: becauseOf(author),
    },
    house.settings,
  )
  return { to: reader.address, mailId, ...letter }
}

/** Six digits for whoever reads this mailbox. The subject holds them, so that a phone shows them at a glance. */
export const codeMail = (
  { settings }: Pick<House, 'settings'>,
  { address, name }: Pick<Reader, 'address' | 'name'>,
  digits: string,
  mailId: string,
): Mail => {
  const letter = render(
    {
      subject: `Your code is ${digits}`,
      heading: `Your code is ${digits}`,
      greeting: `Dear ${name},`,
      lines: ['Write these six digits on the page where you asked for them. They work for ten minutes.'],
      choices: [],
      because:
        'You’re receiving this because someone asked for a code on the page of a message to you. If it was not you, do nothing.',
    },
    settings,
  )
  return { to: address, mailId, ...letter }
}
