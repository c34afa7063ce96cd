import { expect, test } from 'vitest'
import { linesIn, plainWords, stampOf, textOf, textWithin } from './transcript.ts'

test('a line may begin with its time', () =>
  expect(
    linesIn('You were four,\n\n[0:02] and you would not\r\n [1:02.5]let go.\n[1:01:00,25] The end [0:01].'),
  ).toEqual([
    { atMs: undefined, text: 'You were four,' },
    { atMs: 2_000, text: 'and you would not' },
    { atMs: 62_500, text: 'let go.' },
    { atMs: 3_660_250, text: 'The end [0:01].' },
  ]))

test('a line may say when it ends too', () =>
  expect(linesIn('[0:02–0:04.5] You were four,\n[0:05 - 0:07]and laughed.\n[0:05-] No.')).toEqual([
    { atMs: 2_000, endMs: 4_500, text: 'You were four,' },
    { atMs: 5_000, endMs: 7_000, text: 'and laughed.' },
    { atMs: undefined, text: '[0:05-] No.' },
  ]))

test('a time without words is no line, and what is no time is words', () =>
  expect(linesIn('[0:04]\n[laughs] Yes.\n[0:75] No.')).toEqual([
    { atMs: undefined, text: '[laughs] Yes.' },
    { atMs: undefined, text: '[0:75] No.' },
  ]))

test.each([
  [0, '0:00'],
  [62_500, '1:02.5'],
  [62_050, '1:02.05'],
  [3_661_000, '1:01:01'],
])('%i ms is written %s', (ms, written) => expect(stampOf(ms)).toBe(written))

test('words are read without their times, in their paragraphs', () =>
  expect(plainWords('[0:00] You were four.\n\n[0:09.2–0:11] Your mother laughed.\n')).toBe(
    'You were four.\n\nYour mother laughed.',
  ))

test('lines are written as their author would', () =>
  expect(
    textOf([
      { atMs: undefined, text: 'You were four,' },
      { atMs: 2_000, text: 'and would not let go.' },
    ]),
  ).toBe('You were four,\n[0:02] and would not let go.'))

const WORDS =
  'Ready?\n[0:00] One, two.\n[0:02] You were four,\nand you laughed.\n[0:05–0:06] Let go.\n[0:09] Is it off?'

test('the words of a part begin with it, and what is said outside is left out', () => {
  expect(textWithin(WORDS, { startMs: 2_000, lengthMs: 5_000 })).toBe(
    'Ready?\n[0:00] You were four,\nand you laughed.\n[0:03–0:04] Let go.',
  )
  expect(textWithin(WORDS, { startMs: 3_000, lengthMs: 2_000 })).toBe('Ready?\n[0:00] You were four,\nand you laughed.')
  expect(textWithin(WORDS, { startMs: 6_000, lengthMs: 2_000 })).toBe('Ready?')
})

test('words without times belong to the part as they are', () =>
  expect(textWithin('You were four.\n\nLet go.', { startMs: 2_000, lengthMs: 5_000 })).toBe(
    'You were four.\n\nLet go.',
  ))

test('the words of a part find their places again in the whole', () =>
  expect(textWithin('[0:00] You were four,\n[0:03–0:04] Let go.', { startMs: -2_000, lengthMs: 9_000 })).toBe(
    '[0:02] You were four,\n[0:05–0:06] Let go.',
  ))
