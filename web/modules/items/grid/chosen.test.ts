import { expect, test } from 'vitest'
import { NONE, reached, still, toggled } from './chosen.ts'

const list = ['a', 'b', 'c', 'd', 'e']

test('a press takes one in, and another takes it out again', () => {
  const one = toggled(NONE, 'b')
  expect([...one.ids]).toEqual(['b'])
  expect([...toggled(one, 'b').ids]).toEqual([])
})

test('with Shift all between the last one and this one are taken in, in either direction', () => {
  expect([...reached(toggled(NONE, 'b'), 'd', list).ids]).toEqual(['b', 'c', 'd'])
  expect([...reached(toggled(NONE, 'd'), 'a', list).ids].toSorted()).toEqual(['a', 'b', 'c', 'd'])
})

test('a range goes out from the same one until another is pressed', () => {
  const range = reached(toggled(NONE, 'b'), 'c', list)
  expect([...reached(range, 'a', list).ids].toSorted()).toEqual(['a', 'b', 'c'])
})

test('what went from the list is not chosen any more', () => {
  const both = toggled(toggled(NONE, 'a'), 'e')
  expect([...still(both, new Set(['a', 'b'])).ids]).toEqual(['a'])
  expect(still(both, new Set(list))).toBe(both)
})
