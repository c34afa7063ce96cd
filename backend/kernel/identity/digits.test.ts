import { expect, test } from 'vitest'
import { settingsOf } from '../testing/settings.ts'
import { digitsOf, maskedAddress } from './digits.ts'

test('a code is six digits, the same for one wish and another for the next', () => {
  const settings = settingsOf()
  const code = digitsOf(settings, 'delivery', 'first')
  expect(code).toMatch(/^\d{6}$/)
  expect(digitsOf(settings, 'delivery', 'first')).toBe(code)
  expect(new Set(['first', 'second', 'third'].map((nonce) => digitsOf(settings, 'delivery', nonce))).size).toBe(3)
})

test('an address is named by its first letter and its house', () =>
  expect(maskedAddress('amelia@hale.example')).toBe('a…@hale.example'))
