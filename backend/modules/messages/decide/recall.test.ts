import { describe, expect, test } from 'vitest'
import { ana, at, checked, claim, claimed, given, recipients, released } from '../testing/history.ts'
import type { MessagesEvent } from '../events.ts'
import { releaseDelivery } from './deliver.ts'
import { recallableUntil } from '../message/recallable.ts'
import { recallMessage, withdrawClaim } from './recall.ts'

const eve = { kind: 'account', id: 'eve' } as const
const inHold = '2030-06-10T09:30:00.000Z'
const after = '2030-06-10T12:00:00.000Z'
const recalled = (recalledAt: string, state: 'not_sent' | 'revoked_unopened' | 'already_opened'): MessagesEvent => ({
  type: 'DeliveryRecalled',
  data: {
    messageId: 'm',
    occurrence: 1,
    by: 'author',
    reason: 'author',
    recalledAt,
    perRecipient: recipients.map((one) => ({ ...one, state })),
  },
})

describe('taking a delivery back', () => {
  test('in the hold leaves nothing that was sent, and nothing is released', () => {
    const state = given(...claimed)
      .by(at(inHold))
      .when(recallMessage({ links: [] }))
      .emits(recalled(inHold, 'not_sent'))
    expect(state.status).toBe('recalled')
    given(...claimed, recalled(inHold, 'not_sent'))
      .by(at(claim.holdUntil))
      .when(releaseDelivery({ occurrence: 1 }))
      .emits()
  })
  test.each([
    [{ isSent: false, isOpened: false }, 'not_sent'],
    [{ isSent: true, isOpened: false }, 'revoked_unopened'],
    [{ isSent: true, isOpened: true }, 'already_opened'],
  ] as const)('after the release says how far each email came: %o is %s', (link, found) => {
    const state = given(...released)
      .by(at(after))
      .when(recallMessage({ links: [{ deliveryId: 'd', ...link }] }))
      .emits(recalled(after, found))
    expect(state.status).toBe('recalled')
  })
  test('is possible for a day, also once every mail was taken', () => {
    const delivered: MessagesEvent = { type: 'MessageDelivered', data: { occurrence: 1, ok: 1, failed: 0 } }
    expect(recallableUntil(given(...released, delivered).state)).toBe('2030-06-11T10:00:00.000Z')
    given(...released, delivered)
      .by(at('2030-06-11T10:00:00.000Z'))
      .when(recallMessage({ links: [] }))
      .emits(recalled('2030-06-11T10:00:00.000Z', 'not_sent'))
  })
  test('after that day is too late, and is told how many opened it', () =>
    given(...released)
      .by(at('2030-06-11T10:00:00.001Z'))
      .when(recallMessage({ links: [{ deliveryId: 'd', isSent: true, isOpened: true }] }))
      .refuses('recall-too-late', { date: claim.holdUntil, opened: 1, of: 1 }))
  test('is not for what was never claimed', () =>
    given(...checked)
      .by(at(inHold))
      .when(recallMessage({ links: [] }))
      .refuses('not-claimed'))
  test('is the author’s alone', () =>
    given(...claimed)
      .by({ ...at(inHold), by: eve })
      .when(recallMessage({ links: [] }))
      .refuses('not-found'))
  test('of the occurrence before leaves the next one on its way', () => {
    const [, , , scheduled] = checked
    const again = { ...scheduled?.data, round: 2, occurrence: 2 }
    const next = { type: 'MessageScheduled', data: again } as MessagesEvent
    const state = given(...released, next)
      .by({ ...at(after), by: ana })
      .when(recallMessage({ links: [] }))
      .emits(recalled(after, 'not_sent'))
    expect(state).toMatchObject({ status: 'scheduled', round: 2 })
  })
})

describe('a claim is withdrawn', () => {
  const withdrawn = withdrawClaim({ by: 'system', reason: 'bounced' })
  test('to be asked about again when a check came back in the hold', () =>
    expect(
      given(...claimed)
        .by(at(inHold))
        .when(withdrawn)
        .emits(expect.objectContaining({ type: 'DeliveryRecalled' }) as MessagesEvent),
    ).toMatchObject({ status: 'stalled', claim: undefined }))
  test('never after the release', () =>
    given(...released)
      .by(at(after))
      .when(withdrawn)
      .emits())
})
