import { describe, expect, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import type { MessagesEvent } from '../events.ts'
import {
  accepted,
  addressed,
  armed,
  attempted,
  claim,
  dayMs,
  drafted,
  first,
  given,
  presumed,
  recipients,
  second,
  triggered,
  written,
} from '../testing/history.ts'
import { lives } from '../testing/states.ts'
import { returnDelivered } from './return.ts'
import { triggerMessage } from './trigger.ts'

const system = { by: { kind: 'system', id: 's' }, dayMs } as const
const asked = [
  drafted,
  written,
  addressed,
  armed,
  ...triggered,
  attempted(first),
  accepted(first, '2030-06-08T09:00:01.000Z'),
  attempted(second),
  accepted(second, '2030-06-09T09:00:01.000Z'),
]
const withdrawn = { messageId: 'm', occurrence: 1, by: 'system', reason: 'life' } as const

describe('a report that was taken back after it had been sent', () => {
  const { holdUntil } = claim
  const two = [...recipients, { recipientId: 'cleo', deliveryId: 'e' }]
  const out = (to = recipients): MessagesEvent[] => [
    ...asked,
    { type: 'DeliveryClaimed', data: { ...claim, recipients: to } },
    { type: 'DeliveryReleased', data: { messageId: 'm', occurrence: 1, releasedAt: holdUntil, recipients: to } },
  ]
  const delivered: MessagesEvent = { type: 'MessageDelivered', data: { occurrence: 1, ok: 1, failed: 0 } }
  const link = (deliveryId: string, isOpened: boolean) => ({ deliveryId, isSent: true, isOpened })
  const unopened = { links: [link('d', false)] }
  const takenBack = (...states: readonly ('revoked_unopened' | 'already_opened')[]) => ({
    type: 'DeliveryRecalled' as const,
    data: {
      ...withdrawn,
      recalledAt: holdUntil,
      perRecipient: states.map((state, index) => ({ recipientId: 'ben', deliveryId: 'd', ...two[index], state })),
    },
  })
  const later = (days: number) => plus(holdUntil, days * dayMs)

  test.each([[[]], [[delivered]]])('has it wait again where nobody has opened it', (end) => {
    given(...out(), ...end)
      .by({ at: holdUntil })
      .when(returnDelivered(unopened))
      .emits(takenBack('revoked_unopened'), armed)
    const { state } = given(...out(), ...end, takenBack('revoked_unopened'), armed)
    expect(state).toMatchObject({ status: 'dormant', occurrence: 2, claim: undefined, previous: undefined })
  })
  test('lets whoever opened it keep it, and waits for the others alone', () => {
    const others = { type: 'RecipientsChanged', data: { recipientIds: ['cleo'] } } as const
    given(...out(two))
      .by({ at: holdUntil })
      .when(returnDelivered({ links: [link('d', true), link('e', false)] }))
      .emits(takenBack('already_opened', 'revoked_unopened'), others, armed)
    const { state } = given(...out(two), takenBack('already_opened', 'revoked_unopened'), others, armed)
    expect(state).toMatchObject({ status: 'dormant', recipientIds: ['cleo'], previous: { releasedAt: holdUntil } })
  })
  test('changes nothing once all have opened it, or after the day in which it can be taken back', () => {
    given(...out())
      .by({ at: holdUntil })
      .when(returnDelivered({ links: [link('d', true)] }))
      .emits()
    given(...out())
      .by({ at: later(1.01) })
      .when(returnDelivered(unopened))
      .emits()
    given(...out())
      .by({ at: later(1) })
      .when(returnDelivered(unopened))
      .emits(
        { ...takenBack('revoked_unopened'), data: { ...takenBack('revoked_unopened').data, recalledAt: later(1) } },
        armed,
      )
  })
  test('and a later one that stands delivers it as another', () => {
    const date = { dueAt: later(5), local: '2030-06-15T10:00', tzdb: '2026a' }
    const { state } = given(...out(), takenBack('revoked_unopened'), armed)
    const anew = triggerMessage({ life: presumed, date })(state, { ...system, at: later(3) })
    expect(anew).toMatchObject([{ type: 'MessageTriggered' }, { data: { round: 2, occurrence: 2 } }])
  })
  test('leaves what its author gave its date', () =>
    given(...lives.delivering)
      .by({ at: holdUntil })
      .when(returnDelivered(unopened))
      .emits())
})
