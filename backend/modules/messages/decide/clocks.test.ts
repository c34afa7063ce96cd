import { describe, test } from 'vitest'
import { ben, at, attempted, addressed, claim, claimed, drafted, first, given, recipients } from '../testing/history.ts'
import { noticed, scheduled, written } from '../testing/history.ts'
import { byBothClocks } from '../../../kernel/log/clocks.ts'
import { releaseDelivery } from './deliver.ts'
import { beginNotice } from './notice.ts'
import { resumeMessage } from './pause.ts'

const system = { kind: 'system', id: 'system' } as const
const until = '2030-02-01T00:00:00.000Z'
const steps = [
  {
    name: 'a check',
    before: [drafted, written, addressed, scheduled],
    decision: beginNotice(first),
    time: '2030-06-08T09:00:00.000Z',
    early: 'not-due',
    emitted: [attempted(first)],
  },
  {
    name: 'the first email to a recipient',
    before: claimed,
    decision: releaseDelivery({ occurrence: 1 }),
    time: claim.holdUntil,
    early: 'hold-running',
    emitted: [
      {
        type: 'DeliveryReleased',
        data: { messageId: 'm', occurrence: 1, releasedAt: claim.holdUntil, recipients },
      },
    ],
  },
] as const
const later = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString()

describe.each(steps)('$name', ({ before, decision, time, early, emitted }) => {
  test('leaves when both clocks have passed its time', () =>
    given(...before)
      .by(at(later(time, 5_000)))
      .when(byBothClocks(time, decision))
      .emits(...emitted))
  test('waits for the slower of two that agree well enough', () => {
    for (const [app, database] of [
      [time, later(time, -1)],
      [later(time, -1), time],
    ] as const)
      given(...before)
        .by(at(app))
        .when(byBothClocks(database, decision))
        .refuses(early)
  })
  test('waits while they disagree, whichever has run ahead', () => {
    for (const [app, database] of [
      [later(time, 86_400_000), time],
      [time, later(time, 86_400_000)],
    ] as const)
      given(...before)
        .by(at(app))
        .when(byBothClocks(database, decision))
        .refuses('clock-skew', { seconds: 86_400 })
  })
})

test('a pause does not end on the word of one clock', () =>
  given(...noticed, { type: 'MessagePaused', data: { until, by: 'author' } })
    .by({ by: system, at: until })
    .when(byBothClocks('2030-01-31T23:59:59.000Z', resumeMessage([ben])))
    .refuses('not-due', { until }))
