import { describe, expect, test } from 'vitest'
import { check, needsIds, type Facts } from './check.ts'
import { NO_STREAM, TOMBSTONE, type Expected } from './types.ts'

const matchOf = (revision: bigint) => ({ revision, position: revision * 100n })
/** A stream whose letters are the ids of its events. */
const streamOf = (events: string, changes: Partial<Facts> = {}) => ({
  facts: { last: BigInt(events.length) - 1n, isSoftDeleted: false, hasMetadata: false, ...changes },
  find: (id: string) => events.split('').flatMap((event, index) => (event === id ? [matchOf(BigInt(index))] : [])),
})
const decide = ({ facts, find }: ReturnType<typeof streamOf>, expected: Expected, ids: string) =>
  check(facts, expected, ids.split(''), find)

const write = { kind: 'write' }
const wrong = { kind: 'wrong-version' }
const deleted = { kind: 'stream-deleted' }
const repeat = (revision: bigint) => ({ kind: 'repeat', last: matchOf(revision) })

const abc = streamOf('abc')
const softDeleted = streamOf('abc', { isSoftDeleted: true })
const missing = streamOf('')

test.each<Expected>(['any', 'stream_exists', NO_STREAM, 2n])('a tombstone refuses everything at %s', (expected) =>
  expect(decide(streamOf('abc', { last: TOMBSTONE }), expected, 'abc')).toEqual(deleted),
)

describe('with "stream exists"', () => {
  test('a soft-deleted stream is deleted', () => expect(decide(softDeleted, 'stream_exists', 'x')).toEqual(deleted))
  test('a missing stream is wrong', () => expect(decide(missing, 'stream_exists', 'x')).toEqual(wrong))
  test('a described stream exists', () =>
    expect(decide(streamOf('', { hasMetadata: true }), 'stream_exists', 'x')).toEqual(write))
})

test.each<[string, object]>([
  ['x', write],
  ['ab', repeat(1n)],
  ['c', repeat(2n)],
  ['ax', wrong],
  ['xa', write],
  ['', write],
])('with any revision, [%s] after [abc] is decided by its ids', (ids, verdict) =>
  expect(decide(abc, 'any', ids)).toEqual(verdict),
)

test('the newest of equal ids is the one that is repeated', () =>
  expect(decide(streamOf('aba'), 'any', 'a')).toEqual(repeat(2n)))

test.each<[bigint, string, object]>([
  [NO_STREAM, 'abc', repeat(2n)],
  [NO_STREAM, 'a', repeat(0n)],
  [NO_STREAM, 'x', wrong],
  [NO_STREAM, 'abcx', wrong],
  [NO_STREAM, '', wrong],
  [0n, 'bc', repeat(2n)],
  [0n, 'c', wrong],
  [1n, 'cx', wrong],
])('behind the end, at %s, [%s] is a repeat only of what stands there', (expected, ids, verdict) =>
  expect(decide(abc, expected, ids)).toEqual(verdict),
)

test('at the end ids are not looked at', () => expect(decide(abc, 2n, 'a')).toEqual(write))
test('past the end is wrong', () => expect(decide(abc, 3n, 'x')).toEqual(wrong))
test('a soft-deleted stream is created anew at "no stream"', () =>
  expect(decide(softDeleted, NO_STREAM, 'x')).toEqual(write))
test('a soft-deleted stream is not created anew by half a repeat', () =>
  expect(decide(softDeleted, NO_STREAM, 'ax')).toEqual(wrong))
test('a soft-deleted stream is not created anew at another revision', () =>
  expect(decide(softDeleted, 0n, 'x')).toEqual(wrong))

test.each<[Expected, bigint, boolean]>([
  ['any', NO_STREAM, false],
  ['any', 0n, true],
  ['stream_exists', 0n, true],
  [NO_STREAM, NO_STREAM, false],
  [NO_STREAM, 0n, true],
  [2n, 2n, false],
  [1n, 2n, true],
  ['any', TOMBSTONE, false],
])('at %s on a stream at %s ids are looked up: %s', (expected, last, isNeeded) =>
  expect(needsIds(expected, last)).toBe(isNeeded),
)
