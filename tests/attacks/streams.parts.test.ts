import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { Router } from '@koa/router'
import { sql } from '../../backend/kernel/db.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { live } from '../../backend/kernel/http/live.ts'
import { signedIn } from '../../backend/kernel/http/request.ts'
import { unfilled } from '../../backend/kernel/process/ports.ts'
import { shutOut } from '../../backend/kernel/identity/sessions.ts'
import type { Browser } from '../../backend/kernel/testing/browser.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import { routes as accounts } from '../../backend/modules/accounts/routes.ts'

let server: TestServer
/** While it is set, nobody knows who is in which family. */
let held: Promise<void> | undefined
beforeAll(async () => {
  server = await startServer({
    ports: () => ({
      membership: {
        ...unfilled.membership,
        of: async (accountId) => {
          await held
          return unfilled.membership.of(accountId)
        },
      },
    }),
    routers: [
      accounts,
      (kernel) =>
        new Router({ prefix: '/api' })
          .get('/live', signedIn, live(kernel))
          .get('/small-house', signedIn, live(kernel, { each: 6, all: 8 })),
    ],
  })
})
afterAll(() => server.stop())

/** Opens an event stream as this browser. */
const follow = async ({ jar }: Browser, path = 'live') => {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${server.origin}/api/${path}`, { headers: { Cookie: cookie }, signal: leaving.signal })
  return { status: response.status, leave: () => leaving.abort(), text: () => response.text() }
}
const followSixTimes = (browser: Browser, path?: string) =>
  Promise.all(Array.from({ length: 6 }, () => follow(browser, path)))

test('an account follows six event streams at once, and a seventh when one has ended', async () => {
  const ruth = await server.signedInAs(newId())
  const streams = await followSixTimes(ruth)
  expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
  expect((await follow(ruth)).status).toBe(429)
  expect((await follow(await server.signedInAs(newId()))).status).toBe(200)
  streams[0]?.leave()
  await expect.poll(async () => (await follow(ruth)).status).toBe(200)
})

test('all accounts together follow as many as the house can serve', async () => {
  await followSixTimes(await server.signedInAs(newId()), 'small-house')
  const statuses = (await followSixTimes(await server.signedInAs(newId()), 'small-house')).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(2)
})

test.each([
  ['ended by its person', (ruth: Browser) => ruth.ask('POST', '/api/auth/signout')],
  [
    'deleted with all of the account',
    (_: Browser, id: string) =>
      server.kernel.db.query(sql.typeAlias('void')`delete from kernel.sessions where account_id = ${id}`),
  ],
  ['shut out with all others', (_: Browser, id: string) => shutOut(server.kernel.db, id)],
  [
    'too old',
    (_: Browser, id: string) =>
      server.kernel.db.query(sql.typeAlias('void')`
        update kernel.sessions set expires_at = now() where account_id = ${id}`),
  ],
])('a stream ends within five seconds of its session that is %s', async (_, end) => {
  const id = newId()
  const ruth = await server.signedInAs(id)
  const { text } = await follow(ruth)
  await end(ruth, id)
  const ended = Date.now()
  expect(await text()).toContain(': open')
  expect(Date.now() - ended).toBeLessThan(5_000)
})

test('a page that is left before its stream has begun leaves the house as it was', async () => {
  const ruth = await server.signedInAs(newId())
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  const cookie = [...ruth.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const left = Array.from({ length: 4 }, async () => {
    const leaving = new AbortController()
    const asked = fetch(`${server.origin}/api/live`, { headers: { Cookie: cookie }, signal: leaving.signal })
    // The request has come once another one of the same connection's age is answered.
    await ruth.ask('GET', '/api/csrf-token')
    leaving.abort()
    await expect(asked).rejects.toThrow('aborted')
  })
  await Promise.all(left)
  await ruth.ask('GET', '/api/csrf-token')
  held = undefined
  resolve()
  expect((await followSixTimes(ruth)).map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
})
