import { describe, expect, test } from 'vitest'
import { firstVisible, isSoftDeleted, parseMetadata, SOFT_DELETE, undeleted } from './metadata.ts'
import { TOMBSTONE } from './types.ts'

const parse = (text: string) => parseMetadata(Buffer.from(text))

test('limits are read from their fields', () =>
  expect(parse('{"$maxCount":3,"$maxAge":60,"$tb":5}')).toMatchObject({
    maxCount: 3n,
    maxAgeMs: 60_000,
    truncateBefore: 5n,
  }))

test.each(['', 'no json', '[]', 'null', '7', '{"$maxCount":0}', '{"$maxCount":-1}', '{"$tb":1.5}', '{"$maxAge":"60"}'])(
  'what is no positive whole number counts as unset: %s',
  (text) => expect(parse(text)).toMatchObject({ maxCount: undefined, maxAgeMs: undefined, truncateBefore: undefined }),
)

describe('a soft deletion', () => {
  test('is 2^63-1, which JSON numbers hold only nearly', () => {
    expect(isSoftDeleted(parseMetadata(SOFT_DELETE))).toBe(true)
    expect(isSoftDeleted(parse('{"$tb":9223372036854775000}'))).toBe(true)
    expect(isSoftDeleted(parse('{"$tb":922337203685477580}'))).toBe(false)
    expect(isSoftDeleted(undefined)).toBe(false)
  })

  test('is undone at a revision, and the other fields stay', () => {
    const deleted = parse(`{"$maxCount":2,"$tb":${TOMBSTONE},"own":{"a":[1]}}`)
    expect(JSON.parse(undeleted(deleted, 7n).toString())).toEqual({ $maxCount: 2, $tb: 7, own: { a: [1] } })
    expect(undeleted(parseMetadata(SOFT_DELETE), 7n).toString()).toBe('{"$tb":7}')
  })
})

test.each([
  ['{}', 0n],
  ['{"$maxCount":2}', 8n],
  ['{"$maxCount":20}', 0n],
  ['{"$tb":4}', 4n],
  ['{"$tb":4,"$maxCount":2}', 8n],
  ['{"$tb":9,"$maxCount":2}', 9n],
])('with %s the first of ten events to be seen is %s', (text, first) =>
  expect(firstVisible(parse(text), 9n)).toBe(first),
)
