import { expect, test } from 'vitest'
import { noteOf } from '../testing/moving.ts'
import { contentIdIn, contentIdOf } from './contentId.ts'

const ID = '4a3c1f0e-7b2d-4c5e-9f10-2233445566aa'

test('what both halves of a picture that moves are called is read of a phone’s own field', () => {
  expect(contentIdOf(noteOf(ID.toUpperCase()))).toBe(ID)
  expect(contentIdIn(ID.toUpperCase())).toBe(ID)
})

test.each([
  ['of another maker', Buffer.concat([Buffer.from('Nikon\0\0\0\0\0\0\u0001MM'), noteOf(ID).subarray(14)])],
  ['that is cut off', noteOf(ID).subarray(0, 20)],
  ['that leads nowhere', noteOf(ID, { place: 4_000_000_000 })],
  ['that is no name', noteOf('../../etc/passwd')],
  ['of nothing', Buffer.alloc(0)],
])('a field %s says nothing', (_, note) => expect(contentIdOf(note)).toBeUndefined())
