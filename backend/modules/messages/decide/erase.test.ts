import { describe, expect, test } from 'vitest'
import type { Recalled } from '../events.ts'
import { claimed, dayMs, drafted, given, released, scheduled, written } from '../testing/history.ts'
import { cancelForErasure, eraseCancelled, eraseMessage, takeBackUnopened, type Handed } from './erase.ts'
import { restoreMessage } from './restore.ts'

const now = '2030-01-01T00:00:00.000Z'
const cancelled = { type: 'MessageCancelled', data: { via: 'app', cancelledAt: now } } as const
const erased = { type: 'MessageErased', data: { erasedAt: now } } as const
const owner = { ownerId: 'ana' }

describe('when its author’s account is to end', () => {
  test('a message that waits is cancelled', () =>
    given(drafted, written, scheduled).when(cancelForErasure(owner)).emits(cancelled))
  test('a draft waits for the end', () => given(drafted).when(cancelForErasure(owner)).emits())
  test('a message that is being handed over goes on', () =>
    given(...claimed)
      .when(cancelForErasure(owner))
      .emits())
  test('a stranger’s message is left alone', () =>
    given(drafted, scheduled)
      .when(cancelForErasure({ ownerId: 'ben' }))
      .emits())
})

const end = { ...owner, isGiven: false }

describe('when its author’s account has ended', () => {
  test('a draft is erased', () => given(drafted, written).when(eraseMessage(end)).emits(erased))
  test('a cancelled message is erased', () =>
    given(drafted, written, scheduled, cancelled).when(eraseMessage(end)).emits(erased))
  test('one that came before and was opened stays, though the next was cancelled', () =>
    given(drafted, written, scheduled, cancelled)
      .when(eraseMessage({ ...end, isGiven: true }))
      .emits())
  test('what a recipient has stays with them', () =>
    given(...claimed)
      .when(eraseMessage(end))
      .emits())
})

describe('when its author wanted back what nobody has opened', () => {
  const late = { at: '2031-01-01T00:00:00.000Z' }
  const link = (recipientId: string, isOpened: boolean, occurrence = 1): Handed => ({
    occurrence,
    recipientId,
    deliveryId: `d of ${recipientId}`,
    isSent: true,
    isOpened,
  })
  const recalled = (perRecipient: { recipientId: string; deliveryId: string; state: Recalled['state'] }[]) =>
    ({
      type: 'DeliveryRecalled',
      data: { messageId: 'm', occurrence: 1, by: 'author', reason: 'author', recalledAt: late.at, perRecipient },
    }) as const
  const back = (...handed: Handed[]) => takeBackUnopened({ ...owner, handed })
  const ofBen = { recipientId: 'ben', deliveryId: 'd' }

  test('its unopened link is closed, however late', () =>
    given(...released)
      .by(late)
      .when(back({ ...link('ben', false), deliveryId: 'd' }))
      .emits(recalled([{ ...ofBen, state: 'revoked_unopened' }])))
  test('one that is being handed over right now goes to nobody', () =>
    given(...claimed)
      .by(late)
      .when(back())
      .emits(recalled([{ ...ofBen, state: 'not_sent' }])))
  test('what everybody has opened stays', () =>
    given(...released)
      .when(back({ ...link('ben', true), deliveryId: 'd' }))
      .emits())
  test('an earlier delivery of one that comes again is taken back too', () =>
    given(drafted, written, scheduled)
      .by(late)
      .when(back(link('ben', false), link('eve', true)))
      .emits(
        recalled([
          { recipientId: 'ben', deliveryId: 'd of ben', state: 'revoked_unopened' },
          { recipientId: 'eve', deliveryId: 'd of eve', state: 'already_opened' },
        ]),
      ))
  test('a stranger’s message is left alone', () =>
    given(...released)
      .when(takeBackUnopened({ ownerId: 'ben', handed: [link('ben', false)] }))
      .emits())
})

describe('once it was cancelled', () => {
  const after = (days: number) => ({ at: new Date(Date.parse(now) + days * dayMs).toISOString() })
  const erasedAt = after(30).at
  test('a message is erased after thirty days', () =>
    given(drafted, written, scheduled, cancelled)
      .by(after(30))
      .when(eraseCancelled())
      .emits({ type: 'MessageErased', data: { erasedAt } }))
  test('so is a draft', () =>
    given(drafted, written, cancelled)
      .by(after(30))
      .when(eraseCancelled())
      .emits({ type: 'MessageErased', data: { erasedAt } }))
  test('a message is kept until then', () =>
    given(drafted, written, scheduled, cancelled)
      .by({ at: '2030-01-30T23:59:59.999Z' })
      .when(eraseCancelled())
      .refuses('not-due', { until: erasedAt }))
  test('one that was restored stays', () =>
    given(drafted, written, scheduled, cancelled, { type: 'MessageRestored', data: { restoredAt: now } })
      .by(after(31))
      .when(eraseCancelled())
      .emits())
  test('a letter that came before stays with whom it was given to', () => {
    const next = { ...scheduled, data: { ...scheduled.data, round: 2, occurrence: 2 } }
    const given_ = given(...released, next, cancelled).by(after(31))
    given_.when(eraseCancelled()).emits()
    given_.when(restoreMessage()).refuses('message-closed')
  })
  test('nothing of it is left', () => {
    const { state } = given(drafted, written, scheduled, cancelled, { type: 'MessageErased', data: { erasedAt } })
    expect(state).toMatchObject({ status: 'erased', title: '', body: '', transcripts: {}, notes: [] })
  })
})
