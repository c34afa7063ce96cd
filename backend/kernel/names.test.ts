import { expect, test } from 'vitest'
import { shownName } from './names.ts'

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
