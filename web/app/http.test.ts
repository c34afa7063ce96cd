import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { hintHeaders } from './device.ts'
import { get, patch, post } from './http.ts'
import { showFamily } from './shownFamily.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  showFamily()
})

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

test('what is to last is sent also from a page that closes, but for what browsers then refuse as too long', async () => {
  const { sent } = answering(new Response(undefined, { status: 204 }))
  await patch('/api/messages/m', { body: 'Dear Ben' }, v.undefined(), { isLasting: true })
  await patch('/api/messages/m', { body: 'x'.repeat(20_000) }, v.undefined(), { isLasting: true })
  await patch('/api/messages/m', { body: 'Dear Ben' }, v.undefined())
  await post('/api/auth/signout', undefined, v.undefined(), { isLasting: true })
  expect(sent().map(({ keepalive }) => keepalive)).toEqual([true, undefined, undefined, true])
})

test('a request names the family that its window shows, whatever another window shows', async () => {
  const windowOf = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    }
  }
  vi.stubGlobal('sessionStorage', windowOf())
  const { sent } = answering(new Response(undefined, { status: 204 }))
  await get('/api/family', v.undefined())
  showFamily('hale')
  await get('/api/family', v.undefined())
  vi.stubGlobal('sessionStorage', { ...windowOf(), removeItem: () => {} })
  showFamily()
  await get('/api/family', v.undefined())
  expect(sent().map(({ headers }) => new Headers(headers).get('X-Family'))).toEqual([null, 'hale', null])
})
