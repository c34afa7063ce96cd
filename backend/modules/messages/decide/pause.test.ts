import { describe, test } from 'vitest'
import { plus } from '../../../kernel/decider.ts'
import { at, checked, claim, claimed, dayMs, drafted, dueAt, given, noticed, scheduled } from '../testing/history.ts'
import { pauseMessage, resumeMessage } from './pause.ts'
import { slotsOf } from './schedule.ts'

const until = '2030-03-01T00:00:00.000Z'
const paused = { type: 'MessagePaused', data: { until, by: 'author' } } as const
const system = { by: { kind: 'system', id: 'system' } } as const
const again = { ...scheduled, data: { ...scheduled.data, round: 2, slots: slotsOf(dueAt, dayMs) } }

describe('pausing', () => {
  test('stops a message whose checks went out', () =>
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
      .when(resumeMessage())
      .emits({ type: 'MessageResumed', data: { by: 'author' } }, again))
  test('comes by itself when its time is over', () =>
    given(...checked, paused)
      .by({ ...system, ...at(until) })
      .when(resumeMessage())
      .emits({ type: 'MessageResumed', data: { by: 'time' } }, again))
  test('does not come by itself before', () =>
    given(...checked, paused)
      .by(system)
      .when(resumeMessage())
      .refuses('not-due', { until }))
  test('asks the author where no room for two checks is left', () =>
    given(...checked, paused)
      .by(at('2030-06-09T00:00:00.000Z'))
      .when(resumeMessage())
      .emits(
        { type: 'MessageResumed', data: { by: 'author' } },
        { type: 'MessageHeld', data: { reason: 'date_missed', heldAt: '2030-06-09T00:00:00.000Z' } },
      ))
  test('of a message that is not paused changes nothing', () =>
    given(...noticed)
      .when(resumeMessage())
      .emits())
})
