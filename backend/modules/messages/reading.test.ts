import { expect, test } from 'vitest'
import type { MessagesEvent } from './events.ts'
import { hold } from './reading.ts'

const until = '2030-06-10T10:00:00.000Z'
const events = {
  scheduled: { type: 'MessageScheduled', data: {} },
  unreachable: { type: 'DueSlid', data: { reason: 'unreachable' } },
  late: { type: 'DueSlid', data: { reason: 'late_notice' } },
  waived: { type: 'NoticeWaived', data: {} },
  claimed: { type: 'DeliveryClaimed', data: { holdUntil: until } },
  released: { type: 'DeliveryReleased', data: {} },
  recalled: { type: 'DeliveryRecalled', data: {} },
} as const
type Name = keyof typeof events

test.each<[string, readonly Name[], boolean, string]>([
  ['of an author who was reached all along', ['scheduled', 'claimed'], false, until],
  ['of one who merely had more time', ['scheduled', 'late', 'claimed'], false, until],
  ['of one whose addresses failed in this round', ['scheduled', 'unreachable', 'claimed'], true, until],
  ['of one whose check was waived', ['scheduled', 'waived', 'claimed'], true, until],
  [
    'of one whose addresses failed in an earlier round',
    ['scheduled', 'unreachable', 'scheduled', 'claimed'],
    false,
    until,
  ],
  ['that is over', ['scheduled', 'unreachable', 'claimed', 'released'], true, ''],
  ['that was taken back', ['scheduled', 'unreachable', 'claimed', 'recalled'], true, ''],
])('the hold %s', (_, names, isUnreached, end) => {
  const history = names.map((name) => events[name]) as unknown as readonly MessagesEvent[]
  expect(history.reduce(hold.evolve, hold.initial)).toEqual({ isUnreached, until: end })
})
