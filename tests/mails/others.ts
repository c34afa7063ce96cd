import { conversation } from '../../backend/modules/support/conversation.ts'
import { subscriber } from '../../backend/modules/subscribers/subscriber.ts'
import { askMail, confirmedMail } from '../../workflows/deliveries/confirmMail.ts'
import { addressMail } from '../../workflows/deliveries/proposeMail.ts'
import { codeMail, linkMail, reminderMail } from '../../workflows/deliveries/mail.ts'
import { invitationMail as contactInvitation, newsMail, proposePageOf, type Cause } from '../../workflows/life/mail.ts'
import { proofMail } from '../../workflows/life/proofMail.ts'
import { otherWaitMail, waitMail } from '../../workflows/life/waitMail.ts'
import { invitationMail } from '../../workflows/recipients/mail.ts'
import { anchorMail } from '../../workflows/audit/mail.ts'
import { confirmationMail } from '../../workflows/subscribers/mail.ts'
import { supportMail } from '../../workflows/support/mail.ts'
import { house, settings, type Shown } from './house.ts'

const ID = '018f0000-0000-7000-8000-00000000000d'
const DOOR = /\/d\/[a-z2-7]+$/
const REFUSAL = 'you’d rather not receive it'
const amelia = { address: 'amelia@hale.example', name: 'Amelia', linkNonce: 'nonce', reissuedAt: [] }
const again = { ...amelia, reissuedAt: ['2031-06-14T09:00:00.000Z'] }
const yes = { n: 1, state: 'given', at: '2031-06-07T09:00:00.000Z', until: '2031-06-14T09:00:00.000Z' } as const
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
    name: 'recipient-link-late',
    mail: linkMail(house, ID, amelia, 'ruth', { ...first, dueOn: '2030-06-10T09:00:00.000Z' }),
    facts: ['Ruth left something for you', 'It was due on Monday, June 10, 2030', 'we are sorry', REFUSAL],
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
  {
    name: 'recipient-confirmed',
    mail: confirmedMail(house, ID, { ...amelia, backupAddress: '', link: undefined, confirmation: yes }, 'ruth', 'c'),
    facts: ['You can now open what Ruth left for you', 'six digits to this same address', 'Saturday, June 14, 2031'],
    leads: [DOOR],
  },
]

const wait = { until: '2031-06-14T09:00:00.000Z', name: 'Nora', reason: 'unsure' } as const
const nora = { accountId: ID, contactId: ID, address: 'nora@hale.example', name: 'Nora' }
const CONTACT = /\/trusted\/[a-z2-7]+$/
const news = (cause: Cause) =>
  newsMail(house, nora, cause, { author: 'ruth', recipient: 'Ben', firstMailAt: wait.until }, 'n')
const PROPOSE = /\/trusted\/[a-z2-7]+\/propose-address$/
const addressOf = (countsAt: string) =>
  addressMail(
    house,
    { deliveryId: ID, n: 1, countsAt, supportedBy: '', link: undefined },
    { id: ID, name: 'Nora', address: 'nora@hale.example' },
    { author: 'ruth', recipient: 'Ben' },
    'c',
  )
const AGREED = 'you agreed to be a trusted contact of Ruth'

const toRuth = { to: 'ruth@hale.example', mailId: 'w' }

