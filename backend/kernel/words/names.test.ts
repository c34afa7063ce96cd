import { describe, expect, test } from 'vitest'
import { cutToName, holdsLink, shownName } from './names.ts'
import { requireName } from './requireName.ts'

test.each([
  ['ruth', 'Ruth'],
  ['Ruth Hale', 'Ruth Hale'],
  ['ruth.hale', 'Ruth hale'],
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
  const stored = 'x'.repeat(100)
  expect(() => requireName(stored, stored)).not.toThrow()
  expect(() => requireName('Ruth', stored)).not.toThrow()
  expect(() => requireName('y'.repeat(61), stored)).toThrow('invalid')
})

describe('a link', () => {
  test.each([
    'https://evil.example',
    'call ftp://x',
    'www.evil',
    'secure-login.co',
    'bank.de',
    'Win at evil.COM now',
    'evil.Com',
    'пример.рф',
    'evil.xn--p1ai',
    'ruth@hale.example',
    'evil.rs/now',
    'T.Co/abc',
    'J.Evil.Com',
    'evil.J.com',
    '163.com',
    // As an address bar reads them.
    'evil。com',
    'evil．com',
    'evil｡com',
    'evil․com',
    'evil.\u200Bcom',
    'evil\u2060.com',
    'evil.\u{E0063}com',
    'ｅｖｉｌ.ｃｏｍ',
    '1.2.3.4',
    'at 192.168.0.1:8080',
    'Where is Dad.What did he do?',
    'anna.maria',
    'Anna.Maria',
    'a'.repeat(2_001),
  ])('is %j', (text) => expect(holdsLink(text)).toBe(true))

  test.each([
    '',
    'Ruth Hale',
    'St. John',
    'St.John',
    'Dr.Müller',
    'Mme.Curie',
    'J.R.R. Tolkien',
    'J.R.R.Tolkien',
    'J.SMITH',
    'י.כהן',
    'Ph.D.',
    'Ruth, M.Sc.',
    'e.g. a song, i.e. at 9 a.m., z.B. Oma, d.h. du',
    'U.S.A.',
    'When was it? The 3.Mai, or 21.July?',
    'It cost 12.50 at 12.30 h, on 1.2.2003',
    'Ring 06.12.34.56.78 or 079.123.45.67',
    'Wait…then what?',
    'Really... and then?',
    'and/or',
    '我爱你。你好吗？',
    'He came. She went.',
  ])('is not %j', (text) => expect(holdsLink(text)).toBe(false))
})

describe('a name that never was checked', () => {
  test.each([
    ['ruth.hale', 'ruth hale'],
    ['evil.com/pay', 'evil com pay'],
    ['evil。com', 'evil com'],
    ['evil.\u200Bcom', 'evil com'],
    ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
    ['x'.repeat(61), `${'x'.repeat(59)}…`],
  ])('%j is cut to %j', (text, name) => expect(cutToName(text)).toBe(name))
})
