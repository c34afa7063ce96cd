import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesIn, textOf, type Line } from './transcript.ts'
import { captionLines, transcriptIn, vttOf } from './webvtt.ts'

const LENGTH_MS = 3_600_000

test('a caption is shown until its end, however long it is still until the next', () =>
  expect(vttOf('[0:00–0:01] You were four,\n[0:02.5-0:09] and you would not let go.', 4_000)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nYou were four,\n\n00:00:02.500 --> 00:00:04.000\nand you would not let go.\n',
  ))

test('two that begin together may end apart, and one without an end outlasts neither the next nor the recording', () =>
  expect(captionLines(vttOf('[0:00] Ruth\n[0:00–0:01] You\n[0:02] were four.', 4_000) ?? '')).toEqual([
    { atMs: 0, endMs: 2_000, text: 'Ruth' },
    { atMs: 0, endMs: 1_000, text: 'You' },
    { atMs: 2_000, endMs: 4_000, text: 'were four.' },
  ]))

test('a caption without an end of its own is shown until the next begins, the last until the recording ends', () =>
  expect(vttOf('[0:00] You were four,\n[0:02.5] and you would not let go.', 4_000)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nYou were four,\n\n00:00:02.500 --> 00:00:04.000\nand you would not let go.\n',
  ))

test('a line without a time goes with the one before it, the first with the beginning', () =>
  expect(vttOf('Dear Ben,\n[0:02] listen.\nNow.', 4_000)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nDear Ben,\n\n00:00:02.000 --> 00:00:04.000\nlisten.\nNow.\n',
  ))

test('words without any time are no captions', () => expect(vttOf('Dear Ben,\nlisten.', 4_000)).toBeUndefined())

test('what would end a caption or begin a tag is written so that it does not', () =>
  expect(vttOf('[0:00] <b> & --> &lt;', 4_000)).toContain('\n&lt;b&gt; &amp; --&gt; &amp;lt;\n'))

test('a file of WebVTT is read without its notes, names, styles and settings', () =>
  expect(
    captionLines(
      '\uFEFFWEBVTT - For Ben\r\n\r\nNOTE 1 > 0\r\nof no use\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\nfirst\r\n' +
        '00:01.000 --> 00:02.000 align:start\r\n<v Ruth>You &amp; <i>I</i>\r\nwere <00:01.500>four.\r\n\r\n' +
        '01:00:02.000 --> 01:00:03.000\r\n\r\n00:00.500 --> 00:01.000\r\nBen,',
    ),
  ).toEqual([
    { atMs: 500, endMs: 1_000, text: 'Ben,' },
    { atMs: 1_000, endMs: 2_000, text: 'You & I were four.' },
  ]))

test('a file of SubRip is read, and its entities are words', () =>
  expect(
    captionLines(
      '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<font color="red">You</font> &amp; I <3\n\n2\n00:00:03,040 --> 00:00:04,000\n<i>were four.</i>\n',
    ),
  ).toEqual([
    { atMs: 1_000, endMs: 2_000, text: 'You &amp; I <3' },
    { atMs: 3_040, endMs: 4_000, text: 'were four.' },
  ]))

test('a letter that speaks of an arrow is no file of captions', () => {
  const letter = 'From the gate --> to the lake.\n\n[0:01] It is not far.'
  expect(transcriptIn(letter)).toEqual({ text: letter, lines: linesIn(letter) })
})

test('a file of captions is taken as if its author had written it', () =>
  expect(transcriptIn('WEBVTT\n\n00:01.500 --> 00:02.000\nYou were four.\n').text).toBe('[0:01.5–0:02] You were four.'))

test('an end before its beginning is none', () =>
  expect(transcriptIn('WEBVTT\n\n00:01.500 --> 00:01.000\nYou were four.\n').text).toBe('[0:01.5] You were four.'))

/** Anything that may be said in one line. */
const words = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[-<>&;:#a-z [\]0-9]{1,30}$/u),
    fc.constantFrom('-->', '00:01.000 --> 00:02.000', '&amp;lt;', '<b>', 'NOTE', 'WEBVTT', '[0:07] no', '1'),
  )
  .map((text) => text.replaceAll(/[\r\n\0]/gu, ' ').trim())
  .filter((text) => text !== '')
/** Lines in the order of their times; of each, when it begins and how long it is shown. */
const timed: fc.Arbitrary<(Line & { readonly atMs: number })[]> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: LENGTH_MS - 1 }), fc.nat({ max: LENGTH_MS }), words), {
    selector: ([atMs]) => atMs,
    minLength: 1,
    maxLength: 20,
  })
  .map((all) =>
    all
      .toSorted(([one], [other]) => one - other)
      .map(([atMs, forMs, text]) => ({ atMs, endMs: Math.min(atMs + 1 + forMs, LENGTH_MS), text })),
  )

test('lines come back from WebVTT and from what an author writes, each with its beginning and its end', () =>
  fc.assert(
    fc.property(timed, (lines) => {
      const text = textOf(lines)
      expect(linesIn(text)).toEqual(lines)
      expect(captionLines(vttOf(text, LENGTH_MS) ?? '')).toEqual(lines)
      expect(transcriptIn(vttOf(text, LENGTH_MS) ?? '').text).toBe(text)
    }),
    { seed: 1 },
  ))

test('lines without an end come back with the one they are shown until', () =>
  fc.assert(
    fc.property(timed, (all) => {
      const text = textOf(all.map(({ atMs, text: said }) => ({ atMs, text: said })))
      const shown = all.map((line, index) => ({ ...line, endMs: all[index + 1]?.atMs ?? LENGTH_MS }))
      expect(captionLines(vttOf(text, LENGTH_MS) ?? '')).toEqual(shown)
    }),
    { seed: 1 },
  ))

test('whatever is given, taking it twice changes nothing', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        timed.map((lines) => vttOf(textOf(lines), LENGTH_MS) ?? ''),
      ),
      (given) => {
        const { text } = transcriptIn(given)
        expect(transcriptIn(text).lines).toEqual(transcriptIn(given).lines)
      },
    ),
    { seed: 1 },
  ))
