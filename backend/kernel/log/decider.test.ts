import { expect, test } from 'vitest'
import { clockOf, SYSTEM } from '../clock.ts'
import { latest, plus } from './decider.ts'
import { commandIdOf, derivedId, eventIdOf, hashOf, newId } from '../ids.ts'

test('an instant some time later or earlier', () => {
  expect(plus('2030-02-28T23:59:59.999Z', 1)).toBe('2030-03-01T00:00:00.000Z')
  expect(plus('2030-03-01T00:00:00.000Z', -1)).toBe('2030-02-28T23:59:59.999Z')
})

test('the latest of instants, which compare as texts', () => {
  expect(latest('2030-01-02T00:00:00.000Z', '2030-01-10T00:00:00.000Z', '')).toBe('2030-01-10T00:00:00.000Z')
  expect(latest()).toBe('')
})

test('the clock tells who asks, when and how long a day is', () => {
  const { at, ...rest } = clockOf(60_000).context(SYSTEM)
  expect(rest).toEqual({ by: { kind: 'system', id: 'system' }, dayMs: 60_000 })
  expect(new Date(at).toISOString()).toBe(at)
})

test('ids are derived the same for ever, and differ by each part', () => {
  expect(derivedId('one')).toBe('f0fc4559-453b-5d24-b7ab-1ec6f5e323e7')
  expect(commandIdOf('message-1', 'beginNotice', 1, 2)).toBe(commandIdOf('message-1', 'beginNotice', 1, 2))
  const ids = [
    commandIdOf('message-1', 'beginNotice', 1, 2),
    commandIdOf('message-1', 'acceptNotice', 1, 2),
    commandIdOf('message-1', 'beginNotice', 1, 1),
    commandIdOf('message-2', 'beginNotice', 1, 2),
    eventIdOf(derivedId('one'), 0),
    eventIdOf(derivedId('one'), 1),
  ]
  expect(new Set(ids).size).toBe(ids.length)
  expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }))
})

test('new ids are in the order of their making', () => {
  const ids = Array.from({ length: 50 }, newId)
  expect(ids).toEqual(ids.toSorted())
})
