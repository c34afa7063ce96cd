import { describe, expect, test } from 'vitest'
import { silenceOf } from '../../../kernel/log/silence.ts'
import { plus } from '../../../kernel/log/decider.ts'
import {
  ben,
  at,
  checked,
  claim,
  claimed,
  dayMs,
  drafted,
  dueAt,
  given,
  noticed,
  scheduled,
} from '../testing/history.ts'
import type { MessagesEvent } from '../events.ts'
import { claimDelivery, releaseDelivery } from './deliver.ts'
import { endContactPause, pauseByContact, pauseMessage, resumeMessage } from './pause.ts'
import { pauseByStaff } from './staff.ts'
import { slotsOf } from './schedule.ts'

const until = '2030-03-01T00:00:00.000Z'
const paused = { type: 'MessagePaused', data: { until, by: 'author' } } as const
const system = { by: { kind: 'system', id: 'system' } } as const
const again = { ...scheduled, data: { ...scheduled.data, round: 2, slots: slotsOf(dueAt, dayMs) } }

describe('pausing', () => {
  test('stops a message whose checks were sent', () =>
    given(...checked)
      .when(pauseMessage({ until }))
      .emits(paused))
  test('may be made longer', () =>
    given(...checked, paused)
      .when(pauseMessage({ until: '2030-04-01T00:00:00.000Z' }))
      .emits({ type: 'MessagePaused', data: { until: '2030-04-01T00:00:00.000Z', by: 'author' } }))
  test('for more than a year is refused', () =>
    given(...noticed)
      .when(pauseMessage({ until: '2031-01-02T00:00:00.000Z' }))
      .refuses('pause-too-long'))
  test('until a time that is over is refused', () =>
    given(...noticed)
      .when(pauseMessage({ until: '2029-12-31T00:00:00.000Z' }))
      .refuses('due-past'))
  test('needs a date', () => given(drafted).when(pauseMessage({ until })).refuses('not-scheduled'))
  test('comes too late after the claim', () =>
    given(...claimed)
      .when(pauseMessage({ until }))
      .refuses('message-claimed', { until: plus(claim.holdUntil, dayMs) }))
})

describe('the end of a pause', () => {
  test('starts a new round towards the same date', () =>
    given(...checked, paused)
      .when(resumeMessage([ben]))
      .emits({ type: 'MessageResumed', data: { by: 'author' } }, again))
  test('comes by itself when its time is over', () =>
    given(...checked, paused)
      .by({ ...system, ...at(until) })
      .when(resumeMessage([ben]))
      .emits({ type: 'MessageResumed', data: { by: 'time' } }, again))
  test('does not come by itself before', () =>
    given(...checked, paused)
      .by(system)
      .when(resumeMessage([ben]))
      .refuses('not-due', { until }))
  test('asks the author where no room for two checks is left', () =>
    given(...checked, paused)
      .by(at('2030-06-09T00:00:00.000Z'))
      .when(resumeMessage([ben]))
      .emits(
        { type: 'MessageResumed', data: { by: 'author' } },
        { type: 'MessageHeld', data: { reason: 'date_missed', heldAt: '2030-06-09T00:00:00.000Z' } },
      ))
  test('of a message that is not paused changes nothing', () =>
    given(...noticed)
      .when(resumeMessage([ben]))
      .emits())
})

const AFTER_DUE = '2030-06-20T00:00:00.000Z'
const contact = { by: { kind: 'contact', id: 'nora' } } as const
const waits: MessagesEvent = { type: 'MessagePaused', data: { until: AFTER_DUE, by: 'contact' } }
const takenBack: MessagesEvent = {
  type: 'DeliveryRecalled',
  data: {
    messageId: 'm',
    occurrence: 1,
    by: 'contact',
    reason: 'contact',
    recalledAt: dueAt,
    perRecipient: [{ recipientId: 'ben', deliveryId: 'd', state: 'not_sent' }],
  },
}
/** The same terms anew; the date moves to where both checks have room. */
const goesOn = (from: string, by: 'time' | 'author'): MessagesEvent[] => [
  { type: 'MessageResumed', data: { by } },
  again,
  { type: 'DueSlid', data: { round: 2, from: dueAt, to: plus(from, 2 * dayMs), reason: 'contact_pause' } },
]
const claimAt = (waitsUntil: string) =>
  claimDelivery({ round: 1, dbAt: dueAt, recipients: [], people: [], answerableMs: dayMs, lost: [], waitsUntil })

