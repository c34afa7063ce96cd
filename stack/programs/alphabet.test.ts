import { expect, test } from 'vitest'
import { alphabetOf } from './alphabet.ts'

const field = (number: number, value: Buffer): Buffer =>
  Buffer.concat([Buffer.from([number * 8 + 2, value.length]), value])
const said = (key: string, value: string) =>
  field(14, Buffer.concat([field(1, Buffer.from(key)), field(2, Buffer.from(value))]))

test('a model says which letters it reads, after its weights', () => {
  const version = Buffer.from([8, 200, 1])
  const model = Buffer.concat([version, field(7, Buffer.alloc(90)), said('shape', 'x'), said('character', 'a\nß\né')])
  expect(alphabetOf(model)).toBe('a\nß\né')
})

test('what says nothing of letters is refused', () => {
  expect(() => alphabetOf(field(7, Buffer.alloc(9)))).toThrow('which letters')
  expect(() => alphabetOf(Buffer.from([13, 1, 2, 3, 4]))).toThrow('no model')
})
