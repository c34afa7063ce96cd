import { momentInWords } from '../../backend/modules/life/momentInWords.ts'
import { numberOf } from '../../backend/modules/messages/answers/number.ts'
import { settings } from './house.ts'
import type { Claim, MessagesEvent, Plan } from '../../backend/modules/messages/events.ts'
import {
  claimed,
  checked,
  dueAt,
  given,
  noticed,
  released,
  scheduled,
} from '../../backend/modules/messages/testing/history.ts'
import type { Message } from '../../backend/modules/messages/message.ts'
import type { Author } from '../../backend/modules/messages/queries/facts.ts'

/** The words nobody but the recipient may read: no mail holds them. */
export const SECRET = 'You stirred it until the bowl walked off the table'
export const TITLE = 'For Ben'

export const ruth: Author = {
  email: 'ruth@hale.example',
  username: 'ruth',
  emailVerified: true,
  backupEmail: 'ruth.second@hale.example',
  wantsNews: true,
  wantsReminders: true,
  zone: 'Europe/Madrid',
}
const secret: MessagesEvent = { type: 'ContentChanged', data: { title: TITLE, body: SECRET } }
const lived = (...events: readonly MessagesEvent[]) => given(...events, secret).state

const short: MessagesEvent = {
  type: 'MessageScheduled',
  data: { ...scheduled.data, plan: 'short', slots: [{ slot: 0, at: '2030-06-09T09:00:00.000Z', minWaitMs: 0 }] },
}
const yearly: MessagesEvent = {
  type: 'MessageScheduled',
  data: {
    ...scheduled.data,
    mode: 'recurring',
    answerRule: 'always',
    rule: { every: 'year', first: '2030-06-10T11:00', firstOccurrence: 1 },
  },
}
const moved: MessagesEvent = {
  type: 'DueSlid',
  data: { round: 1, from: dueAt, to: '2030-06-11T09:00:00.000Z', reason: 'unreachable' },
}
const before = noticed.slice(0, 3)
const delivered: MessagesEvent = { type: 'MessageDelivered', data: { occurrence: 1, ok: 1, failed: 1 } }

/** The message as it was claimed, on other grounds. */
const claimedAs = (claim: Partial<Claim>, plan: Partial<Plan> = {}, more: Partial<Message> = {}): Message => {
  const state = lived(...claimed)
  return {
    ...state,
    ...more,
    claim: state.claim && { ...state.claim, ...claim },
    plan: state.plan && { ...state.plan, ...plan },
  }
}

/** One message at each moment that a mail is written of it. */
export const moments = {
  sealed: lived(...before, scheduled),
  short: lived(...before, short),
  yearly: lived(...before, yearly),
  noticed: lived(...noticed),
  checked: lived(...checked),
  slid: lived(...noticed, moved),
  retimed: lived(...noticed, {
    type: 'MessageRetimed',
    data: { round: 1, from: dueAt, to: '2030-06-10T10:00:00.000Z', tzdb: '2030b' },
  }),
  paused: lived(...checked, { type: 'MessagePaused', data: { until: '2030-06-20T09:00:00.000Z', by: 'admin' } }),
  held: lived(...checked, { type: 'MessageHeld', data: { reason: 'answered', heldAt: '2030-06-08T10:00:00.000Z' } }),
  claimed: lived(...claimed),
  claimedAlways: claimedAs({}, { answerRule: 'always' }),
  claimedLate: claimedAs({ lateByMs: 7_200_000 }, {}, { isConfirmed: true }),
  claimedUnreached: claimedAs({ basis: 'waiver' }),
  delivered: lived(...released, delivered),
} as const

export const DATE = 'Monday, June 10, 2030 at 11:00 am (Madrid time)'

export const CHECK = (what: string) => new RegExp(`/check/[a-z2-7]+\\?do=${what}$`)
export const names = ['Ben', 'Cora']
/** The first check leaves two days before the date, the second one a day before it. */
export const tried = (slot: number) => ({
  round: 1,
  slot,
  attempt: 1,
  mailId: 'n',
  leavesAt: slot === 1 ? '2030-06-08T09:00:00.000Z' : '2030-06-09T09:00:00.000Z',
})
export const told = { to: ruth.email, mailId: 't' }
export const number = `press ${numberOf(settings, 'm', 1)}.`
export const lifeSentence = momentInWords(
  { is: 'going-out', at: '2030-06-10T09:00:00.000Z' },
  { is: 'author', author: 'Ruth' },
)
export const triggered = { cause: 'confirmed', from: 'dormant' } as const
