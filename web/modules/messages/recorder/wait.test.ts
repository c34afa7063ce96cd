import { DetailedError, type HttpResponse } from 'tus-js-client'
import { expect, test } from 'vitest'
import { refusedBy, waitAskedBy } from './wait.ts'

const answered = (status: number, body: string, headers: Readonly<Record<string, string>> = {}) => {
  const response: HttpResponse = {
    getStatus: () => status,
    getHeader: (name) => headers[name],
    getBody: () => body,
    getUnderlyingObject: () => undefined,
  }
  return Object.assign(new DetailedError('not sent'), { originalResponse: response })
}
const tooLarge = JSON.stringify({
  code: 'file-too-large',
  message: 'Files may have up to 100 MB.',
  details: { mb: 100 },
})

test('a file that is too large is refused in the words of the server, for good', () => {
  expect(refusedBy(answered(413, tooLarge))).toBe('Files may have up to 100 MB.')
  expect(refusedBy(answered(415, '<h1>No</h1>'))).toBe('This file is too large, or of a kind that we cannot take.')
})

test('what may go better later is not refused', () => {
  const busy = answered(429, '{}', { 'Retry-After': '7' })
  expect([refusedBy(busy), waitAskedBy(busy)]).toEqual([undefined, 7])
  for (const status of [401, 409, 500, 503]) expect(refusedBy(answered(status, '{}'))).toBeUndefined()
  expect(refusedBy(new Error('no connection'))).toBeUndefined()
})
