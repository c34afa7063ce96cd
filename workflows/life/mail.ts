import type { Kernel } from '../../backend/kernel/kernel.ts'
import { dateInWords, momentInWords } from '../../backend/kernel/page/html.ts'
import { render, type Letter } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import type { Contact } from '../../backend/modules/life/life.ts'
import { mayBeAsked, theJob } from '../../backend/modules/life/theJob.ts'

/** Why contacts are told: whom we cannot reach, and how we know. */
export type Cause =
  | 'author-unreached'
  | 'author-bounced'
  | 'author-unproven'
  | 'author-begun'
  | 'recipient-unreached'
  | 'recipient-wrong'
  | 'recipient-right'
export type House = Pick<Kernel, 'capabilities' | 'settings'>
export type To = Pick<Contact, 'contactId' | 'address' | 'name'> & { readonly accountId: string }
type Names = {
  readonly author: string
  readonly recipient: string
  /** The day on which it is told: each of these mails is another one. */
  readonly at: string
  /** When the first mail of a delivery that has begun leaves. */
  readonly firstMailAt?: string
  /** The contact's page where they can give another address of the recipient. */
  readonly proposeUrl?: string
  /** The author is taken for dead: nobody can tell them anything. */
  readonly isDead?: boolean
}

export const contactPageOf = ({ capabilities, settings }: House, { accountId, contactId }: To): string =>
  `${settings.origin}/trusted/${capabilities.issue('trusted', accountId, contactId)}`

/** Where a contact can give another address, for as long as this last try of the delivery's mail is the last. */
export const proposePageOf = (
  { capabilities, settings }: House,
  deliveryId: string,
  { contactId }: Pick<To, 'contactId'>,
  attempt: number,
): string =>
  `${settings.origin}/trusted/${capabilities.issue('propose-address', deliveryId, contactId, attempt)}/propose-address`

/** Asks somebody whether they want to be a trusted contact. */
export const invitationMail = (house: House, to: To, username: string, mailId: string): Mail => {
  const author = shownName(username)
  const letter: Letter = {
    subject: `${author} would like you to be a trusted contact`,
    heading: `${author} would like you to be a trusted contact`,
    greeting: `Dear ${to.name},`,
    lines: [
      ...theJob(author),
      'What you may be asked besides:',
      ...mayBeAsked(author),
      'If you do not reply, nothing happens and we will not ask again.',
    ],
    choices: [{ label: 'Read what it means, and say yes or no', url: contactPageOf(house, to) }],
    because: `You’re receiving this because ${author} gave us your email address and asked us to write to you.`,
  }
  return { to: to.address, mailId, ...render(letter, house.settings) }
}

type Words = { readonly subject: string; readonly lines: readonly string[] }
/** What becomes of an address that a contact gives. */
const otherAddress = (recipient: string, author: string | undefined): string =>
  // @says how long an address that one contact gave waits for a no
  // @says how long an address that a second contact supports waits for a no
  `We’ll tell ${author === undefined ? '' : `${author} and `}the other trusted contacts. If any of them objects, we will not use it. If one agrees, we’ll write to ${recipient} after a week; otherwise after 30 days. The page tells you which.`

const words: Readonly<Record<Cause, (names: Names) => Words>> = {
  'author-unreached': ({ author, at }) => ({
    subject: `We cannot reach ${author}`,
    lines: [
      `On ${dateInWords(at)} we need to check something with ${author}, but our emails are not getting through.`,
      `Please ask ${author} in another way to check their email, or to sign in and give us an address that works. We’ll keep trying.`,
    ],
  }),
  'author-bounced': ({ author, at }) => ({
    subject: `Our email to ${author} came back`,
    lines: [
      `An email to ${author} came back on ${dateInWords(at)}. We had asked something in it, and it seemed to have arrived, so ${author} may never have seen it. The message we asked about has already been sent.`,
      `Please tell ${author}, and ask them to sign in and give us an address that works.`,
    ],
  }),
  'author-unproven': ({ author, at }) => ({
    subject: `We are asking ${author} something`,
    lines: [
      `On ${dateInWords(at)} we asked ${author} something, by email. The address accepted it, but for more than a year nobody has replied from there, so we do not know whether ${author} reads them.`,
      `${author} is asked as well: this email to you replaces nothing. If you can, please ask ${author} to check their email.`,
    ],
  }),
  'author-begun': ({ author, firstMailAt = '' }) => ({
    subject: `We’re about to deliver a message from ${author}`,
    lines: [
      `The first email will be sent on ${momentInWords(firstMailAt)}. Until then you can press “Please wait” on the page behind this email, and nobody it is for will know.`,
      `We could not reach ${author}, and the day for something that ${author} has left has come. Is ${author} alive? Then please press it. Not sure? Ring ${author} first.`,
    ],
  }),
  'recipient-unreached': ({ author, recipient, at }) => ({
    subject: `We cannot reach ${recipient}`,
    lines: [
      `On ${dateInWords(at)} the last address we have of ${recipient} failed. We have something for them from ${author}. Their message is safe.`,
      `Do you know a new address? Please tell ${author}, who can give it to us at once. If ${author} cannot do that any more, you can give it to us yourself.`,
      otherAddress(recipient, author),
    ],
  }),
  'recipient-wrong': ({ author, recipient, at, isDead = false }) => ({
    subject: `We have a wrong address for ${recipient}`,
    lines: [
      `On ${dateInWords(at)} we learned that our email to ${recipient} reached someone else. We have something for them from ${author}. We’ve closed that link and kept the message safe.`,
      isDead
        ? `Do you know ${recipient}’s right address? You can give it to us here.`
        : `Do you know the right address? Please tell ${author}, who can give it to us at once. If ${author} cannot do that any more, you can give it to us yourself.`,
      otherAddress(recipient, isDead ? undefined : author),
    ],
  }),
  'recipient-right': ({ author, recipient, at }) => ({
    subject: `Our email did reach ${recipient}`,
    lines: [
      `On ${dateInWords(at)} the person who received our email, and had said that they are not ${recipient}, took that back: it is ${recipient} after all. We have something for them from ${author}.`,
      `The link is open again. There is nothing you need to do.`,
    ],
  }),
}

/** Tells a contact whom we cannot reach; never what it is about. */
export const newsMail = (house: House, to: To, cause: Cause, names: Names, mailId: string): Mail => {
  const author = shownName(names.author)
  const { subject, lines } = words[cause]({ ...names, author })
  const letter: Letter = {
    subject,
    heading: subject,
    greeting: `Dear ${to.name},`,
    lines,
    choices: [
      ...(names.proposeUrl
        ? [
            {
              label: `Give us ${names.recipient}’s ${cause === 'recipient-wrong' ? 'right' : 'new'} email`,
              url: names.proposeUrl,
            },
          ]
        : []),
      {
        label: cause === 'author-begun' ? 'See what you can do' : 'What a trusted contact does',
        url: contactPageOf(house, to),
      },
    ],
    because: `You’re receiving this because you agreed to be a trusted contact of ${author}. You can end that on ${names.proposeUrl ? 'the page of the second button' : 'the same page'}.`,
  }
  return { to: to.address, mailId, ...render(letter, house.settings) }
}
