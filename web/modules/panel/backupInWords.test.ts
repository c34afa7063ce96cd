import { expect, test } from 'vitest'
import { progressInWords, reasonInWords, stepOf, STEPS } from './backupInWords.ts'

test('each part that is stored is a step further', () =>
  expect(([null, 'log', 'tables', 'keyring', 'blobs'] as const).map((part) => stepOf({ part }))).toEqual([
    1,
    2,
    3,
    4,
    STEPS,
  ]))
test('the step says what is being stored', () =>
  expect(progressInWords({ part: 'keyring' })).toBe('A backup is running: step 4 of 5, copying the recordings.'))
test('a reason is a sentence, and one that a newer version wrote is none', () => {
  expect(reasonInWords('damaged')).toContain('changed since it was stored')
  expect(reasonInWords('new_reason')).toBe('')
})
