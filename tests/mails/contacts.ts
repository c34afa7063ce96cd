import { askMail } from '../../workflows/deliveries/confirmMail.ts'
import { addressMail } from '../../workflows/deliveries/proposeMail.ts'
import { invitationMail as contactInvitation, newsMail, proposePageOf, type Cause } from '../../workflows/life/mail.ts'
import type { Moment } from '../../backend/modules/life/moment.ts'
import { momentInWords, type Reader } from '../../backend/modules/life/momentInWords.ts'
import {
  authorMail,
  missingLetter,
  objectionMail,
  reportLetter,
  withdrawnLetter,
} from '../../workflows/life/objectionMail.ts'
import { verdictMail } from '../../workflows/life/reportMail.ts'
import { otherWaitMail, waitMail } from '../../workflows/life/waitMail.ts'
import { house, type Shown } from './house.ts'

const ID = '018f0000-0000-7000-8000-00000000000d'
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
const wrong = (isDead: boolean) =>
  newsMail(
    house,
    nora,
    'recipient-wrong',
    { author: 'ruth', recipient: 'Ben', proposeUrl: proposePageOf(house, ID, nora, 1), isDead },
    'n',
  )
const AGREED = 'you agreed to be a trusted contact of Ruth'

const toRuth = { to: 'ruth@hale.example', mailId: 'w' }
const ruth = { ...toRuth, accountId: ID, username: 'ruth' }
const HERE = /\/here\/[a-z2-7]+$/
const sentence = (moment: Moment, is: Reader['is']) => momentInWords(moment, { is, author: 'Ruth' })
const objecting = { is: 'objecting', until: wait.until, isRefused: false } as const
const goingOut = { is: 'going-out', at: wait.until } as const
const there = { is: 'there', seenAt: wait.until, sentAt: '', takeBackUntil: '' } as const
const wentOut = { ...there, sentAt: wait.until, takeBackUntil: wait.until }
const reports = { ...toRuth, accountId: ID, username: 'ruth', by: ['Nora', 'Sam'] }

/** What trusted contacts are written. */
export const contacts: readonly Shown[] = [
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
    facts: ['Our email to Ruth came back', 'may never have seen it', 'has gone out meanwhile', AGREED],
    leads: [CONTACT],
  },
  {
    name: 'contact-author-unproven',
    mail: news('author-unproven'),
    facts: ['We are asking Ruth something', 'for more than a year', 'this email to you replaces nothing', AGREED],
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
      'Their message is safe',
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
    facts: ['Do you know the new address of Ben?', 'Unless you, Ruth or another contact says yes', AGREED],
    leads: [PROPOSE],
  },
  {
    name: 'contact-recipient-wrong',
    mail: wrong(false),
    facts: ['We have a wrong address for Ben', 'closed that link', 'Please tell Ruth, who can give it', AGREED],
    leads: [PROPOSE, CONTACT],
  },
  {
    name: 'contact-recipient-wrong-after-death',
    mail: wrong(true),
    facts: ['Do you know Ben’s right address? You can give it to us here.', 'tell the other trusted contacts', AGREED],
    leads: [PROPOSE, CONTACT],
  },
  {
    name: 'contact-recipient-right',
    mail: news('recipient-right'),
    facts: ['Our email did reach Ben', 'it is Ben after all', 'nothing you need to do', AGREED],
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
  {
    name: 'author-reported',
    mail: authorMail(house, ruth, reportLetter('Nora', sentence({ is: 'reported', told: 1, needed: 2 }, 'author'))),
    facts: ['Nora told us that you have died', 'Dear Ruth,', '1 of 2 trusted contacts have told us'],
    leads: [HERE],
  },
  {
    name: 'author-report-withdrawn',
    mail: authorMail(house, ruth, withdrawnLetter('Nora', sentence(wentOut, 'author'))),
    facts: ['Nora took back what they told us of you', 'You can take it back until'],
    leads: [/\/legacy$/],
  },
  {
    name: 'author-contacts-missing',
    mail: authorMail(house, ruth, missingLetter('Nora', { needed: 2, left: 1 })),
    facts: ['Your plan needs 2 contacts, and 1 is left', 'nobody can report your death'],
    leads: [/\/legacy\/contacts$/],
  },
  {
    name: 'author-challenged',
    mail: objectionMail(house, reports, {
      standing: sentence(objecting, 'author'),
      isSignInOnly: false,
      isFirst: true,
    }),
    facts: ['Nora and Sam told us that you have died', 'by Saturday, June 14, 2031', 'two more emails'],
    leads: [HERE],
  },
  {
    name: 'author-challenged-again',
    mail: objectionMail(house, reports, {
      standing: sentence(objecting, 'author'),
      isSignInOnly: true,
      isFirst: false,
    }),
    facts: ['Last email: Nora and Sam told us', 'please sign in', 'a press on a button is not enough this time'],
    leads: [/\/legacy$/],
  },
  ...(
    [
      ['reported', { is: 'reported' }, { is: 'reported', told: 1, needed: 2 }, 'you can tell us too'],
      ['challenged', { is: 'challenged' }, objecting, 'until Saturday, June 14, 2031 to reply'],
      ['refused', { is: 'refused' }, { ...objecting, isRefused: true }, 'Please ring Ruth'],
      ['confirmed', { is: 'confirmed' }, goingOut, 'goes out on Saturday, June 14, 2031 at the earliest'],
      ['presumed', { is: 'presumed' }, { is: 'nothing-goes-out' }, 'Nothing goes out'],
      ['went-out', { is: 'went-out' }, { ...goingOut, is: 'went-out', nextAt: '' }, 'went out on Saturday'],
      ['author-seen', { is: 'seen' }, there, 'We are glad to tell you'],
      ['answered', { is: 'answered', from: wait.until }, there, 'tell us again from Saturday, June 14, 2031'],
      ['withdrawn', { is: 'withdrawn' }, wentOut, 'Nothing more goes out'],
    ] as const
  ).map(([name, outcome, moment, fact]) => ({
    name: `contact-${name}`,
    mail: verdictMail(house, nora, { author: 'Ruth', outcome, standing: sentence(moment, 'contact') }, 'v'),
    facts: ['Dear Nora,', fact, sentence(moment, 'contact'), AGREED],
    leads: [CONTACT],
  })),
]
