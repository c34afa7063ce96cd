import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { dateInWords } from '../../backend/kernel/page/html.ts'
import { fromLine, type From } from '../../backend/kernel/words/from.ts'
import { returnTokenOf } from '../../backend/modules/deliveries/bounces.ts'
import type { Delivery } from '../../backend/modules/deliveries/delivery.ts'
import { lettersPageOf } from '../../backend/modules/deliveries/letters.ts'
import { isLastReminder } from '../../backend/modules/deliveries/next.ts'
import {
  becauseOf,
  greetingOf,
  handingLines,
  linksWords,
  linkWords,
  madeFor,
} from '../../backend/modules/deliveries/words.ts'
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
  readonly lifeSentence?: string
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

type Going = { readonly id: string; readonly state: Reader; readonly attempt: number }

/** One message has a page of its own, and several have one that lists them. */
const doors = (house: House, all: readonly { readonly id: string; readonly state: Reader }[]) => {
  const [first] = all
  if (!first) throw new Error('There is nothing to open')
  const { id, state } = first
  return all.length > 1
    ? [{ label: `See all ${all.length} messages`, url: lettersPageOf(house, id, state) }]
    : [{ label: 'Open it', url: linkOf(house, id, state) }]
}

/** The links of all that one death set free for one person on one day; it comes back to the first of them. */
export const linksMail = (
  house: House,
  all: readonly Going[],
  from: From,
  { to, mailId }: { readonly to: string; readonly mailId: string },
): Mail => {
  const [first] = all
  if (!first) throw new Error('There is nothing to mail')
  const words = linksWords(from, { name: first.state.name, count: all.length })
  const letter = render({ ...words, choices: doors(house, all) }, house.settings)
  return { to, mailId, returnToken: returnTokenOf(house, first.id, first.state, first.attempt), ...letter }
}

type Unopened = { readonly id: string; readonly state: Reader & Pick<Delivery, 'sentAt' | 'reminders'> }

/**
 * The reminder, sent to nobody who has said no; of all that a death set free for one person it is one.
 * What makes it another than the one before is said first.
 */
export const reminderMail = (house: House, all: readonly Unopened[], from: From, mailId: string): Mail => {
  const { author } = from
  const [first] = all
  if (!first) throw new Error('There is nothing to remind of')
  const isLast = all.every(({ state }) => isLastReminder(state))
  const them = madeFor(from)
  const what = all.length > 1 ? `${all.length} messages from ${author} are` : `what ${author} left for ${them} is`
  const heading = `${isLast ? `Our last reminder: ${what}` : what.charAt(0).toUpperCase() + what.slice(1)} still here`
  const days = [...new Set(all.map(({ state }) => dateInWords(state.sentAt)))]
  const it = all.length > 1 ? 'them' : 'it'
  const letter = render(
    {
      subject: heading,
      heading,
      greeting: greetingOf(from, first.state.name),
      lines: [
        `On ${days[0]} we let you know that ${author} left ${them} ${all.length > 1 ? 'messages' : 'a message'}. In case you missed ${it}, ${all.length > 1 ? 'they are' : 'it’s'} still here for ${them}.`,
        ...fromLine(from),
        ...handingLines(from),
        `There is no hurry, and you need not open ${it}. On the page you can also say that you would rather not receive ${it}; then we do not write again.`,
      ],
      choices: doors(house, all),
      because: becauseOf(from),
    },
    house.settings,
  )
  return { to: first.state.address, mailId, ...letter }
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
