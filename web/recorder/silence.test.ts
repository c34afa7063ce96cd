import { expect, test } from 'vitest'
import { isEmpty, isNearlySilent, silenceInWords, troubleInWords } from './silence.ts'

const minute = (level: number) => Array.from({ length: 1_200 }, () => level)
const taken = (changes: object = {}) => ({
  phase: 'finished',
  peaks: minute(0.4),
  isLost: false,
  isNothing: false,
  ...changes,
})

test.each([
  ['all of it digital silence', minute(0), true],
  ['a crack in a minute of silence', [...minute(0).slice(3), 0.9, 0.9, 0.9], true],
  ['a sentence in a minute of silence', [...minute(0).slice(60), ...minute(0.3).slice(-60)], false],
  ['a quiet voice', minute(0.02), false],
  ['a chosen file, whose loudness nobody knows', [], false],
])('of a take that is %s it is known whether anything is heard', (_, peaks, expected) =>
  expect(isNearlySilent(peaks)).toBe(expected),
)

test.each([
  ['no slice', [], true],
  ['a last slice of no bytes', [{ size: 0 }], true],
  ['the header of an MP4', [{ size: 641 }], true],
  ['the header of a WebM and nothing behind it', [{ size: 274 }, { size: 0 }], true],
  ['a second of voice', [{ size: 274 }, { size: 8_000 }], false],
])('%s is judged by its bytes', (_, slices, expected) => expect(isEmpty(slices)).toBe(expected))

test('what the device did, and what is not heard, is said of the finished take', () => {
  expect(troubleInWords(taken())).toBeUndefined()
  expect(troubleInWords(taken({ isLost: true }))).toBe(silenceInWords.lost)
  expect(troubleInWords(taken({ peaks: minute(0) }))).toBe(silenceInWords.almostNothing)
  const both = troubleInWords(taken({ isLost: true, peaks: minute(0) }))
  expect(both).toBe(`${silenceInWords.lost} ${silenceInWords.almostNothing}`)
  expect(troubleInWords(taken({ phase: 'ready', isNothing: true }))).toBe(silenceInWords.nothing)
  expect(troubleInWords(taken({ phase: 'recording', peaks: minute(0) }))).toBeUndefined()
})
