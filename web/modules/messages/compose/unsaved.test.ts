import { expect, test } from 'vitest'
import { unsavedOf } from './unsaved.ts'

const saved = { isDirty: false, isSaving: false, isTooLong: false, failed: undefined, theirs: undefined }
const all = { voice: saved, video: saved, letter: saved }
const waiting = { ...saved, isDirty: true }

test('what is saved, and what is on its way, is not told', () => {
  expect(unsavedOf(all)).toEqual([])
  expect(unsavedOf({ ...all, voice: { ...waiting, isSaving: true } })).toEqual([])
})

test('each text that waits is told with its reason', () => {
  const failed = new Error('0:01 comes after a later time')
  expect(
    unsavedOf({
      voice: { ...waiting, failed },
      video: waiting,
      letter: { ...waiting, isTooLong: true, theirs: 'Theirs' },
    }),
  ).toEqual([
    { part: 'voice', why: 'failed', failed },
    { part: 'video', why: 'not-yet', failed: undefined },
    { part: 'letter', why: 'two-versions', failed: undefined },
  ])
  expect(unsavedOf({ ...all, letter: { ...waiting, isTooLong: true } })).toMatchObject([{ why: 'too-long' }])
})
