import { expect, test } from 'vitest'
import type { DeliveryRow } from '../../../../backend/modules/deliveries/contract.ts'
import { isUnread, troubleOf } from './troubles.ts'

const at = '2031-06-14T09:00:00.000Z'
const sent: DeliveryRow = {
  id: 'd',
  recipientId: 'amelia',
  state: 'sent',
  sentAt: at,
  openedAt: null,
  retryAt: null,
  expiresAt: at,
  lockedUntil: null,
  helpAt: null,
  confirmation: null,
  confirmationUntil: null,
  proposal: null,
  thankedAt: null,
  revokedAs: null,
  replies: [],
}

const NOTHING = /^$/

test.each<[string, Partial<DeliveryRow>, RegExp]>([
  ['one that is on its way', {}, NOTHING],
  ['a mailbox that is tried again', { state: 'bounced', retryAt: at }, /We try again on Saturday, June 14, 2031/],
  ['a mailbox that is given up', { state: 'bounced' }, /We cannot reach Amelia by email/],
  ['someone else', { state: 'revoked', revokedAs: 'wrong_person' }, /reached someone else/],
  ['someone who cannot get in', { state: 'opened', helpAt: at }, /cannot get in/],
  ['someone who could not and then did', { state: 'unlocked', helpAt: at }, NOTHING],
  ['someone who could not and said no', { state: 'declined', helpAt: at }, NOTHING],
])('%s needs the author, or does not', (_, changes, words) => {
  expect(troubleOf({ ...sent, ...changes }, 'Amelia') ?? '').toMatch(words)
})

test('what was mailed and not unlocked can be taken back, also where its page was seen', () => {
  expect(isUnread(sent)).toBe(true)
  expect(isUnread({ ...sent, state: 'opened' })).toBe(true)
  for (const state of ['unlocked', 'opened'] as const) expect(isUnread({ ...sent, state, openedAt: at })).toBe(false)
  for (const state of ['queued', 'bounced', 'declined', 'revoked'] as const)
    expect(isUnread({ ...sent, state })).toBe(false)
})
