import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { hintHeaders } from './device.ts'
import { get, post } from './http.ts'

afterEach(() => void vi.unstubAllGlobals())

const answering = (answer: Response) => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(answer))
  vi.stubGlobal('fetch', fetched)
  return { sent: () => fetched.mock.calls.map(([path, init]) => ({ path, ...init })) }
}

test('a request takes its cookies along, is not cached, and carries the hints', async () => {
  const { sent } = answering(Response.json({ csrfToken: 't' }))
  expect(await get('/api/csrf-token', v.unknown())).toEqual({ csrfToken: 't' })
  expect(sent()).toEqual([
    {
      path: '/api/csrf-token',
      method: 'GET',
      credentials: 'include',
      cache: 'no-store',
      headers: { Accept: 'application/json', ...hintHeaders(false) },
    },
  ])
})

test('a body is sent as JSON, and only where there is one', async () => {
  const { sent } = answering(new Response(undefined, { status: 204 }))
  expect(await post('/api/auth/signout', undefined, v.undefined())).toBeUndefined()
  expect(sent()[0]).toMatchObject({ method: 'POST', credentials: 'include', cache: 'no-store' })
  expect(sent()[0]).not.toHaveProperty('body')
  expect(sent()[0]?.headers).not.toHaveProperty('Content-Type')

  await post('/api/visits', { path: '/' }, v.undefined())
  expect(sent()[1]).toMatchObject({ body: '{"path":"/"}', headers: { 'Content-Type': 'application/json' } })
})
