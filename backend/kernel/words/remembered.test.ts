import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('a thing is made once for each word, and a thousand are kept', () => {
  const made: string[] = []
  const thingOf = remembered((word) => made.push(word))
  expect([thingOf('a'), thingOf('b'), thingOf('a')]).toEqual([1, 2, 1])
  for (let n = 0; n < 1_000; n += 1) thingOf(`word ${n}`)
  thingOf('a')
  expect(made.filter((word) => word === 'a')).toHaveLength(2)
})

test('what cannot be made is told each time', () => {
  const thingOf = remembered((word): number => {
    throw new Error(word)
  })
  expect(() => thingOf('a')).toThrow('a')
  expect(() => thingOf('a')).toThrow('a')
})
