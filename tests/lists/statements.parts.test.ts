// Through: db, keyring, accounts, audit, backups, connections, deliveries, families, life, messages, recipients, reviews, shares, stories, support
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import { portsOf } from '../../backend/routers.ts'
import { modules } from '../../projections/modules.ts'
import { houseOf, readRoutesOf } from '../attacks/routes.ts'
import { worldOf } from '../attacks/walk/world.ts'
import { families } from './cases/families.ts'
import { house } from './cases/house.ts'
import { messages } from './cases/messages.ts'
import { trees } from './cases/trees.ts'
import { countingStreams, rowsIn, statementsSent } from './counting.ts'
import type { List } from './list.ts'
import { NO_LIST, STREAM_A_ROW } from './apart.ts'

const lists = { ...messages, ...families, ...trees, ...house }
const FEW = 1
const MORE = 4
const PATIENCE_MS = 20_000
const AT_ONCE = 4

type Asked = { readonly rows: number; readonly statements: number; readonly streams: number }
let server: TestServer
let streams = 0
const few = new Map<string, Asked>()
const many = new Map<string, Asked>()

const answer = async ({ browser, path }: List) => {
  const asked = path()
  const { status, json } = await browser.ask('GET', asked)
  expect({ asked, status }).toEqual({ asked, status: 200 })
  return json
}
/** What one answer takes. The clock stands, and the house's switches are known: they are read once a second. */
const askedOf = async (list: List): Promise<Asked> => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  try {
    await list.browser.ask('GET', '/api/sign-ups')
    const before = { statements: await statementsSent(), streams }
    const json = await answer(list)
    const statements = (await statementsSent()) - before.statements
    return { rows: rowsIn(json), statements, streams: streams - before.streams }
  } finally {
    clock.mockRestore()
  }
}
/** Adds rows and waits until the list has them. */
const growOne = async ([route, list]: readonly [string, List], from: number, to: number) => {
  for (let n = from; n < to; n += 1) {
    await server.kernel.db.query(sql.typeAlias('void')`delete from kernel.limits`)
    await list.add(n)
  }
  await list.ready?.()
  const wanted = (few.get(route)?.rows ?? 0) + to - from
  await vi.waitFor(async () => {
    const rows = rowsIn(await answer(list))
    expect({ route, rows: Math.min(rows, wanted) }).toEqual({ route, rows: wanted })
  }, PATIENCE_MS)
}
/** Most of the time is waiting for read tables: some lists wait at once. */
const grow = (all: readonly (readonly [string, List])[], from: number, to: number) =>
  Promise.all(
    Array.from({ length: AT_ONCE }, async (_, lane) => {
      for (const one of all.filter((__, n) => n % AT_ONCE === lane)) await growOne(one, from, to)
    }),
  )

beforeAll(async () => {
  server = await startServer({
    routers: [(kernel) => houseOf(countingStreams(kernel, () => (streams += 1)))],
    projections: modules,
    ports: portsOf,
  })
  const world = await worldOf(server)
  const all: [string, List][] = []
  for (const [route, begin] of Object.entries(lists)) all.push([route, await begin(world)])
  // Nothing else in this process asks anything while it is counted.
  const count = (asked: Map<string, Asked>) =>
    server.whileHalted(async () => {
      for (const [route, list] of all) asked.set(route, await askedOf(list))
    })
  await grow(all, 0, FEW)
  await count(few)
  await grow(all, FEW, FEW + MORE)
  await count(many)
})
afterAll(() => server.stop())

test('each route that answers is a list that is counted, or none', () => {
  const known = [...Object.keys(lists), ...NO_LIST].toSorted()
  const routes = readRoutesOf(server.kernel).flatMap(({ route, path }) => (path.startsWith('/api/') ? [route] : []))
  expect(known).toEqual([...new Set(routes)].toSorted())
})

test.each(Object.keys(lists))('%s sends as many statements for many rows as for few', (route) => {
  const [before, after] = [few.get(route), many.get(route)]
  expect(after?.rows).toBeGreaterThanOrEqual((before?.rows ?? 0) + MORE)
  expect(after?.statements).toBe(before?.statements)
})

test('no list reads a stream for each row, but for those of which that is known', () => {
  const growing = Object.keys(lists).filter((route) => many.get(route)?.streams !== few.get(route)?.streams)
  expect(growing.toSorted()).toEqual(Object.keys(STREAM_A_ROW).toSorted())
})
