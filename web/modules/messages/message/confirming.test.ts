import { expect, test } from 'vitest'
import type { DeliveryRow } from '../../../../backend/modules/deliveries/contract.ts'
import { openConfirmations, confirmationInWords } from './confirming.ts'

const now = '2031-06-14T09:00:00.000Z'
const later = '2031-06-21T09:00:00.000Z'
const asked: DeliveryRow = {
  id: 'd',
  recipientId: 'amelia',
  state: 'opened',
  sentAt: now,
  openedAt: now,
  retryAt: null,
  expiresAt: later,
  lockedUntil: null,
  helpAt: null,
  confirmation: 'asked',
  confirmationUntil: later,
  proposal: null,
  thankedAt: null,
  revokedAs: null,
  replies: [],
}

test.each<[string, Partial<DeliveryRow>, number]>([
  ['one of which contacts are asked', {}, 1],
  ['one of which a contact said yes', { confirmation: 'given' }, 1],
  ['one of which nobody answered in time', { confirmationUntil: now }, 0],
  ['one of which a contact said no', { confirmation: 'refused', confirmationUntil: null }, 0],
  ['one that was declined since', { state: 'declined' }, 0],
  ['one that was never asked of', { confirmation: null, confirmationUntil: null }, 0],
])('of %s the author can forbid so many', (_, changes, n) =>
  expect(openConfirmations([{ ...asked, ...changes }], now)).toHaveLength(n),
)

test('what is asked and what was said are told apart', () => {
  expect(confirmationInWords(asked, 'Amelia')).toMatch(/We asked your trusted contacts.* until Saturday, June 21, 2031/)
  expect(confirmationInWords({ ...asked, confirmation: 'given' }, 'Amelia')).toContain('A trusted contact confirmed')
})