describe('while a contact’s wait runs', () => {
  const wait = pauseByContact({ until: AFTER_DUE })
  test('what would go out before its end is paused', () =>
    given(...checked)
      .by(contact)
      .when(wait)
      .emits(waits))
  test('what is sent after it is left alone', () =>
    given(...noticed)
      .by(contact)
      .when(pauseByContact({ until: '2030-06-10T08:59:59.000Z' }))
      .emits())
  test('what is in its hold is taken back for now, and no recipient hears of it', () => {
    const state = given(...claimed)
      .by({ ...contact, ...at(dueAt) })
      .when(wait)
      .emits(takenBack, waits)
    expect(state).toMatchObject({ status: 'paused', claim: undefined, recalled: {} })
  })
  test('a pause of the author’s stands', () =>
    given(...checked, paused)
      .by(contact)
      .when(wait)
      .emits())
  test('a longer wait makes the pause longer', () => {
    const longer = '2030-06-30T00:00:00.000Z'
    given(...checked, waits)
      .by(contact)
      .when(pauseByContact({ until: longer }))
      .emits({ type: 'MessagePaused', data: { until: longer, by: 'contact' } })
  })
  test('nothing is claimed: a claim that comes meanwhile pauses', () =>
    given(...checked)
      .by({ ...system, ...at(dueAt) })
      .when(claimAt(AFTER_DUE))
      .emits(waits))
  test('nothing is released: a wait that came in the hold takes the claim back', () =>
    given(...claimed)
      .by({ ...system, ...at(dueAt) })
      .when(releaseDelivery({ occurrence: 1, waitsUntil: AFTER_DUE }))
      .emits(takenBack, waits))
  test('one that is over stops no claim', () =>
    expect(
      given(...checked)
        .by({ ...system, ...at(dueAt) })
        .when(claimAt(dueAt))
        .emits(expect.objectContaining({ type: 'DeliveryClaimed' }) as MessagesEvent).status,
    ).toBe('claimed'))
})

describe('after a contact’s wait', () => {
  test('the message goes on by itself: both checks again, and a date that leaves room for them', () => {
    const state = given(...checked, waits)
      .by({ ...system, ...at(AFTER_DUE) })
      .when(resumeMessage([ben]))
      .emits(...goesOn(AFTER_DUE, 'time'))
    expect(state).toMatchObject({ status: 'scheduled', promisedAt: dueAt, dueAt: plus(AFTER_DUE, 2 * dayMs) })
  })
  test('its author may let it go on at once', () =>
    given(...checked, waits)
      .by(at('2030-06-12T00:00:00.000Z'))
      .when(endContactPause())
      .emits(...goesOn('2030-06-12T00:00:00.000Z', 'author')))
  test('a pause that staff made longer is still the contact’s, so that nothing is held for nobody', () => {
    const state = given(...checked, waits)
      .by({ ...system, ...at('2030-06-19T00:00:00.000Z') })
      .when(pauseByStaff({ days: 10 }))
      .emits({ type: 'MessagePaused', data: { until: '2030-06-29T00:00:00.000Z', by: 'admin' } })
    expect(state.pausedBy).toBe('contact')
  })
  test('a pause of the author’s own is not ended by it', () =>
    given(...checked, paused)
      .when(endContactPause())
      .emits())
  test('the silence of the author’s addresses goes on where it was', () => {
    const no = (n: number): MessagesEvent[] => {
      const tried = { round: 1, slot: 1, attempt: n, mailId: `mail ${n}` }
      const refusedAt = plus('2030-06-08T09:00:00.000Z', n * 7 * dayMs)
      const refused = { ...tried, smtpCode: 550, retryAt: refusedAt, nextAddrIdx: 0, refusedAt }
      return [
        { type: 'NoticeAttempted', data: tried },
        { type: 'NoticeRejected', data: refused },
      ]
    }
    const silent = [...noticed.slice(0, 4), ...Array.from({ length: 9 }, (_, n) => no(n + 1)).flat()]
    const until2 = plus('2030-06-08T09:00:00.000Z', 65 * dayMs)
    const wait: MessagesEvent = { type: 'MessagePaused', data: { until: until2, by: 'contact' } }
    const { silence } = given(...silent, wait, ...goesOn(until2, 'time')).state
    expect(silenceOf(silence, 0, '', dayMs)).toMatchObject({ refusals: 9, ms: 56 * dayMs })
    expect(given(...silent, wait, ...goesOn(until2, 'author')).state.silence).toEqual([])
  })
})
