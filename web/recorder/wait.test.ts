import { DetailedError, type HttpResponse } from 'tus-js-client'
import { expect, test } from 'vitest'
import { isSignedOutBy, mayAskAgain, NeverTaken, refusedBy, waitAskedBy } from './wait.ts'

const said = (body: string) => `Not taken: ${body}`

const answered = (status: number, body: string, headers: Readonly<Record<string, string>> = {}) => {
  const response: HttpResponse = {
    getStatus: () => status,
    getHeader: (name) => headers[name],
    getBody: () => body,
    getUnderlyingObject: () => undefined,
  }
  return Object.assign(new DetailedError('not sent'), { originalResponse: response })
}

test('what is too large or of a wrong kind is refused for good, in the words of the caller', () => {
  expect(refusedBy(answered(413, 'large'), said)).toBe('Not taken: large')
  expect(refusedBy(answered(415, 'kind'), said)).toBe('Not taken: kind')
})

test('every other no of the server is one for good, and no second try is made', () => {
  for (const status of [400, 403, 404, 410, 412, 422]) {
    const no = answered(status, 'no')
    expect([refusedBy(no, said), mayAskAgain(no)]).toEqual(['Not taken: no', false])
  }
})

test('who is signed out is known from what else makes a recording wait', () => {
  expect(isSignedOutBy(answered(401, '{}'))).toBe(true)
  for (const other of [answered(503, '{}'), new Error('no connection')]) expect(isSignedOutBy(other)).toBe(false)
})

test('what takes no recording any more says so itself', () =>
  expect(refusedBy(new NeverTaken('This link is no longer open.'), said)).toBe('This link is no longer open.'))

test('what may go better later is not refused', () => {
  const busy = answered(429, '{}', { 'Retry-After': '7' })
  expect([refusedBy(busy, said), waitAskedBy(busy)]).toEqual([undefined, 7])
  for (const status of [401, 408, 409, 423, 429, 500, 503])
    expect(refusedBy(answered(status, '{}'), said)).toBeUndefined()
  expect(refusedBy(new Error('no connection'), said)).toBeUndefined()
})

test('where there is no room, whoever records is told so at once, and the server is not asked again', () => {
  for (const code of ['storage-full', 'unconfirmed-full', 'answer-full']) {
    const full = answered(409, JSON.stringify({ code, message: 'No room.' }))
    expect(refusedBy(full, () => 'No room.')).toBe('No room.')
    expect(mayAskAgain(full)).toBe(false)
  }
  for (const status of [409, 423, 500, 503]) expect(mayAskAgain(answered(status, '{}'))).toBe(true)
  for (const status of [400, 401, 408, 413, 429]) expect(mayAskAgain(answered(status, '{}'))).toBe(false)
  expect(mayAskAgain(new Error('no connection'))).toBe(true)
})
