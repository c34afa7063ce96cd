import { describe, expect, test } from 'vitest'
import { doubts } from './production.ts'
import { newMasterKey } from './settings.ts'
import { settingsOf } from '../testing/settings.ts'

const inProduction = (changes: Readonly<Record<string, string>>) => () =>
  settingsOf({ NODE_ENV: 'production', ...changes })
const keyOf = (...bytes: number[]) => Buffer.from(Array.from({ length: 32 }, (_, at) => bytes[at % bytes.length] ?? 0))
const ORIGIN = 'ORIGIN must be the https:// address that people use; http:// is for localhost alone'
const keyFault = (name: string) => `${name} must be 32 random bytes in base64, such as "openssl rand -base64 32" makes`

describe('in production', () => {
  test.each(['', 'http://house.example', 'house.example', 'ftp://house.example', 'http://localhost.house.example'])(
    'the address "%s" is refused',
    (origin) => expect(inProduction({ ORIGIN: origin })).toThrow(ORIGIN),
  )
  test.each(['https://house.example', 'http://localhost:3000', 'http://127.0.0.1:3000'])('%s is taken', (origin) =>
    expect(inProduction({ ORIGIN: origin })()).toMatchObject({ origin }),
  )

  test.each([
    ['of zeros alone', keyOf(0)],
    ['of one byte', keyOf(7)],
    ['of a pattern', keyOf(1, 2, 3, 4)],
    ['of 16 bytes', Buffer.from(newMasterKey(), 'base64').subarray(0, 16)],
  ])('a key %s is refused', (_, key) => {
    for (const name of ['MASTER_KEY', 'VAULT_KEY', 'BACKUP_KEY'])
      expect(inProduction({ [name]: key.toString('base64') })).toThrow(keyFault(name))
  })

  test('a day is a real one', () => {
    expect(inProduction({ DAY_MS: '60000' })).toThrow('DAY_MS must be 86400000, a real day, or left out')
    expect(inProduction({ DAY_MS: '86400000' })()).toMatchObject({ dayMs: 86_400_000 })
  })

  test('everything that is wrong is said at once, a line each', () =>
    expect(inProduction({ ORIGIN: '', MASTER_KEY: keyOf(0).toString('base64'), DAY_MS: '2000' })).toThrow(
      `${ORIGIN}\n${keyFault('MASTER_KEY')}\nDAY_MS must be 86400000, a real day, or left out`,
    ))
})

test('elsewhere a short day and a key of zeros may be tried', () =>
  expect(settingsOf({ DAY_MS: '2000', MASTER_KEY: keyOf(0).toString('base64'), ORIGIN: '' })).toMatchObject({
    dayMs: 2_000,
  }))

test('an https address without a proxy that is counted is told of, and nothing else', () => {
  const of = (origin: string, proxies: string) => doubts(settingsOf({ ORIGIN: origin, TRUSTED_PROXIES: proxies }))
  expect(of('https://house.example', '0')).toEqual([expect.stringContaining('TRUSTED_PROXIES is 0')])
  expect(of('https://house.example', '1')).toEqual([])
  expect(of('http://localhost:3000', '0')).toEqual([])
})
