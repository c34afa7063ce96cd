import { momentInWords } from '../../backend/modules/life/momentInWords.ts'
import { conversation } from '../../backend/modules/support/conversation.ts'
import { subscriber } from '../../backend/modules/subscribers/subscriber.ts'
import { confirmedMail } from '../../workflows/deliveries/confirmMail.ts'
import { codeMail, linkMail, linksMail, reminderMail } from '../../workflows/deliveries/mail.ts'
import { questionMail } from '../../workflows/life/questionMail.ts'
import { proofMail } from '../../workflows/life/proofMail.ts'
import { invitationMail } from '../../workflows/recipients/mail.ts'
import { confirmationMail } from '../../workflows/subscribers/mail.ts'
import { promptMail } from '../../workflows/prompts/mail.ts'
import { supportMail } from '../../workflows/support/mail.ts'
import { contacts } from './contacts.ts'
import { keepers } from './keepers.ts'
import { reports } from './reports.ts'
import { house, type Shown } from './house.ts'

const ID = '018f0000-0000-7000-8000-00000000000d'
const DOOR = /\/d\/[a-z2-7]+$/
const LETTERS = /\/d\/[a-z2-7]+\/letters$/
const REFUSAL = 'you’d rather not receive it'
const amelia = { address: 'amelia@hale.example', name: 'Amelia', linkNonce: 'nonce', reissuedAt: [] }
const again = { ...amelia, reissuedAt: ['2031-06-14T09:00:00.000Z'] }
const yes = { n: 1, state: 'given', at: '2031-06-07T09:00:00.000Z', until: '2031-06-14T09:00:00.000Z' } as const
const from = { author: 'Ruth', relation: 'your grandmother' }
const LATER = '2031-06-21T09:00:00.000Z'
const linkOf = (why: Partial<Parameters<typeof linkMail>[4]> = {}) => {
  const madeAt = (day: string) => linkMail(house, ID, amelia, from, { ...first, ...why, madeAt: day })
  return { mail: madeAt('2029-06-03T09:00:00.000Z'), again: madeAt('2029-06-04T09:00:00.000Z') }
}
const brought = momentInWords({ is: 'nothing-goes-out' }, { is: 'recipient', author: 'Ruth' })
const unopened = (reminders: number) => ({
  id: ID,
  state: { ...amelia, sentAt: '2031-06-07T09:00:00.000Z', reminders },
})
const first = { mailId: 'l', attempt: 1 }

const confirmedOf = (confirmation: typeof yes | (Omit<typeof yes, 'until'> & { until: string })) =>
  confirmedMail(house, ID, { ...amelia, backupAddress: '', link: undefined, confirmation }, 'ruth', 'c')

const recipients: readonly Shown[] = [
  {
    name: 'recipient-invitation',
    mail: invitationMail(house, { recipientId: ID, addressHash: 'hash', ...amelia }, from, 'i'),
    facts: ['May Ruth leave a message for you?', 'Dear Amelia,', 'You need no account', 'nothing changes'],
    leads: [DOOR],
  },
  {
    name: 'recipient-link',
    ...linkOf(),
    facts: [
      'Ruth left something for you',
      'Dear Amelia,',
      'asked us to bring it to you today',
      'There is no hurry',
      REFUSAL,
    ],
    leads: [DOOR],
  },
  {
    name: 'recipient-link-after-a-verdict',
    ...linkOf({ isOfLife: true, lifeSentence: brought }),
    facts: ['Ruth left something for you', 'asked us to bring it to you when the time comes', brought, REFUSAL],
    leads: [DOOR],
  },
  {
    name: 'recipient-link-late',
    ...linkOf({ dueOn: '2030-06-10T09:00:00.000Z' }),
    facts: ['Ruth left something for you', 'It was due on Monday, June 10, 2030', 'we are sorry', REFUSAL],
    leads: [DOOR],
  },
  {
    name: 'recipient-fresh-link',
    mail: linkMail(house, ID, again, from, first),
    again: linkMail(house, ID, { ...again, reissuedAt: [...again.reissuedAt, LATER] }, from, first),
    facts: ['Your fresh link to what Ruth left for you', 'The older ones no longer open', REFUSAL],
    leads: [DOOR],
  },
  {
    name: 'recipient-links',
    mail: linksMail(
      house,
      [1, 2].map((attempt) => ({ id: ID, state: amelia, attempt })),
      from,
      { to: amelia.address, mailId: 'l' },
    ),
    facts: ['Ruth left 2 messages for you', 'Dear Amelia,', 'See all 2 messages', 'There is no hurry', REFUSAL],
    leads: [LETTERS],
  },
  {
    name: 'recipient-reminder',
    mail: reminderMail(house, [unopened(0)], from, 'r'),
    facts: [
      'What Ruth left for you is still here',
      'On Saturday, June 7, 2031 we let you know',
      'you need not open it',
      REFUSAL,
    ],
    leads: [DOOR],
  },
  {
    name: 'recipient-reminders-last',
    mail: reminderMail(house, [unopened(1), unopened(1)], from, 'r'),
    facts: ['Our last reminder: 2 messages from Ruth are still here', 'See all 2 messages', REFUSAL],
    leads: [LETTERS],
  },
  {
    name: 'recipient-code',
    mail: codeMail(house, amelia, '042317', 'c'),
    again: codeMail(house, amelia, '171717', 'd'),
    facts: ['Your code is 042317', 'They work for ten minutes', 'If it was not you, do nothing'],
    leads: [],
  },
  {
    name: 'recipient-confirmed',
    mail: confirmedOf(yes),
    again: confirmedOf({ ...yes, until: LATER }),
    facts: ['You can now open what Ruth left for you', 'six digits to this same address', 'Saturday, June 14, 2031'],
    leads: [DOOR],
  },
]

