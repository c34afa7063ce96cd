import { describe, test } from 'vitest'
import { given, checked, claimed } from '../testing/history.ts'
import { cancelMessage } from './cancel.ts'

describe('cancelling', () => {
  test('stops a message whose checks were sent', () =>
    given(...checked)
      .when(cancelMessage({ via: 'mail', round: 1 }))
      .emits({ type: 'MessageCancelled', data: { via: 'mail', cancelledAt: '2030-01-01T00:00:00.000Z' } }))
  test('twice is the same as once', () =>
    given(...checked, { type: 'MessageCancelled', data: { via: 'app', cancelledAt: '2030-01-01T00:00:00.000Z' } })
      .when(cancelMessage({ via: 'mail', round: 1 }))
      .emits())
  test('comes too late after the claim', () =>
    given(...claimed)
      .when(cancelMessage({ via: 'app' }))
      .refuses('message-claimed'))
})
