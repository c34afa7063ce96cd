import { expect, test } from 'vitest'
import { shownName } from './names.ts'
import { requireName } from './requireName.ts'

test.each([
  ['ruth', 'Ruth'],
  ['Ruth Hale', 'Ruth Hale'],
  ['ruth.hale', 'Ruth.hale'],
  ['élodie', 'Élodie'],
  ['𐐨a', '𐐀a'],
  [' ruth', 'Ruth'],
  ['1931', '1931'],
  ['', ''],
])('%j is shown as %j', (username, shown) => expect(shownName(username)).toBe(shown))

test.each([
  ['x'.repeat(254), `X${'x'.repeat(58)}…`],
  ['read http://evil.example/now', 'Read http evil example now'],
  ['a\u0000b\nc\u202Ed', 'A b c d'],
])('%j, which never was checked, is shown as %j', (username, shown) => expect(shownName(username)).toBe(shown))

test('a name that stands may stay, however long; another one is what a name is today', () => {
  const standing = 'x'.repeat(100)
  expect(() => requireName(standing, standing)).not.toThrow()
  expect(() => requireName('Ruth', standing)).not.toThrow()
  expect(() => requireName('y'.repeat(61), standing)).toThrow('invalid')
})
