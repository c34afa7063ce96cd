import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { capabilitiesOf } from './capability.ts'

const keyOf = (name: string) => createHash('sha256').update(name).digest()
const { issue, idIn, isValid } = capabilitiesOf(keyOf('ours'))
const id = '018f0000-0000-7000-8000-00000000000a'
const other = '018f0000-0000-7000-8000-00000000000b'
const token = issue('check', id, 3)

describe('a link’s token', () => {
  test('is the same each time it is mailed, and names its stream', () => {
    expect(issue('check', id, 3)).toBe(token)
    expect(token).toMatch(/^[a-z2-7]{58}$/)
    expect(idIn(token)).toBe(id)
  })
  test('holds for what it was made for', () => expect(isValid(token, 'check', id, 3)).toBe(true))
  test('holds as a mail program may give it back', () => {
    expect(isValid(` ${token.toUpperCase()}\n`, 'check', id, 3)).toBe(true)
    expect(idIn(` ${token.toUpperCase()}\n`)).toBe(id)
  })
  test.each([
    ['purpose', () => isValid(token, 'deliver', id, 3)],
    ['stream', () => isValid(token, 'check', other, 3)],
    ['round', () => isValid(token, 'check', id, 4)],
    ['number of parts', () => isValid(token, 'check', id, 3, '')],
    ['key', () => capabilitiesOf(keyOf('theirs')).isValid(token, 'check', id, 3)],
  ])('does not hold for another %s', (_, holds) => expect(holds()).toBe(false))
  test('does not hold with any letter changed', () => {
    for (let index = 0; index < token.length; index += 1) {
      const letter = token[index] === 'a' ? 'b' : 'a'
      expect(isValid(`${token.slice(0, index)}${letter}${token.slice(index + 1)}`, 'check', id, 3)).toBe(false)
    }
  })
  test.each(['', 'abc', token.slice(0, -1), `${token}a`, token.replace(/./, '1'), 'é'.repeat(58), 'a'.repeat(5_000)])(
    'is none where it is %s',
    (broken) => {
      expect(isValid(broken, 'check', id, 3)).toBe(false)
      expect(idIn(broken)).toBeUndefined()
    },
  )
})
