import { expect, test } from 'vitest'
import { charsetNamed, decoderOf, type Charset } from './charsets.ts'
import { codePages } from './codePages.ts'

const read = (charset: Charset, ...bytes: readonly number[]) => {
  const unknown: number[] = []
  const text = decoderOf(charset)(String.fromCharCode(...bytes), {
    fallback: () => {},
    unknown: (byte) => unknown.push(byte),
  })
  return { text, unknown }
}

test.each([
  ['a mark and its letter are one letter', [0xe8, 0x75], 'ü'],
  ['two marks stand above one letter', [0xe3, 0xe2, 0x61], 'ấ'],
  ['each half of a double mark stands above its letter', [0xeb, 0x74, 0xec, 0x73], 't\ufe20s\ufe21'],
  ['letters of their own', [0xa1, 0xb1, 0xa5, 0xb5, 0xc7, 0xcf], 'ŁłÆæßß'],
  ['the additions of GEDCOM', [0xbe, 0xbf, 0xcd, 0xce, 0xfc, 0x6c], '□■eol\u0338'],
  ['a mark with no letter stays', [0x61, 0xe2], 'á'.normalize('NFC')],
])('ANSEL: %s', (_, bytes, text) => {
  expect(read('ansel', ...bytes)).toEqual({ text, unknown: [] })
})

test('a byte without a meaning is told', () => {
  expect(read('ansel', 0x41, 0x90)).toEqual({ text: 'A\ufffd', unknown: [0x90] })
  expect(read('cp1252', 0x81)).toEqual({ text: '\ufffd', unknown: [0x81] })
})

test.each([
  ['cp437', 0x84, 'ä'],
  ['cp850', 0x9d, 'Ø'],
  ['macintosh', 0x8a, 'ä'],
  ['cp1252', 0x80, '€'],
  ['utf-8', 0xe4, 'ä'],
] as const)('%s reads its own letters', (charset, byte, letter) => {
  expect(read(charset, 0x78, byte).text).toBe(`x${letter}`)
})

test('each page has a letter for each of its bytes', () => {
  for (const letters of Object.values(codePages)) expect(letters).toHaveLength(128)
})

test.each([
  ['UTF-8', 'utf-8'],
  ['ANSEL', 'ansel'],
  ['IBM WINDOWS', 'cp1252'],
  ['ibmpc', 'cp437'],
  ['MACINTOSH', 'macintosh'],
  ['ISO-8859-1', 'cp1252'],
  ['KLINGON', undefined],
])('%s names a set', (name, charset) => {
  expect(charsetNamed(name)).toBe(charset)
})
