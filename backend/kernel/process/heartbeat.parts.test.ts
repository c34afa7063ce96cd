import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../db.ts'
import { answerableSince, recordBeat } from './heartbeat.ts'
import { startServer, type TestServer } from '../testing/server.ts'

const MINUTE_MS = 60_000
const AN_HOUR_MS = 3_600_000
let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [] })
})
afterAll(() => server.stop())
beforeEach(() => server.kernel.db.query(sql.typeAlias('void')`delete from kernel.service_heartbeat`))

const since = (ms: number) => answerableSince(server.kernel, new Date(Date.now() + ms).toISOString())

test('every beat since a moment counts', async () => {
  for (const back of [3, 2, 1]) await recordBeat(server.kernel, Date.now() - back * MINUTE_MS, MINUTE_MS)
  expect(await since(-AN_HOUR_MS)).toBe(3 * MINUTE_MS)
})

test('a beat of a clock that runs ahead is not kept', async () => {
  await recordBeat(server.kernel, Date.now() + AN_HOUR_MS, MINUTE_MS)
  expect(await server.rowsOf('kernel.service_heartbeat')).toEqual([])
})

test('a beat that is there from such a clock does not count', async () => {
  const ahead = new Date(Date.now() + AN_HOUR_MS).toISOString()
  await server.kernel.db.query(sql.typeAlias('void')`
    insert into kernel.service_heartbeat (minute, ok_ms) values (${ahead}, ${MINUTE_MS})`)
  expect(await since(-AN_HOUR_MS)).toBe(0)
})
