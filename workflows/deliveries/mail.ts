import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { fromLine, type From } from '../../backend/kernel/words/from.ts'
import { returnTokenOf } from '../../backend/modules/deliveries/bounces.ts'
import type { Delivery } from '../../backend/modules/deliveries/delivery.ts'
import { becauseOf, linkWords } from '../../backend/modules/deliveries/words.ts'
import { codeMail as letterWithCode } from '../kernel/codeMail.ts'

type House = Pick<Kernel, 'capabilities' | 'settings'>
type Reader = Pick<Delivery, 'address' | 'name' | 'linkNonce' | 'reissuedAt'>

export const linkOf = (
  { capabilities, settings }: House,
  id: string,
  { linkNonce }: Pick<Reader, 'linkNonce'>,
): string => `${settings.origin}/d/${capabilities.issue('deliver', id, linkNonce)}`

/** When it was made, when it was due where it comes late, and what is so of its author where only that let it go. */
type Why = {
  readonly madeAt?: string
  readonly dueOn?: string | null
  readonly isOfLife?: boolean
  readonly standing?: string
}
type LinkTry = { readonly mailId: string; readonly attempt: number }

/** The link's email, also of a fresh link. Every try mails the same link. */
export const linkMail = (
  house: House,
  id: string,
  reader: Reader,
  from: From,
  { mailId, attempt, ...known }: LinkTry & Why,
): Mail => {
  const words = linkWords(from, { name: reader.name, freshAt: reader.reissuedAt.at(-1), ...known })
  const letter = render({ ...words, choices: [{ label: 'Open it', url: linkOf(house, id, reader) }] }, house.settings)
  return { to: reader.address, mailId, returnToken: returnTokenOf(house, id, reader, attempt), ...letter }
}

/** The reminder, sent twice at most and to nobody who has said no. */
export const reminderMail = (house: House, id: string, reader: Reader, from: From, mailId: string): Mail => {
  const { author } = from
  const subject = `What ${author} left for you is still here`
  const letter = render(
    {
      subject,
      heading: subject,
      greeting: `Dear ${reader.name},`,
      lines: [
        ...fromLine(from),
        `A while ago we let you know that ${author} left you a message. In case you missed it, it’s still here for you.`,
        'There is no hurry, and you need not open it. On its page you can also say that you would rather not receive it; then we do not write again.',
      ],
      choices: [{ label: 'Open it', url: linkOf(house, id, reader) }],
      because: becauseOf(from),
    },
    house.settings,
  )
  return { to: reader.address, mailId, ...letter }
}

/** Six digits for whoever reads this mailbox. The subject holds them, so that a phone shows them at a glance. */
export const codeMail = (
  house: Pick<House, 'settings'>,
  { address: to, name }: Pick<Reader, 'address' | 'name'>,
  digits: string,
  mailId: string,
): Mail => {
  const because =
    'You’re receiving this because someone asked for a code on the page of a message to you. If it was not you, do nothing.'
  return letterWithCode(house, { to, name, digits, mailId, because })
}
