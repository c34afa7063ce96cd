import { expect, test } from 'vitest'
import { passwordHint } from './passwordHint.ts'

test('a password that everybody has is warned of, in any case', () => {
  expect(passwordHint('Password')).toContain('Many people')
  expect(passwordHint('aaaaaaaa')).toContain('One letter repeated')
})

test('length is what makes it good', () => {
  expect(passwordHint('short')).toBeUndefined()
  expect(passwordHint('orchard7')).toContain('will do')
  expect(passwordHint('orchard swing')).toBe('Good.')
  expect(passwordHint('a kitchen on a sunday')).toBe('Very good.')
})