const questionOf = (ask: number) =>
  questionMail(house, {
    accountId: ID,
    username: 'ruth',
    to: 'ruth@hale.example',
    asks: 3,
    presumedAt: '2031-06-14T09:00:00.000Z',
    tried: { round: 1, about: 'silence', ask, attempt: 1, mailId: 'q' },
  })

const question: Shown = {
  name: 'author-question',
  mail: questionOf(1),
  again: questionOf(2),
  facts: ['Are you there?', 'Dear Ruth,', 'I’m still here', 'This is email 1 of 3', 'June 14, 2031'],
  leads: [/\/here\/[a-z2-7]+$/, /\/legacy$/],
}

const proof: Shown = {
  name: 'author-mailbox-proof',
  mail: proofMail(house, { accountId: ID, n: 1, to: 'ruth@hale.example', username: 'ruth' }, 'p'),
  again: proofMail(house, { accountId: ID, n: 2, to: 'ruth@hale.example', username: 'ruth' }, 'p'),
  facts: [
    'Press the button so that we know our emails reach you',
    'Dear Ruth,',
    'It changes nothing else',
    'never what about',
    'once a year at most',
  ],
  leads: [/\/reached\/[a-z2-7]+$/],
}

const asked = {
  ...conversation.initial,
  conversationId: ID,
  topic: 'bereavement',
  name: 'Nora',
  email: 'nora@hale.example',
  text: 'My mother has died and I do not know her address',
} as const
const elsewhere = { ...asked, conversationId: '018f0000-0000-7000-8000-0000000000ff' }
const at = '2031-06-14T09:00:00.000Z'
const answer = { from: 'us', turnId: 'a', text: 'We are so sorry.\nHere is how we can help.', at } as const
const proven = { mailId: 'm', isProven: true }
const wish = { ...asked, channel: 'waiting', topic: 'access', name: '' } as const
const END_WAITING = /\/waiting\/u\/[a-z2-7]+$/
const CONVERSATION = new RegExp(`/contact/${ID}\\?key=[\\w-]+$`)

const visitors: readonly Shown[] = [
  {
    name: 'weekly-question',
    mail: promptMail(house, { accountId: ID, address: 'ruth@hale.example', name: 'Ruth' }, 0, 'q'),
    again: promptMail(house, { accountId: ID, address: 'ruth@hale.example', name: 'Ruth' }, 1, 'r'),
    facts: ['What did the house smell of on Sundays?', 'Dear Ruth,', 'Two minutes is plenty', 'do nothing'],
    leads: [/\/dashboard\?question=1$/, /\/questions\/u\/[a-z2-7]+$/],
  },
  {
    name: 'newsletter-confirmation',
    mail: confirmationMail(house, { ...subscriber.initial, subscriberId: ID, address: 'nora@hale.example' }, 's'),
    facts: ['Would you like our letters?', 'If you do nothing, we send none', 'seven days'],
    leads: [/./, /./],
  },
  {
    name: 'support-receipt',
    mail: supportMail(house, asked, { letter: 1, at, answer: undefined, isOpening: false }, proven),
    again: supportMail(house, elsewhere, { letter: 1, at, answer: undefined, isOpening: false }, proven),
    facts: ['We have your message', 'Dear Nora,', 'answers within an hour', asked.text],
    leads: [CONVERSATION],
  },
  {
    name: 'support-receipt-unproven',
    mail: supportMail(
      house,
      asked,
      { letter: 1, at, answer: undefined, isOpening: false },
      { mailId: 'm', isProven: false },
    ),
    again: supportMail(
      house,
      elsewhere,
      { letter: 1, at, answer: undefined, isOpening: false },
      { mailId: 'm', isProven: false },
    ),
    facts: ['We have your message', 'Hello,', 'answers within an hour'],
    leads: [CONVERSATION],
  },
  {
    name: 'support-answer',
    mail: supportMail(house, asked, { letter: 2, at, answer, isOpening: false }, proven),
    again: supportMail(house, asked, { letter: 3, at, answer: { ...answer, text: 'Yes.' }, isOpening: false }, proven),
    facts: ['Our answer to you', 'Dear Nora,', 'We are so sorry.', 'Here is how we can help.'],
    leads: [CONVERSATION],
  },
  {
    name: 'waiting-receipt',
    mail: supportMail(house, wish, { letter: 1, at, answer: undefined, isOpening: false }, proven),
    facts: ['You’re on the list', 'we write to you once', 'You need not do anything.'],
    leads: [END_WAITING],
  },
  {
    name: 'waiting-opening',
    mail: supportMail(house, wish, { letter: 2, at, answer: undefined, isOpening: true }, proven),
    facts: ['You can begin now', 'are open again', 'we do not write again'],
    leads: [/\/$/, END_WAITING],
  },
]

/** Every mail to those who leave no messages: recipients, trusted contacts, subscribers, and whoever asks us something. */
export const others: readonly Shown[] = [
  ...recipients,
  ...contacts,
  ...reports,
  question,
  proof,
  ...visitors,
  ...keepers,
]
