import { describe, expect, test } from 'vitest'
import { isWanted } from './notifications.ts'

const ruth = { email: 'ruth@hale.example', wantsNews: true, wantsReminders: true }
const calm = { isOn: true, isTrouble: false }

describe('an email that may be left out', () => {
  test('is sent to who never chose', () => {
    expect(isWanted('sealed', ruth, calm)).toBe(true)
    expect(isWanted('held', ruth, calm)).toBe(true)
  })
  test('is left out by the person, news apart from reminders', () => {
    expect(isWanted('opened', { ...ruth, wantsNews: false }, calm)).toBe(false)
    expect(isWanted('held', { ...ruth, wantsNews: false }, calm)).toBe(true)
    expect(isWanted('held', { ...ruth, wantsReminders: false }, calm)).toBe(false)
  })
  test('is left out where the house sends no courtesies', () =>
    expect(isWanted('result', ruth, { ...calm, isOn: false })).toBe(false))
  test('comes all the same when nobody was reached', () =>
    expect(isWanted('result', { ...ruth, wantsNews: false }, { isOn: false, isTrouble: true })).toBe(true))
  test('goes to nobody once the account is erased', () =>
    expect(isWanted('result', { ...ruth, email: '' }, { isOn: true, isTrouble: true })).toBe(false))
})
