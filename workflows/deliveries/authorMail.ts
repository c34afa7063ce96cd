import { UNDO_DAYS } from '../../backend/kernel/words/refusals.ts'
import { dateInWords } from '../../backend/kernel/page/html.ts'
import { render, type Letter } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import type { Settings } from '../../backend/kernel/process/settings.ts'
import type { Delivery } from '../../backend/modules/deliveries/delivery.ts'

type Words = Pick<Letter, 'subject' | 'lines'> & { readonly label: string; readonly path: string }
type Told = Pick<Delivery, 'name' | 'messageId' | 'address'> &
  Partial<Pick<Delivery, 'sentAt' | 'replyIds' | 'proposal'>>

/** Which one it is: never by its title. */
const messageOf = ({ sentAt = '' }: Told): string =>
  sentAt === '' ? 'your message' : `your message of ${dateInWords(sentAt)}`

const TIMES = ['', '', 'second ', 'third ', 'fourth ', 'fifth ']
/** "a reply", "a second reply". */
const replyIn = ({ replyIds = [] }: Told, id: string): string => {
  const n = replyIds.indexOf(id) + 1
  return `a ${TIMES[n] ?? `${n}th `}reply`
}
/** What is asked once more is another question. */
const again = (n: string): string => (Number(n) > 1 ? ` (request ${n})` : '')

/** When an address that a contact gave is used by itself, and that its reader may need no other proof. */
const proposalLines = ({ name, proposal }: Told): readonly string[] => [
  proposal?.countsAt
    ? `You can say yes or no beside the message. If we hear no “no” from you or your trusted contacts, we write there on ${dateInWords(proposal.countsAt)}.`
    : 'You can say yes or no beside the message. Until you or another of your trusted contacts has said yes, nothing goes there.',
  proposal?.opensAlone
    ? `You chose that ${name} unlocks it with a code by email. Anyone who reads this address can then open your message.`
    : `${name} unlocks it the way you chose, as before.`,
]

