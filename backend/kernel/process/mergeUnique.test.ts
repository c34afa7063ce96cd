import { expect, test } from 'vitest'
import { mergeUnique } from './mergeUnique.ts'

test('what modules give is put together, and who gives nothing is passed over', () =>
  expect(mergeUnique('activities', [{ send: 1 }, undefined, { erase: 2 }])).toEqual({ send: 1, erase: 2 }))

test('two of one name are an error, not the second instead of the first', () =>
  expect(() => mergeUnique('activities', [{ send: 1 }, { erase: 2 }, { send: 3 }])).toThrow(
    'Two modules give activities of the name send',
  ))
