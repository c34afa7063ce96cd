import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimFreeTake, freeTakeId, isFreeTake, noteFreeTake, waitingFreeTake } from './freeTake.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('the same message is meant after a reload', () => {
  expect(freeTakeId('one')).toBe('one')
  expect(freeTakeId('another')).toBe('one')
})

test('only what was recorded waits, and nothing of it is sent before it is claimed', () => {
  freeTakeId('one')
  expect(waitingFreeTake()).toBeUndefined()
  noteFreeTake('one', true)
  expect(waitingFreeTake()).toBe('one')
  expect(isFreeTake('one')).toBe(true)
  claimFreeTake('one')
  expect(isFreeTake('one')).toBe(false)
  expect(waitingFreeTake()).toBeUndefined()
})

test('a message of another kind claims nothing', () => {
  freeTakeId('one')
  noteFreeTake('one', true)
  claimFreeTake('two')
  expect(waitingFreeTake()).toBe('one')
})

test('without storage each page begins anew', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(freeTakeId('one')).toBe('one')
  expect(waitingFreeTake()).toBeUndefined()
})
