import { describe, test } from 'vitest'
import { accountId, adminId, given, now, opened } from '../testing/ruth.ts'
import { eraseAccount } from './deletion.ts'
import { beginDemo, endDemo } from './demo.ts'

const email = 'demo-1@demo.invalid'
const until = '2030-01-02T02:00:00.000Z'
const begin = beginDemo({ accountId, email })
const account = [
  { type: 'AccountOpened', data: { accountId, username: 'demo', email, openedAt: now } },
  { type: 'EmailVerified', data: { verifiedAt: now } },
  { type: 'ProfileChanged', data: { name: 'Demo family', zone: '', bornOn: null } },
  { type: 'DemoBegun', data: { until } },
] as const
const erasedAt = (at: string, more: { addressHashes?: string[] } = {}) =>
  ({ type: 'AccountErased', data: { erasedAt: at, ...more } }) as const

describe('a demo', () => {
  test('is an account of its own for two hours', () =>
    given()
      .when(begin)
      .emits(...account))
  test('begins once', () =>
    given(...account)
      .when(begin)
      .emits())
  test('is never made of an account that is someone’s', () => given(opened).when(begin).emits())
  test('is not erased a moment early', () =>
    given(...account)
      .by({ at: '2030-01-02T01:59:59.999Z' })
      .when(eraseAccount({ addressHashes: [] }))
      .refuses('not-due', { until }))
  test('is erased when its two hours are over', () =>
    given(...account)
      .by({ at: until })
      .when(eraseAccount({ addressHashes: [] }))
      .emits(erasedAt(until, { addressHashes: [] })))
  test('is erased at once when its visitor signs out', () =>
    given(...account)
      .when(endDemo())
      .emits(erasedAt(now)))
  test('ends once', () =>
    given(...account, erasedAt(now))
      .when(endDemo())
      .emits())
  test('that is no demo is not ended by signing out', () =>
    given(opened, { type: 'RoleGranted', data: { role: 'admin', by: adminId } })
      .when(endDemo())
      .emits())
})
