import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { isAtOrAfter, readCheckpoint } from '../../backend/kernel/checkpoints.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { modules } from '../../projections/modules.ts'
import { rebuild } from '../../projections/rebuild.ts'
import { startHouse } from '../household/household.ts'
import { livesIn } from './lives.ts'
import { ownLog } from './ownLog.ts'
import { checksums, deliverAll, dropAll } from './tables.ts'

let log: Awaited<ReturnType<typeof ownLog>>
let server: TestServer
let people: ReturnType<typeof livesIn>
beforeAll(async () => {
  log = await ownLog(inject('postgresUrl'))
  server = await startHouse({ EVENTSTORE_URL: log.url })
  people = livesIn(server)
}, 60_000)
afterAll(async () => {
  await server.stop()
  await log.stop()
})

const names = Object.keys(modules)
const rebuildAll = async () => {
  for (const name of names) await rebuild(server.kernel, name, AbortSignal.timeout(20_000))
}
/** Until every live subscription has gone through the whole log. */
const caughtUp = async () => {
  const { store, notices } = server.kernel
  const head = await store.head()
  await Promise.all(names.map((name) => notices.passed(name, head, 1_000)))
}

test('a module without events is rebuilt too', async () => {
  for (const name of names) await rebuild(server.kernel, name, AbortSignal.timeout(20_000))
  expect(Object.values(await checksums(server)).every((sum) => sum.startsWith('0 rows'))).toBe(true)
})

test('a rebuild beside the live tables gives the same rows, and the live subscriptions go on from there', async () => {
  await people.live()
  const live = await checksums(server)
  expect(Object.entries(live).filter(([, sum]) => sum.startsWith('0 rows'))).toEqual([])
  await rebuildAll()
  expect(await checksums(server)).toEqual(live)

  const ana = await people.house.author()
  const id = await people.story.draft(ana, { title: 'After the rebuild' })
  expect(await ana.browser.ask('GET', `/api/messages/${id}`)).toMatchObject({
    status: 200,
    json: { content: { title: 'After the rebuild' } },
  })
})

test.each([
  ['in batches', { batch: 200, crashes: false }],
  ['one by one', { batch: 1, crashes: false }],
  ['in batches, each lost once before its checkpoint', { batch: 7, crashes: true }],
])('dropped tables come back from the log %s', async (_, delivering) => {
  await caughtUp()
  const live = await checksums(server)
  await dropAll(server.kernel)
  expect(Object.values(await checksums(server)).every((sum) => sum.startsWith('0 rows'))).toBe(true)
  await deliverAll(server.kernel, delivering)
  expect(await checksums(server)).toEqual(live)
  // The live subscriptions notice that they were overtaken, and follow.
  await people.story.draft(await people.house.author())
})

test('a rebuild while events arrive loses none and takes none twice', async () => {
  let isOver = false
  const living = (async () => {
    while (!isOver) await people.live()
  })()
  for (let round = 0; round < 3; round += 1) await rebuildAll()
  isOver = true
  await living
  await caughtUp()
  const live = await checksums(server)
  await rebuildAll()
  expect(await checksums(server)).toEqual(live)
}, 120_000)

test('a rebuild leaves a checkpoint where there was none', async () => {
  await caughtUp()
  const live = await checksums(server)
  await dropAll(server.kernel)
  await rebuildAll()
  expect(await checksums(server)).toEqual(live)
  const head = await server.kernel.store.head()
  const last = await Promise.all(names.map((name) => readCheckpoint(server.kernel.db, `projections/${name}`)))
  expect(last.some((position) => isAtOrAfter(position, head))).toBe(true)
  expect(last.every((position) => position !== undefined)).toBe(true)
})

test('an unknown module is refused by name', async () => {
  const wrong = rebuild(server.kernel, 'nothing', AbortSignal.timeout(1_000))
  await expect(wrong).rejects.toThrow('There is no module "nothing"; there are accounts, recipients')
})
