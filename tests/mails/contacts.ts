import { momentInWords, type Reader } from '../../backend/modules/life/momentInWords.ts'
import { askMail } from '../../workflows/deliveries/confirmMail.ts'
import { addressMail } from '../../workflows/deliveries/proposeMail.ts'
import { invitationMail as contactInvitation, newsMail, proposePageOf, type Cause } from '../../workflows/life/mail.ts'
import { otherWaitMail, waitMail } from '../../workflows/life/waitMail.ts'
import { house, type Shown } from './house.ts'

const ID = '018f0000-0000-7000-8000-00000000000d'
const wait = { until: '2031-06-14T09:00:00.000Z', name: 'Nora', reason: 'unsure' } as const
const nora = { accountId: ID, contactId: ID, address: 'nora@hale.example', name: 'Nora' }
const CONTACT = /\/trusted\/[a-z2-7]+$/
const later = '2031-06-21T09:00:00.000Z'
const newsOf = (cause: Cause, at: string, more = {}) =>
  newsMail(house, nora, cause, { author: 'ruth', recipient: 'Ben', at, firstMailAt: at, ...more }, 'n')
const news = (cause: Cause, more = {}) => ({ mail: newsOf(cause, wait.until, more), again: newsOf(cause, later, more) })
const PROPOSE = /\/trusted\/[a-z2-7]+\/propose-address$/
const addressOf = (countsAt: string) => {
  const mailAt = (at: string) =>
    addressMail(
      house,
      { deliveryId: ID, n: 1, at, countsAt, supportedBy: '', link: undefined },
      { id: ID, name: 'Nora', address: 'nora@hale.example' },
      { author: 'ruth', recipient: 'Ben' },
      'c',
    )
  return { mail: mailAt(wait.until), again: mailAt(later) }
}
const helpAsked = (askedAt: string) =>
  askMail(
    house,
    { deliveryId: ID, n: 1 },
    { id: ID, name: 'Nora', address: 'nora@hale.example' },
    { author: 'ruth', recipient: 'Ben', askedAt },
    'c',
  )
const wrong = (isDead: boolean) => news('recipient-wrong', { proposeUrl: proposePageOf(house, ID, nora, 1), isDead })
const AGREED = 'you agreed to be a trusted contact of Ruth'

const toRuth = { to: 'ruth@hale.example', mailId: 'w' }
const waiting = (is: Reader['is']) => ({
  username: 'ruth',
  lifeSentence: momentInWords({ is: 'waiting', until: wait.until }, { is, author: 'Ruth' }),
})

/** What trusted contacts are written. */
export const contacts: readonly Shown[] = [
  {
    name: 'contact-invitation',
    mail: contactInvitation(house, nora, 'ruth', 'i'),
    facts: ['Ruth would like you to be a trusted contact', 'Dear Nora,', 'You never see', 'You need no account'],
    leads: [CONTACT],
  },
  {
    name: 'contact-author-unreached',
    ...news('author-unreached'),
    facts: ['We cannot reach Ruth', 'our emails are not getting through', 'We’ll keep trying', AGREED],
    leads: [CONTACT],
  },
  {
    name: 'contact-author-bounced',
    ...news('author-bounced'),
    facts: ['Our email to Ruth came back', 'may never have seen it', 'has already been sent', AGREED],
    leads: [CONTACT],
  },
  {
    name: 'contact-author-unproven',
    ...news('author-unproven'),
    facts: ['We are asking Ruth something', 'for more than a year', 'this email to you replaces nothing', AGREED],
    leads: [CONTACT],
  },
  {
    name: 'contact-author-begun',
    ...news('author-begun'),
    facts: [
      'We’re about to deliver a message from Ruth',
      'Saturday, June 14, 2031 at 9:00 am (UTC)',
      'Until then you can press “Please wait”',
      AGREED,
    ],
    leads: [CONTACT],
  },
  {
    name: 'contact-recipient-unreached',
    ...news('recipient-unreached', { proposeUrl: proposePageOf(house, ID, nora, 4) }),
    facts: [
      'We cannot reach Ben',
      'Their message is safe',
      'you can give it to us yourself',
      'If any of them objects, we will not use it',
      AGREED,
    ],
    leads: [PROPOSE, CONTACT],
  },
  {
    name: 'contact-support-address',
    ...addressOf('2031-06-14T09:00:00.000Z'),
    facts: ['Do you know the new address of Ben?', 'ask Ben', 'we write there on Saturday, June 14, 2031', AGREED],
    leads: [PROPOSE],
  },
  {
    name: 'contact-support-address-alone',
    ...addressOf(''),
    facts: ['Do you know the new address of Ben?', 'Unless you, Ruth or another trusted contact says yes', AGREED],
    leads: [PROPOSE],
  },
  {
    name: 'contact-recipient-wrong',
    ...wrong(false),
    facts: ['We have a wrong address for Ben', 'closed that link', 'Please tell Ruth, who can give it', AGREED],
    leads: [PROPOSE, CONTACT],
  },
  {
    name: 'contact-recipient-wrong-after-death',
    ...wrong(true),
    facts: ['Do you know Ben’s right address? You can give it to us here.', 'tell the other trusted contacts', AGREED],
    leads: [PROPOSE, CONTACT],
  },
  {
    name: 'contact-recipient-right',
    ...news('recipient-right'),
    facts: ['Our email did reach Ben', 'it is Ben after all', 'nothing you need to do', AGREED],
    leads: [CONTACT],
  },
  {
    name: 'contact-confirm-access',
    mail: helpAsked(wait.until),
    again: helpAsked(later),
    facts: ['Is it really Ben?', 'Ben cannot open what Ruth left for them', 'Please talk to Ben first', AGREED],
    leads: [/\/trusted\/[a-z2-7]+\/confirm-access$/],
  },
  {
    name: 'author-waits',
    mail: waitMail(house, wait, waiting('author'), toRuth),
    again: waitMail(house, { ...wait, until: later }, waiting('author'), toRuth),
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
    mail: otherWaitMail(house, nora, wait, waiting('contact'), 'w'),
    again: otherWaitMail(house, nora, { ...wait, until: later }, waiting('contact'), 'w'),
    facts: ['We wait with what Ruth has left', 'until Saturday, June 14, 2031', 'it continues', AGREED],
    leads: [CONTACT],
  },
]
