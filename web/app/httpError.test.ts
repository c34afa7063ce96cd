import { expect, test } from 'vitest'
import { throwIfNotOk, type HttpError } from './httpError.ts'

const thrown = async (response: Response): Promise<HttpError> => {
  try {
    await throwIfNotOk(response)
  } catch (error) {
    return error as HttpError
  }
  throw new Error('nothing was thrown')
}

test('a success throws nothing', async () => expect(await throwIfNotOk(new Response('{}'))).toBeUndefined())

test('any other answer says its status and its text', async () => {
  const error = await thrown(new Response('No such page', { status: 404 }))
  expect(error.message).toBe('404: No such page')
  expect(error.body).toBeUndefined()
})

test('an empty answer says its status text', async () =>
  expect((await thrown(new Response('', { status: 502, statusText: 'Bad Gateway' }))).message).toBe('502: Bad Gateway'))

test('the body of a refusal is kept', async () => {
  const body = { code: 'due-past', message: 'That time has already passed.', details: { field: 'deliverAt' } }
  const error = await thrown(Response.json(body, { status: 409, headers: { 'Retry-After': '5' } }))
  expect(error.body).toEqual(body)
  expect(error.status).toBe(409)
  expect(error.retryAfterS).toBe(5)
})
