import { render } from '../../backend/kernel/mail/letter.ts'
import type { Message } from '../../backend/modules/messages/message.ts'
import { letterOf, type Telling } from '../../workflows/messages/letters.ts'
import { claimMail } from '../../workflows/messages/claimMail.ts'
import { noticeMail } from '../../workflows/messages/noticeMail.ts'
import { CHECK, DATE, moments, names, number, ruth, lifeSentence, TITLE, told, tried, triggered } from './example.ts'
import { gathered } from './gathered.ts'
import { each, house, ORIGIN, settings, type Shown } from './house.ts'

const PAGE = /\/future-messages\/m$/
/** The mail of this message, and that of another one to the same people. */
const both = (message: Message, mailOf: (message: Message) => Shown['mail']) => ({
  mail: mailOf(message),
  again: mailOf({ ...message, title: 'The orchard' }),
})
const answers = [CHECK('planned'), CHECK('here'), CHECK('cancel'), PAGE]
const ofLife = [CHECK('here'), CHECK('planned'), CHECK('cancel'), PAGE]

const checks: readonly Shown[] = [
  {
    name: 'check-two-days-before',
    ...both(moments.sealed, (message) => noticeMail(house, message, ruth, { names }, tried(1))),
    facts: ['Dear Ruth,', 'in 2 days', TITLE, 'Ben and Cora', DATE, 'You can still change or stop it', number],
    leads: answers,
  },
  {
    name: 'check-from-another-zone',
    ...both(moments.sealed, (message) =>
      noticeMail(house, message, { ...ruth, zone: 'America/New_York' }, { names }, tried(1)),
    ),
    facts: [DATE, 'Where you are that is Monday, June 10, 2030 at 5:00 am (New York time)', number],
    leads: answers,
  },
  {
    name: 'check-one-day-before',
    ...both(moments.noticed, (message) => noticeMail(house, message, ruth, { names }, tried(2))),
    facts: ['Dear Ruth,', 'tomorrow', TITLE, 'Ben and Cora', DATE, 'You can still change or stop it', number],
    leads: answers,
  },
  {
    name: 'check-of-a-short-plan',
    ...both(moments.short, (message) => noticeMail(house, message, ruth, { names }, tried(0))),
    facts: ['soon', DATE, 'asked us to deliver this message within two days', number],
    leads: answers,
  },
  {
    name: 'check-sent-anyway',
    ...both(moments.yearly, (message) => noticeMail(house, message, ruth, { names }, tried(1))),
    facts: ['in 2 days', DATE, 'whether or not you answer, until you stop it', number],
    leads: [CHECK('planned'), CHECK('cancel'), PAGE],
  },
  {
    name: 'check-after-a-verdict',
    ...both({ ...moments.sealed, plan: moments.sealed.plan && { ...moments.sealed.plan, triggered } }, (message) =>
      noticeMail(house, message, ruth, { names, reporters: ['Nora', 'Emil'], lifeSentence }, tried(1)),
    ),
    facts: [
      'Are you there?',
      lifeSentence,
      '“For Ben” will be sent to Ben and Cora in 2 days',
      'Nora and Emil told us that you died.',
      number,
    ],
    leads: ofLife,
  },
  {
    name: 'check-to-the-second-address',
    ...both(moments.sealed, (message) => noticeMail(house, message, ruth, { names }, { ...tried(1), addrIdx: 1 })),
    facts: ['ruth@hale.example did not accept our email, so we write to you here', DATE],
    leads: answers,
  },
]

const known = {
  names,
  outcomes: [
    { name: 'Ben', isSent: true },
    { name: 'Cora', isSent: false },
  ],
  now: '2030-06-08T10:00:00.000Z',
  reader: 'Ben',
  refused: ['ruth@hale.example'],
  checkUrl: `${ORIGIN}/check/abc`,
}
const authorMail = (telling: Telling, moment: keyof typeof moments) =>
  both(moments[moment], (message) => {
    const letter = letterOf(telling)(message, known, settings)
    return { to: ruth.email, ...render({ greeting: 'Dear Ruth,', ...letter }, settings) }
  })
