import type { Context } from 'koa'
import { afterEach, expect, test, vi } from 'vitest'
import type { Settings } from '../process/settings.ts'
import { unlockedWith } from './unlocked.ts'

const settings = { masterKey: Buffer.alloc(32, 7), origin: 'https://house.example' } as unknown as Settings
const delivered = { purpose: 'unlock', cookie: 'unlocked' }
const ID = '018f0000-0000-7000-8000-00000000000a'

/** A browser that keeps its cookies. */
const browser = () => {
  const jar = new Map<string, string>()
  const cookies = { get: (name: string) => jar.get(name), set: (name: string, value: string) => jar.set(name, value) }
  return { jar, ctx: { cookies } as unknown as Context }
}
afterEach(() => vi.useRealTimers())

test('a browser that gave the passcode is known for twelve hours', () => {
  vi.useFakeTimers()
  const { ctx } = browser()
  const proof = unlockedWith(settings, delivered)
  expect(proof.isGiven(ctx, ID)).toBe(false)
  proof.give(ctx, ID)
  vi.advanceTimersByTime(12 * 3_600_000 - 1)
  expect(proof.isGiven(ctx, ID)).toBe(true)
  vi.advanceTimersByTime(1)
  expect(proof.isGiven(ctx, ID)).toBe(false)
})

test('its word comes back as it was given, and no other', () => {
  const { ctx, jar } = browser()
  const proof = unlockedWith(settings, delivered)
  proof.give(ctx, ID, 'visit.3')
  expect(proof.wordIn(ctx, ID)).toBe('visit.3')
  const [[name, value] = ['', '']] = [...jar]
  for (const changed of [value.replace('visit.3', 'visit.4'), value.replace('.visit.3', ''), `${value}.4`, '']) {
    jar.set(name, changed)
    expect(proof.wordIn(ctx, ID)).toBeUndefined()
  }
})

test('what opens a thing of one kind opens none of another under the same id', () => {
  const { ctx, jar } = browser()
  unlockedWith(settings, { purpose: 'share', cookie: 'opened' }).give(ctx, ID)
  const [value = ''] = [...jar.values()]
  jar.set(`__Host-unlocked-${ID}`, value)
  expect(unlockedWith(settings, delivered).isGiven(ctx, ID)).toBe(false)
})
