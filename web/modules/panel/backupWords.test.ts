import { expect, test } from 'vitest'
import { progressWords, reasonWords, sizeWords, stepOf, STEPS } from './backupWords.ts'

test('each part that is stored is a step further', () =>
  expect(([null, 'log', 'tables', 'keyring', 'blobs'] as const).map((part) => stepOf({ part }))).toEqual([
    1,
    2,
    3,
    4,
    STEPS,
  ]))
test('the step says what is being stored', () =>
  expect(progressWords({ part: 'keyring' })).toBe('A backup is being made: step 4 of 5, copying the recordings.'))
test.each([
  [10, '1 KB'],
  [1_258_291, '1.2 MB'],
  [3 * 2 ** 30, '3.0 GB'],
])('%i bytes are %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words))
test('a reason is a sentence, and one that a newer version wrote is none', () => {
  expect(reasonWords('damaged')).toContain('changed since it was stored')
  expect(reasonWords('new_reason')).toBe('')
})
