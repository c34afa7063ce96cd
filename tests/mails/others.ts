import { conversation } from '../../backend/modules/support/conversation.ts'
import { subscriber } from '../../backend/modules/subscribers/subscriber.ts'
import { codeMail, linkMail, reminderMail } from '../../workflows/deliveries/mail.ts'
import { invitationMail as contactInvitation, newsMail, type Cause } from '../../workflows/life/mail.ts'
import { invitationMail } from '../../workflows/recipients/mail.ts'
import { confirmationMail } from '../../workflows/subscribers/mail.ts'
import { supportMail } from '../../workflows/support/mail.ts'
import { house, type Shown } from './house.ts'

const ID = '018f0000-0000-7000-8000-00000000000d'
const DOOR = /\/d\/[a-z2-7]+$/
const REFUSAL = 'you would rather not receive it'
const amelia = { address: 'amelia@hale.example', name: 'Amelia', linkNonce: 'nonce', reissuedAt: [] }
const again = { ...amelia, reissuedAt: ['2031-06-14T09:00:00.000Z'] }
const first = { mailId: 'l', attempt: 1 }

const recipients: readonly Shown[] = [
  {
    name: 'recipient-invitation',
    mail: invitationMail(house, { recipientId: ID, addressHash: 'hash', ...amelia }, 'ruth', 'i'),
    facts: ['May Ruth leave a message for you?', 'Dear Amelia,', 'You need no account', 'nothing changes'],
    leads: [DOOR],
  },
  {
    name: 'recipient-link',
    mail: linkMail(house, ID, amelia, 'ruth', first),
    facts: ['Ruth left something for you', 'Dear Amelia,', 'There is no hurry', REFUSAL],
    leads: [DOOR],
  },
  {
    name: 'recipient-fresh-link',
    mail: linkMail(house, ID, again, 'ruth', first),
    facts: ['Your fresh link to what Ruth left for you', 'The older ones no longer open', REFUSAL],
    leads: [DOOR],
  },
  {
    name: 'recipient-reminder',
    mail: reminderMail(house, ID, amelia, 'ruth', 'r'),
    facts: ['What Ruth left for you is still here', 'you need not open it', REFUSAL],
    leads: [DOOR],
  },
  {
    name: 'recipient-code',
    mail: codeMail(house, amelia, '042317', 'c'),
    facts: ['Your code is 042317', 'They work for ten minutes', 'If it was not you, do nothing'],
    leads: [],
  },
]

const nora = { accountId: ID, contactId: ID, address: 'nora@hale.example', name: 'Nora' }
const CONTACT = /\/trusted\/[a-z2-7]+$/
const news = (cause: Cause) => newsMail(house, nora, cause, { author: 'ruth', recipient: 'Ben' }, 'n')
const AGREED = 'you agreed to be a trusted contact of Ruth'

const contacts: readonly Shown[] = [
  {
    name: 'contact-invitation',
    mail: contactInvitation(house, nora, 'ruth', 'i'),
    facts: ['May Ruth name you as a trusted contact?', 'Dear Nora,', 'You would never see', 'You need no account'],
    leads: [CONTACT],
  },
  {
    name: 'contact-author-unreached',
    mail: news('author-unreached'),
    facts: ['We cannot reach Ruth', 'no address of theirs takes our mail', 'We go on trying', AGREED],
    leads: [CONTACT],
  },
  {
    name: 'contact-author-bounced',
    mail: news('author-bounced'),
    facts: ['Our mail to Ruth came back', 'may never have seen it', 'has gone out meanwhile', AGREED],
    leads: [CONTACT],
  },
  {
    name: 'contact-recipient-unreached',
    mail: news('recipient-unreached'),
    facts: ['We cannot reach Ben', 'It is kept', 'Only Ruth can give it to us', AGREED],
    leads: [CONTACT],
  },
  {
    name: 'contact-recipient-wrong',
    mail: news('recipient-wrong'),
    facts: ['We have a wrong address for Ben', 'that link no longer opens', 'Only Ruth can give it to us', AGREED],
    leads: [CONTACT],
  },
]

const asked = {
  ...conversation.initial,
  conversationId: ID,
  topic: 'bereavement',
  name: 'Nora',
  email: 'nora@hale.example',
  text: 'My mother has died and I do not know her address',
} as const
const at = '2031-06-14T09:00:00.000Z'
const answer = { from: 'us', turnId: 'a', text: 'We are so sorry.\nHere is how we can help.', at } as const
const wish = { ...asked, channel: 'waiting', topic: 'access', name: '' } as const
const END_WAITING = /\/waiting\/u\/[a-z2-7]+$/
const CONVERSATION = new RegExp(`/contact/${ID}\\?key=[\\w-]+$`)

const visitors: readonly Shown[] = [
  {
    name: 'newsletter-confirmation',
    mail: confirmationMail(house, { ...subscriber.initial, subscriberId: ID, address: 'nora@hale.example' }, 's'),
    facts: ['Would you like our letters?', 'If you do nothing, we send none', 'seven days'],
    leads: [/./, /./],
  },
  {
    name: 'support-receipt',
    mail: supportMail(house, asked, { letter: 1, at, answer: undefined, isOpening: false }, 'm'),
    facts: ['We have your message', 'Dear Nora,', 'answers within an hour', asked.text],
    leads: [CONVERSATION],
  },
  {
    name: 'support-answer',
    mail: supportMail(house, asked, { letter: 2, at, answer, isOpening: false }, 'm'),
    facts: ['Our answer to you', 'Dear Nora,', 'We are so sorry.', 'Here is how we can help.'],
    leads: [CONVERSATION],
  },
  {
    name: 'waiting-receipt',
    mail: supportMail(house, wish, { letter: 1, at, answer: undefined, isOpening: false }, 'm'),
    facts: ['We have your wish', 'we write to you once', 'You need not do anything.'],
    leads: [END_WAITING],
  },
  {
    name: 'waiting-opening',
    mail: supportMail(house, wish, { letter: 2, at, answer: undefined, isOpening: true }, 'm'),
    facts: ['You can begin now', 'are open again', 'we do not write again'],
    leads: [/\/$/, END_WAITING],
  },
]

/** Every mail to those who leave no messages: recipients, trusted contacts, subscribers, and whoever asks us something. */
export const others: readonly Shown[] = [...recipients, ...contacts, ...visitors]
