import { expect, test } from 'vitest'
import { isToRecordAtOnce, recordAtOnce } from './atOnce.ts'

test('a recorder begins by itself for the message whose ring was pressed, once', () => {
  recordAtOnce('of the question')
  expect(isToRecordAtOnce('another')).toBe(false)
  expect(isToRecordAtOnce('of the question')).toBe(true)
  expect(isToRecordAtOnce('of the question')).toBe(false)
})