const courtesies = each<Telling>('author', {
  sealed: {
    ...authorMail('sealed', 'sealed'),
    facts: [
      'is sealed',
      TITLE,
      'Ben and Cora',
      DATE,
      'Saturday, June 8, 2030 at 11:00 am (Madrid time)',
      'Sunday, June 9, 2030 at 11:00 am (Madrid time)',
    ],
    leads: [PAGE],
  },
  slid: {
    ...authorMail('slid', 'slid'),
    facts: [
      'will be sent later',
      'ruth@hale.example did not accept',
      DATE,
      'Tuesday, June 11, 2030 at 11:00 am (Madrid time)',
    ],
    leads: [CHECK('here'), /\/account$/],
  },
  retimed: {
    ...authorMail('retimed', 'retimed'),
    facts: [
      'The clocks changed',
      TITLE,
      'Ben and Cora',
      'The clocks of Europe/Madrid follow other rules now',
      'Monday, June 10, 2030 at 12:00 pm (Madrid time)',
      'There is nothing that you must do',
    ],
    leads: [PAGE],
  },
  paused: {
    ...authorMail('paused', 'paused'),
    facts: [
      'We have paused your message to Ben and Cora',
      TITLE,
      'until Thursday, June 20, 2030',
      'You can end the pause',
    ],
    leads: [PAGE, /\/contact$/],
  },
  damaged: {
    ...authorMail('damaged', 'checked'),
    facts: ['A recording', 'We could not read one of the recordings', TITLE, DATE, 'your letter never waits'],
    leads: [PAGE],
  },
  held: {
    ...authorMail('held', 'held'),
    facts: ['waits for you', 'You answered our question', 'Nothing is sent until you choose', `Keep ${DATE}`],
    leads: [PAGE, PAGE, PAGE],
  },
  result: {
    ...authorMail('result', 'delivered'),
    facts: ['Ben has our email', 'Cora: the address did not accept our email', 'For a day you can still take it back'],
    leads: [PAGE],
  },
  opened: { ...authorMail('opened', 'delivered'), facts: ['Ben opened your message', TITLE], leads: [PAGE] },
})

const delivery: readonly Shown[] = [
  {
    name: 'delivery-has-begun',
    ...both(moments.claimed, (message) => claimMail(house, message, ruth, { names }, told)),
    facts: [
      'Delivery of your message to Ben and Cora has begun',
      'Monday, June 10, 2030 at 12:00 pm (Madrid time)',
      'After that you have one more day to take it back',
      'We did not hear from you',
      number,
    ],
    leads: [CHECK('recall'), PAGE],
  },
  {
    name: 'delivery-has-begun-always',
    ...both(moments.claimedAlways, (message) => claimMail(house, message, ruth, { names }, told)),
    facts: ['As you chose', 'whether or not you answer', number],
    leads: [CHECK('recall'), PAGE],
  },
  {
    name: 'delivery-has-begun-late',
    ...both(moments.claimedLate, (message) => claimMail(house, message, ruth, { names }, told)),
    facts: ['You told us to send it as planned', `It was due on ${DATE}.`, number],
    leads: [CHECK('recall'), PAGE],
  },
  {
    name: 'delivery-has-begun-unreached',
    ...both(moments.claimedUnreached, (message) => claimMail(house, message, ruth, { names }, told)),
    facts: ['We have not been able to reach you for a long time', 'You asked us to deliver in that case', number],
    leads: [CHECK('recall'), PAGE],
  },
]

const damaged: readonly Shown[] = [
  {
    name: 'recording-damaged-undated',
    ...authorMail('damaged', 'held'),
    facts: ['We could not read one of the recordings', 'try', 'every day', 'your letter never waits'],
    leads: [PAGE],
  },
  {
    name: 'recording-damaged-on-its-way',
    ...authorMail('damaged', 'claimed'),
    facts: [
      'is sent without a recording',
      'We could not read one of the recordings',
      'The rest will still be delivered on time.',
    ],
    leads: [PAGE],
  },
]

/** Every mail to an author about a message of theirs, until it is delivered. */
export const authors: readonly Shown[] = [...checks, ...gathered, ...courtesies, ...delivery, ...damaged]
