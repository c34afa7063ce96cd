// A stranger sends whatever is long at every route there is: each is answered at once, and nobody else waits for it.
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { tokenOf } from '../../backend/modules/accounts/testing/visitor.ts'
import { startHouse } from '../household/household.ts'
import { longRequests, plainly, type Asked } from './longRequests.ts'
import { readRoutesOf, unsafeRoutesOf, type Route } from './routes.ts'
import { shapesOf } from './shapes.ts'

const ANSWERED_MS = 200
const HEALTH_MS = 100
let server: TestServer
let stranger: Worker
let own: Readonly<Record<string, string>>
beforeAll(async () => {
  stranger = new Worker(new URL('./sender.ts', import.meta.url))
  server = await startHouse()
  const browser = server.browser()
  const token = await tokenOf(browser)
  const cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ')
  own = { Origin: server.origin, 'If-Match': '*', 'X-CSRF-Token': token, Cookie: cookie }
})
afterAll(async () => {
  await stranger.terminate()
  await server.stop()
})

type Answer = { readonly ms: number; readonly status: number }
const send = async ({ method, path, headers, body }: Asked): Promise<Answer> => {
  const init = { method, headers: { ...own, ...headers }, redirect: 'manual', ...(body !== undefined && { body }) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads, which have none
  stranger.postMessage({ url: `${server.origin}${path}`, init })
  const [answer] = (await once(stranger, 'message')) as [Answer]
  return answer
}
/** Asked once more where it was late: a busy machine is now and then, a pattern always. */
const answered = async (asked: Asked) => {
  const first = await send(asked)
  if (first.ms <= ANSWERED_MS) return first
  const second = await send(asked)
  return second.ms < first.ms ? second : first
}

/** The routes that do more for a stranger than to ask them to sign in. */
const openOf = async (routes: readonly Route[]): Promise<readonly Route[]> => {
  const open: Route[] = []
  for (const route of routes) if ((await send(plainly(route))).status !== 401) open.push(route)
  expect(open.length).toBeGreaterThan(20)
  return open
}
const forgetLimits = () => server.kernel.db.query(sql.typeAlias('void')`delete from kernel.limits`)

/** How long each look at /healthz took until `stop`. */
const watchHealth = () => {
  const looks: number[] = []
  const stopping = new AbortController()
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const beganAt = performance.now()
      await (await fetch(`${server.origin}/healthz`)).text()
      looks.push(performance.now() - beganAt)
      await sleep(20)
    }
  })()
  const stop = async () => {
    stopping.abort()
    await watching
    return looks.toSorted((a, b) => a - b)
  }
  return { stop }
}

const HALF_AN_HOUR_MS = 1_800_000
test(
  'whatever is long is answered at once, and so is who looks at the health meanwhile',
  { timeout: HALF_AN_HOUR_MS },
  async () => {
    const unsafe = await openOf(unsafeRoutesOf(server.kernel))
    const read = await openOf(readRoutesOf(server.kernel))
    const health = watchHealth()
    const late: string[] = []
    const statuses = new Map<number, number>()
    for (const [name, shape] of shapesOf(900_000))
      for (const asked of longRequests(shape, unsafe, read)) {
        // A route that has heard enough of somebody does not look any more.
        await forgetLimits()
        const { ms, status } = await answered(asked)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (ms > ANSWERED_MS || status >= 500) {
          const of = `${asked.method} ${asked.path.slice(0, 60)} ${JSON.stringify(asked.headers ?? {}).slice(0, 80)}`
          late.push(`${of}, ${asked.body?.length ?? 0} letters of ${name}: ${status} in ${Math.round(ms)} ms`)
        }
      }
    const looks = await health.stop()
    expect(late).toEqual([])
    expect(looks[Math.floor(looks.length * 0.99)]).toBeLessThanOrEqual(HEALTH_MS)
    for (const status of [400, 413]) expect(statuses.get(status)).toBeGreaterThan(100)
  },
)
