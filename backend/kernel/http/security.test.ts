import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { contentSecurityPolicy, newNonce, ticketsOf } from './security.ts'

const key = createHash('sha256').update('a key').digest()
const MINUTE = 60_000
afterEach(() => void vi.useRealTimers())

describe('a ticket', () => {
  const tickets = ticketsOf(key, MINUTE)

  test('holds for what it was made for, until it ends', () => {
    vi.useFakeTimers({ now: new Date('2030-01-01T00:00:00.000Z') })
    const ticket = tickets.issue('seed')
    expect(tickets.isValid('seed', ticket)).toBe(true)
    vi.setSystemTime(new Date('2030-01-01T00:00:59.999Z'))
    expect(tickets.isValid('seed', ticket)).toBe(true)
    vi.setSystemTime(new Date('2030-01-01T00:01:00.000Z'))
    expect(tickets.isValid('seed', ticket)).toBe(false)
  })
  test('holds neither for another subject nor under another key', () => {
    const ticket = tickets.issue('seed')
    expect(tickets.isValid('other', ticket)).toBe(false)
    expect(ticketsOf(createHash('sha256').update('another').digest(), MINUTE).isValid('seed', ticket)).toBe(false)
  })
  test('cannot be given more time', () => {
    const [until = '', proof = ''] = tickets.issue('seed').split('.')
    expect(tickets.isValid('seed', `${Number(until) + MINUTE}.${proof}`)).toBe(false)
  })
  test.each(['', '.', 'x', '9999999999999', '9999999999999.', '9999999999999.ü', 'NaN.x', 'Infinity.x'])(
    'is none where it is "%s"',
    (broken) => expect(tickets.isValid('seed', broken)).toBe(false),
  )
})

test('a page runs its own scripts alone, and no other page may frame it', () => {
  const policy = contentSecurityPolicy('abc')
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("form-action 'self'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('no two nonces are the same', () => {
  expect(new Set(Array.from({ length: 100 }, newNonce)).size).toBe(100)
})
