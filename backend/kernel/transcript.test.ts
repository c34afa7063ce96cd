import { expect, test } from 'vitest'
import { linesIn, plainWords, stampOf, textOf } from './transcript.ts'

test('a line may begin with its time', () =>
  expect(
    linesIn('You were four,\n\n[0:02] and you would not\r\n [1:02.5]let go.\n[1:01:00,25] The end [0:01].'),
  ).toEqual([
    { atMs: undefined, text: 'You were four,' },
    { atMs: 2_000, text: 'and you would not' },
    { atMs: 62_500, text: 'let go.' },
    { atMs: 3_660_250, text: 'The end [0:01].' },
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
  expect(plainWords('[0:00] You were four.\n\n[0:09.2] Your mother laughed.\n')).toBe(
    'You were four.\n\nYour mother laughed.',
  ))

test('lines are written as their author would', () =>
  expect(
    textOf([
      { atMs: undefined, text: 'You were four,' },
      { atMs: 2_000, text: 'and would not let go.' },
    ]),
  ).toBe('You were four,\n[0:02] and would not let go.'))
