import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Router } from '@koa/router'
import Koa from 'koa'
import * as v from 'valibot'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { clockOf } from '../clock.ts'
import { newId } from '../ids.ts'
import type { Kernel } from '../kernel.ts'
import type { NewEvent } from '../log/eventStore.ts'
import { handling } from '../log/handle.ts'
import { blindKeyring } from '../log/keyring.ts'
import type { Stored } from '../log/stored.ts'
import { counter } from '../testing/counter.ts'
import { settingsOf } from '../testing/settings.ts'
import { bodies } from './bodies.ts'
import { commandsOf, named, own } from './command.ts'
import { openApiOf } from './openapi.ts'
import { catchRefused } from './problem.ts'

const Count = v.strictObject({ by: v.number(), proof: v.optional(v.string()) })
const Begin = v.strictObject({ counterId: v.pipe(v.string(), v.uuid()) })
const ANA = '0198a6a0-0000-7000-8000-00000000000a'
const ID = '0198a6a0-0000-7000-8000-000000000001'

/** Streams in memory, and read tables that are always as new as the log. */
const houseOf = () => {
  const streams = new Map<string, Stored[]>()
  const waits: string[] = []
  const read = async (stream: string) => streams.get(stream) ?? []
  const append = async (stream: string, _: bigint | undefined, added: readonly NewEvent[]) => {
    const before = streams.get(stream) ?? []
    const stored = added.map(({ id: eventId, ...event }, index) => {
      const revision = BigInt(before.length + index)
      return { ...event, eventId, stream, revision, position: String(revision) }
    })
    streams.set(stream, [...before, ...stored])
    return String(before.length + added.length - 1)
  }
  const passed = async (module: string, position: string) => Boolean(waits.push(`${module} ${position}`))
  const [settings, clock, handle] = [settingsOf(), clockOf(86_400_000), handling({ read, append }, blindKeyring)]
  return { streams, waits, kernel: { settings, clock, handle, checkpointSignals: { passed } } as unknown as Kernel }
}

let house: ReturnType<typeof houseOf>
let server: Server | undefined
let origin: string
let router: Router
beforeEach(async () => {
  server?.close()
  house = houseOf()
  const answer = ({ total }: { readonly total: number }, revision: number) => ({ total, revision })
  const command = commandsOf(house.kernel, 'counters', { aggregate: counter, target: named, answer })
  const ownCommand = commandsOf(house.kernel, 'counters', { aggregate: counter, target: own, answer })
  const counted = (by: number) => () => [{ type: 'Counted', data: { by } } as const]
  router = new Router()
    .post(
      '/counters',
      command(Begin, () => counted(1), { status: 201 }),
    )
    .post(
      '/counters/:id',
      command(Count, ({ by }) => counted(by)),
    )
    .post(
      '/counters/:id/proved',
      command(Count, ({ by }) => counted(by), { said: ({ by }) => ({ by }) }),
    )
    .post(
      '/mine',
      ownCommand(Count, ({ by }) => counted(by), { status: 204, answer: () => undefined }),
    )
  const signIn: Koa.Middleware = (ctx, next) => {
    ctx.state['by'] = { kind: 'account', id: ANA }
    return next()
  }
  const app = new Koa()
    .use(catchRefused())
    .use(signIn)
    .use(bodies([router]))
    .use(router.routes())
  server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server?.close())

const post = async (path: string, body: object, key = newId()) => {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, revision: response.headers.get('ETag'), body: text && JSON.parse(text) }
}

test('a command changes what the path names, and is answered when the read tables show it', async () => {
  const answer = { total: 2, revision: 0 }
  expect(await post(`/counters/${ID}`, { by: 2 })).toEqual({ status: 200, revision: '"0"', body: answer })
  expect(house.waits).toEqual(['counters 0'])
})
test('what is new is named by the body, and answered with a status of its own', async () => {
  expect(await post('/counters', { counterId: ID })).toMatchObject({ status: 201, body: { total: 1 } })
  expect([...house.streams.keys()]).toEqual([`counter-${ID}`])
})
test('what everybody has one of goes by who asks, and an answer of nothing has no body', async () => {
  expect(await post('/mine', { by: 1 })).toMatchObject({ status: 204, body: '' })
  expect([...house.streams.keys()]).toEqual([`counter-${ANA}`])
})
test('a malformed body is refused before anything is looked for', async () => {
  expect(await post('/counters/nothing', { by: 'two' })).toMatchObject({ status: 400, body: { code: 'invalid' } })
  expect(await post('/counters/nothing', { by: 2 })).toMatchObject({ status: 404 })
  expect(house.streams.size).toBe(0)
})
test('a repeat is answered as the first, and another body by the same key is refused', async () => {
  const key = newId()
  const path = `/counters/${ID}`
  expect(await post(path, { by: 2 }, key)).toEqual(await post(path, { by: 2 }, key))
  expect(await post(path, { by: 3 }, key)).toMatchObject({ status: 409, body: { code: 'key-reused' } })
})
test('a repeat may bring another proof where the route says so', async () => {
  const key = newId()
  await post(`/counters/${ID}/proved`, { by: 2, proof: 'first' }, key)
  expect(await post(`/counters/${ID}/proved`, { by: 2, proof: 'second' }, key)).toMatchObject({ body: { total: 2 } })
})
test('the description of the API tells the body of each', () => {
  const { paths } = openApiOf('House', [router])
  expect(Object.values(paths).map((path) => Object.keys(path['post'] as object))).toEqual(
    Object.values(paths).map(() => ['parameters', 'requestBody', 'responses']),
  )
})