const contacts: readonly Shown[] = [
  {
    name: 'contact-invitation',
    mail: contactInvitation(house, nora, 'ruth', 'i'),
    facts: ['Ruth would like you to be a trusted contact', 'Dear Nora,', 'You would never see', 'You need no account'],
    leads: [CONTACT],
  },
  {
    name: 'contact-author-unreached',
    mail: news('author-unreached'),
    facts: ['We cannot reach Ruth', 'our emails are not getting through', 'We go on trying', AGREED],
    leads: [CONTACT],
  },
  {
    name: 'contact-author-bounced',
    mail: news('author-bounced'),
    facts: ['Our mail to Ruth came back', 'may never have seen it', 'has gone out meanwhile', AGREED],
    leads: [CONTACT],
  },
  {
    name: 'contact-author-unproven',
    mail: news('author-unproven'),
    facts: ['We are asking Ruth something', 'for more than a year', 'this mail to you replaces nothing', AGREED],
    leads: [CONTACT],
  },
  {
    name: 'contact-author-begun',
    mail: news('author-begun'),
    facts: [
      'We begin to deliver what Ruth has left',
      'Saturday, June 14, 2031 at 9:00 am (UTC)',
      'ask us to wait',
      AGREED,
    ],
    leads: [CONTACT],
  },
  {
    name: 'contact-recipient-unreached',
    mail: newsMail(
      house,
      nora,
      'recipient-unreached',
      { author: 'ruth', recipient: 'Ben', proposeUrl: proposePageOf(house, ID, nora, 4) },
      'n',
    ),
    facts: [
      'We cannot reach Ben',
      'It is kept',
      'you can give it to us yourself',
      'If any of them objects, we will not use it',
      AGREED,
    ],
    leads: [PROPOSE, CONTACT],
  },
  {
    name: 'contact-support-address',
    mail: addressOf('2031-06-14T09:00:00.000Z'),
    facts: ['Do you know the new address of Ben?', 'ask Ben', 'we write there on Saturday, June 14, 2031', AGREED],
    leads: [PROPOSE],
  },
  {
    name: 'contact-support-address-alone',
    mail: addressOf(''),
    facts: ['Do you know the new address of Ben?', 'Without a yes of yours, of Ruth or of another contact', AGREED],
    leads: [PROPOSE],
  },
  {
    name: 'contact-recipient-wrong',
    mail: news('recipient-wrong'),
    facts: ['We have a wrong address for Ben', 'closed that link', 'Only Ruth can give it to us', AGREED],
    leads: [CONTACT],
  },
  {
    name: 'contact-confirm-access',
    mail: askMail(
      house,
      { deliveryId: ID, n: 1 },
      { id: ID, name: 'Nora', address: 'nora@hale.example' },
      { author: 'ruth', recipient: 'Ben' },
      'c',
    ),
    facts: ['Is it really Ben?', 'Ben cannot open what Ruth left for them', 'Please talk to Ben first', AGREED],
    leads: [/\/trusted\/[a-z2-7]+\/confirm-access$/],
  },
  {
    name: 'author-waits',
    mail: waitMail(house, wait, 'ruth', toRuth),
    facts: [
      'Nora asked us to wait',
      'Dear Ruth,',
      'until Saturday, June 14, 2031',
      'They are not sure',
      'None is lost',
    ],
    leads: [/\/legacy\/contacts$/],
  },
  {
    name: 'contact-waits',
    mail: otherWaitMail(house, nora, wait, 'ruth', 'w'),
    facts: ['We wait with what Ruth has left', 'until Saturday, June 14, 2031', 'it goes on by itself', AGREED],
    leads: [CONTACT],
  },
]

const proof: Shown = {
  name: 'author-mailbox-proof',
  mail: proofMail(house, { accountId: ID, n: 1, to: 'ruth@hale.example', username: 'ruth' }, 'p'),
  facts: [
    'Press the button so that we know our mails reach you',
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
    facts: ['You’re on the list', 'we write to you once', 'You need not do anything.'],
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
const admins: readonly Shown[] = [
  {
    name: 'admins-anchor',
    mail: { to: 'ruth@hale.example', ...anchorMail(settings, { toPos: '48213', hash: '9f2c'.repeat(16) }, at) },
    facts: ['Our log as it stood on June 14, 2031', 'Up to position 48213', '9f2c'.repeat(16), 'nothing to do today'],
    leads: [/\/admin-control-panel\/history\/anchor-main$/],
  },
]

export const others: readonly Shown[] = [...recipients, ...contacts, proof, ...visitors, ...admins]
