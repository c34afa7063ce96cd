import { linkMail, linksMail, reminderMail } from '../../workflows/deliveries/mail.ts'
import { ownAddressMail } from '../../workflows/recipients/authorMail.ts'
import { guardianMail } from '../../workflows/recipients/mail.ts'
import { ruth } from './example.ts'
import { house, settings, type Shown } from './house.ts'

const ID = '018f0000-0000-7000-8000-00000000000d'
const DOOR = /\/d\/[a-z2-7]+$/
const LETTERS = /\/d\/[a-z2-7]+\/letters$/
const mum = { address: 'mum@hale.example', name: 'Sophie', linkNonce: 'nonce', reissuedAt: [] }
/** What a guardian's mailbox gets for somebody who is grown up. */
const from = { author: 'Ruth', relation: '', handTo: 'Sophie' }
const HANDED = ['Hello,', 'This is Sophie’s. Sophie is grown up now.', 'please pass it on']

const linkOf = (madeAt: string) => linkMail(house, ID, mum, from, { mailId: 'l', attempt: 1, madeAt })
const linksOf = (attempts: readonly number[]) =>
  linksMail(
    house,
    attempts.map((attempt) => ({ id: ID, state: mum, attempt })),
    from,
    { to: mum.address, mailId: 'l' },
  )
const reminderOf = (reminders: number) =>
  reminderMail(house, [{ id: ID, state: { ...mum, sentAt: '2031-06-07T09:00:00.000Z', reminders } }], from, 'r')
const answered = (ownAddress: string) => ownAddressMail(settings, { name: 'Sophie', ownAddress }, ruth, 'o')

/** Every mail about a child who will be, or is, grown up. */
export const grown: readonly Shown[] = [
  {
    name: 'guardian-own-address',
    mail: guardianMail(house, { recipientId: ID, addressHash: 'hash', ...mum }, from, 'g'),
    facts: [
      'Does Sophie have an email address?',
      'Ruth left something with us for Sophie',
      'Nothing is sent there before the 18th birthday',
      'You do not have to answer',
    ],
    leads: [/\/d\/[a-z2-7]+\/own-address$/],
  },
  {
    name: 'author-own-address',
    mail: answered('sophie@hale.example'),
    again: answered('sophie@new.example'),
    facts: ['We have an email address for Sophie', 'sophie@hale.example', 'from the 18th birthday on, and not before'],
    leads: [/\/connections$/],
  },
  {
    name: 'grown-link',
    mail: linkOf('2029-06-03T09:00:00.000Z'),
    again: linkOf('2029-06-04T09:00:00.000Z'),
    facts: ['Ruth left something for Sophie', ...HANDED, 'asked us to bring it to Sophie today'],
    leads: [DOOR],
  },
  {
    name: 'grown-links',
    mail: linksOf([1, 2]),
    again: linksOf([1, 2, 3]),
    facts: ['Ruth left 2 messages for Sophie', ...HANDED, 'There is no hurry'],
    leads: [LETTERS],
  },
  {
    name: 'grown-reminder',
    mail: reminderOf(0),
    again: reminderOf(1),
    facts: ['What Ruth left for Sophie is still here', ...HANDED, 'you need not open it'],
    leads: [DOOR],
  },
]
