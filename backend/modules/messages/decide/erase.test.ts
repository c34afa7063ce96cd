import { describe, test } from 'vitest'
import { claimed, drafted, given, scheduled, written } from '../testing/history.ts'
import { cancelForErasure, eraseMessage } from './erase.ts'

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

describe('when its author’s account has ended', () => {
  test('a draft is erased', () => given(drafted, written).when(eraseMessage(owner)).emits(erased))
  test('a cancelled message is erased', () =>
    given(drafted, written, scheduled, cancelled).when(eraseMessage(owner)).emits(erased))
  test('what a recipient has stays with them', () =>
    given(...claimed)
      .when(eraseMessage(owner))
      .emits())
})