/** What the author reads of each thing that happened: never a title, never a word of a reply. */
const WORDS = {
  thanks: (told: Told): Words => ({
    subject: `${told.name} says thank you`,
    lines: [`${told.name} pressed “Say thank you” on the page of ${messageOf(told)}.`],
    label: 'See your message',
    path: `/future-messages/${told.messageId}`,
  }),
  reply: (told: Told, id: string): Words => ({
    subject: `${told.name} sent you ${replyIn(told, id)}`,
    lines: [`${told.name} answered ${messageOf(told)}. The reply is kept with it, where only you can read it.`],
    label: 'Read the reply',
    path: `/future-messages/${told.messageId}`,
  }),
  help: (told: Told, n: string): Words => ({
    subject: `${told.name} cannot get in${again(n)}`,
    lines: [
      `${told.name} wants to open ${messageOf(told)} and cannot unlock it the way you chose.`,
      'You can choose another way for them: a passcode, a question, or a code by email. Their page asks for the new one, once a wait for too many tries is over.',
    ],
    label: 'Choose another way',
    path: '/connections',
  }),
  confirmation_asked: (told: Told, n: string): Words => ({
    subject: `${told.name} cannot get in and asks your trusted contacts${again(n)}`,
    lines: [
      `${told.name} wants to open ${messageOf(told)} and cannot unlock it the way you chose. We asked your trusted contacts whether it is really ${told.name}. If one of them says yes, a code that we email to ${told.address} opens it.`,
      'If you would rather not have that, say so beside the message. You can also choose another way for them at any time.',
    ],
    label: 'See your message',
    path: `/future-messages/${told.messageId}`,
  }),
  confirmation_given: (told: Told, n: string): Words => ({
    subject: `A trusted contact confirmed it’s ${told.name}${again(n)}`,
    lines: [
      `${told.name} can now open ${messageOf(told)} with a code that we email to ${told.address}. One of your trusted contacts has told us that it is really ${told.name}.`,
      'If that is wrong, say so beside the message before it is opened.',
    ],
    label: 'See your message',
    path: `/future-messages/${told.messageId}`,
  }),
  confirmation_refused: (told: Told, n: string): Words => ({
    subject: `A trusted contact says that it is not ${told.name}${again(n)}`,
    lines: [
      `Someone asked to open ${messageOf(told)} to ${told.name} with the help of your trusted contacts. One of them told us that it is not ${told.name}, or that they do not know. Nothing was opened this way.`,
      `If you think that it is ${told.name} after all, choose another way for them: a passcode, a question, or a code by email.`,
    ],
    label: 'Choose another way',
    path: '/connections',
  }),
  address_proposed: (told: Told): Words => ({
    subject: `A trusted contact gives us an address of ${told.name}`,
    lines: [
      `One of your trusted contacts gave us another address: ${told.proposal?.address ?? ''}`,
      `We cannot reach ${told.name} by email at the one you wrote down.`,
      ...proposalLines(told),
    ],
    label: 'Say yes or no',
    path: `/future-messages/${told.messageId}`,
  }),
  address_supported: (told: Told): Words => ({
    subject: `A second trusted contact knows that address of ${told.name}`,
    lines: [
      `Another of your trusted contacts says that ${told.name} reads ${told.proposal?.address ?? 'the address we were given'}.`,
      ...proposalLines(told),
    ],
    label: 'Say yes or no',
    path: `/future-messages/${told.messageId}`,
  }),
  address_refused: ({ name, proposal }: Told): Words => ({
    subject: `We do not write to that address of ${name}`,
    lines: [
      `${proposal?.address ?? 'The address we were given'} is not the one of ${name}, one of your trusted contacts says. Nothing went there, and your message is kept.`,
      `Give us another address of ${name}, and we write there.`,
    ],
    label: 'Give another address',
    path: '/connections',
  }),
  address_used: ({ name, messageId, address }: Told): Words => ({
    subject: `We write to ${name} at another address`,
    lines: [
      `We now write to ${name} at ${address}. Nobody said no to this address that your trusted contact gave us.`,
      `Among your people ${name} has the address that you wrote down. Change it there if you want us to use this one from now on. If it is wrong, take the message back from ${name} before it is opened.`,
    ],
    label: 'See your message',
    path: `/future-messages/${messageId}`,
  }),
  declined: (told: Told): Words => ({
    subject: `${told.name} would rather not receive it`,
    lines: [
      `${told.name} has said that they would rather not receive ${messageOf(told)}. Nothing more of it is sent to them.`,
      `They can change their mind for ${UNDO_DAYS} days. You need not do anything.`,
    ],
    label: 'See your message',
    path: `/future-messages/${told.messageId}`,
  }),
  wrong_person: ({ name, address }: Told): Words => ({
    subject: `Our email to ${name} reached someone else`,
    lines: [
      `The person who reads ${address} told us that they are not ${name}. The link is closed, and nothing of your message was shown.`,
      `Give us another address of ${name}, and we write there.`,
    ],
    label: 'Change the address',
    path: '/connections',
  }),
  wrong_person_undone: ({ name, messageId }: Told): Words => ({
    subject: `Our email did reach ${name}`,
    lines: [
      `We told you that our email to ${name} reached someone else. They have taken that back: it is ${name} after all.`,
      'The link is open again, and they unlock it the way you chose. You need not do anything.',
    ],
    label: 'See your message',
    path: `/future-messages/${messageId}`,
  }),
  unreachable: ({ name, address }: Told): Words => ({
    subject: `We could not reach ${name}`,
    lines: [
      `We cannot reach ${name} by email; the last address we tried is ${address}. Your message is kept, and nothing of it is lost.`,
      `Give us another address of ${name}, and we write there.`,
    ],
    label: 'Give another address',
    path: '/connections',
  }),
}

const NEWS = new Set(['thanks', 'reply', 'declined'])

/** Good to know and no more; what needs the author comes whatever they have switched off. */
export const isNews = (what: string): boolean => NEWS.has(what.replace(/:.*/, ''))

export type ToldKind = keyof typeof WORDS
const isKnown = (kind: string): kind is ToldKind => kind in WORDS

/** Tells the author what became of a delivery. `what` may carry an id after a colon. */
export const toldMail = (
  settings: Settings,
  told: Told,
  author: { readonly email: string; readonly username: string },
  what: string,
  mailId: string,
): Mail => {
  const [kind = '', mark = ''] = what.split(':')
  if (!isKnown(kind)) throw new Error(`There are no words for ${kind}`)
  const { subject, lines, label, path } = WORDS[kind](told, mark)
  const letter = render(
    {
      subject,
      heading: subject,
      greeting: `Dear ${shownName(author.username)},`,
      lines,
      choices: [{ label, url: settings.origin + path }],
      because: 'You’re receiving this because you left a message whose time has come.',
    },
    settings,
  )
  return { to: author.email, mailId, ...letter }
}
