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
import { house, type Shown } from './house.ts'

const ID = '018f0000-0000-7000-8000-00000000000d'
const wait = { until: '2031-06-14T09:00:00.000Z', name: 'Nora', reason: 'unsure' } as const
const nora = { accountId: ID, contactId: ID, address: 'nora@hale.example', name: 'Nora' }
const CONTACT = /\/trusted\/[a-z2-7]+$/
const AGREED = 'you agreed to be a trusted contact of Ruth'

const toRuth = { to: 'ruth@hale.example', mailId: 'w' }
const ruth = { ...toRuth, accountId: ID, username: 'ruth' }
const HERE = /\/here\/[a-z2-7]+$/
const sentence = (moment: Moment, is: Reader['is']) => momentInWords(moment, { is, author: 'Ruth' })
const objecting = { is: 'objecting', until: wait.until, isRefused: false } as const
const goingOut = { is: 'going-out', at: wait.until } as const
const there = { is: 'there', seenAt: wait.until, sentAt: '', takeBackUntil: '' } as const
const wentOut = { ...there, sentAt: wait.until, takeBackUntil: wait.until }
const told = { contactId: ID, name: 'Nora' }
const REPEATED = { n: 2, at: '2031-06-01T09:00:00.000Z', before: '2031-02-01T09:00:00.000Z' }
const toldAgain = { ...told, repeated: REPEATED }
const reported = { ...toRuth, accountId: ID, username: 'ruth', by: [told, { ...told, name: 'Sam' }] }
const reportedAgain = { ...reported, by: [toldAgain, { ...told, name: 'Sam' }] }
const openedAt = '2031-06-01T09:00:00.000Z'
const AGAIN = { at: openedAt, before: REPEATED.before }
const REMOVE = /\/legacy\/contacts\?remove=[\da-f-]{36}$/

/** The same a week later. */
const weekLater = <Told>(told: Told): Told =>
  JSON.parse(JSON.stringify(told).replaceAll('2031-06-14', '2031-06-21').replaceAll('2031-06-01', '2031-06-08')) as Told

/** What is written of reports of a death: to their author, and to the other contacts. */
export const reports: readonly Shown[] = [
  {
    name: 'author-reported',
    mail: authorMail(house, ruth, reportLetter(told, sentence({ is: 'reported', told: 1, needed: 2 }, 'author'))),
    facts: [
      'Nora is worried about you',
      'Nora told us you died',
      'If that is wrong, press “I’m still here”',
      '1 of 2 trusted contacts have told us',
    ],
    leads: [HERE],
  },
  {
    name: 'author-reported-again',
    mail: authorMail(house, ruth, reportLetter(toldAgain, sentence({ is: 'reported', told: 1, needed: 2 }, 'author'))),
    facts: [
      'Nora is worried about you again, on June 1, 2031',
      'Nora told us for the second time that you died',
      'The time before was February 1, 2031',
      'you can remove Nora from your trusted contacts',
    ],
    leads: [HERE, REMOVE],
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
    facts: ['You chose that 2 trusted contacts have to agree, and 1 is left', 'nobody can report your death'],
    leads: [/\/legacy\/contacts$/],
  },
  {
    name: 'author-challenged',
    mail: objectionMail(house, reported, {
      lifeSentence: sentence(objecting, 'author'),
      openedAt,
      until: wait.until,
      isSignInOnly: false,
      isFirst: true,
    }),
    facts: [
      'Nora and Sam are worried about you',
      'Nora and Sam told us you died',
      'by Saturday, June 14, 2031',
      'three more emails',
    ],
    leads: [HERE],
  },
  {
    name: 'author-challenged-last',
    mail: objectionMail(house, reported, {
      lifeSentence: sentence(objecting, 'author'),
      openedAt,
      until: wait.until,
      isSignInOnly: true,
      isFirst: false,
    }),
    facts: [
      'Last email, by June 14, 2031: Nora and Sam are worried about you',
      'please sign in',
      'a press on a button is not enough this time',
    ],
    leads: [/\/legacy$/],
  },
  {
    name: 'author-challenged-again',
    mail: objectionMail(house, reportedAgain, {
      lifeSentence: sentence(objecting, 'author'),
      openedAt,
      until: wait.until,
      isSignInOnly: true,
      isFirst: true,
    }),
    facts: [
      'Nora and Sam are worried about you again, on June 1, 2031',
      'Nora and Sam told us again that you died',
      'On June 1, 2031 Nora told us this for the second time',
    ],
    leads: [/\/legacy$/, REMOVE],
  },
  ...(
    [
      ['reported', { is: 'reported' }, { is: 'reported', told: 1, needed: 2 }, 'you can tell us too'],
      ['challenged', { is: 'challenged' }, objecting, 'until Saturday, June 14, 2031 to reply'],
      [
        'reported-again',
        { is: 'reported', again: AGAIN },
        { is: 'reported', told: 1, needed: 2 },
        'We were told again, on June 1, 2031, that Ruth has died',
      ],
      [
        'challenged-again',
        { is: 'challenged', again: AGAIN },
        objecting,
        'We were told so on February 1, 2031 before, and that does not count any more',
      ],
      ['refused', { is: 'refused' }, { ...objecting, isRefused: true }, 'Please ring Ruth'],
      ['confirmed', { is: 'confirmed' }, goingOut, 'will be sent on Saturday, June 14, 2031 at the earliest'],
      ['presumed', { is: 'presumed' }, { is: 'nothing-goes-out' }, 'Nothing is sent'],
      ['went-out', { is: 'went-out' }, { ...goingOut, is: 'went-out', nextAt: '' }, 'was sent on Saturday'],
      ['author-seen', { is: 'seen' }, there, 'We are glad to tell you'],
      ['answered', { is: 'answered', from: wait.until }, there, 'tell us again from Saturday, June 14, 2031'],
      ['withdrawn', { is: 'withdrawn' }, wentOut, 'Nothing more is sent'],
      ['removed', { is: 'removed' }, wentOut, 'is no trusted contact any more'],
    ] as const
  ).map(([name, outcome, moment, fact]) => ({
    name: `contact-${name}`,
    mail: verdictMail(house, nora, { author: 'Ruth', outcome, lifeSentence: sentence(moment, 'contact') }, 'v'),
    again: verdictMail(
      house,
      nora,
      { author: 'Ruth', outcome: weekLater(outcome), lifeSentence: sentence(weekLater(moment), 'contact') },
      'v',
    ),
    facts: ['Dear Nora,', fact, sentence(moment, 'contact'), AGREED],
    leads: [CONTACT],
  })),
]
