import { expect, test } from 'vitest'
import { owedMail } from './owed.ts'

test('an email that was not taken for a day is late', () => {
  const since = '2030-05-01T09:00:00.000Z'
  expect(owedMail(since, '2030-05-01T09:00:01.000Z')).toBe('waiting')
  expect(owedMail(since, '2030-05-02T08:59:59.999Z')).toBe('waiting')
  expect(owedMail(since, '2030-05-02T09:00:00.000Z')).toBe('late')
})
