import { recorded } from '../../backend/kernel/testing/recorded.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { isAtOrAfter, readCheckpoint } from '../../backend/kernel/log/checkpoints.ts'
import { sql } from '../../backend/kernel/db.ts'
import { projecting, projection } from '../../backend/kernel/log/projection.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import { modules } from '../../projections/modules.ts'
import { rebuild } from '../../projections/rebuild.ts'
import { rebuildWanted, wantedRebuilds } from '../../projections/wantedRebuilds.ts'
import { startHouse } from '../household/household.ts'
import { livesIn } from './lives.ts'
import { ownLog } from './ownLog.ts'
import { checksums, deliverAll, dropAll, liveChecksums } from './tables.ts'

const Waiting = v.object({ pid: v.number() })

// A rebuild of everything takes its time on a machine that is busy with everything else.
const LONGEST_MS = 120_000
vi.setConfig({ testTimeout: LONGEST_MS })
/** Ends a rebuild that nothing else would, within the test that waits for it. */
const untilLate = () => AbortSignal.timeout(LONGEST_MS - 10_000)

let log: Awaited<ReturnType<typeof ownLog>>
let server: TestServer
let people: ReturnType<typeof livesIn>
beforeAll(async () => {
  log = await ownLog(inject('postgresUrl'))
  server = await startHouse({ EVENTSTORE_URL: log.url })
  people = livesIn(server)
})
afterAll(async () => {
  await server.stop()
  await log.stop()
})

const names = Object.keys(modules)
const rebuildAll = async () => {
  for (const name of names) await rebuild(server.kernel, name, untilLate())
}
test('a module without events is rebuilt too', async () => {
  await rebuildAll()
  expect(Object.values(await checksums(server)).every((sum) => sum.startsWith('0 rows'))).toBe(true)
})

test('a rebuild beside the live tables gives the same rows, and the live subscriptions go on from there', async () => {
  await people.live()
  const live = await liveChecksums(server)
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
  const live = await liveChecksums(server)
  await server.whileHalted(async () => {
    await dropAll(server.kernel)
    expect(Object.values(await checksums(server)).every((sum) => sum.startsWith('0 rows'))).toBe(true)
    await deliverAll(server.kernel, delivering)
    expect(await checksums(server)).toEqual(live)
  })
  // The live subscriptions go on from there.
  await people.story.draft(await people.house.author())
})

test('a rebuild while events arrive loses none and takes none twice', async () => {
  const over = new AbortController()
  const living = (async () => {
    while (!over.signal.aborted) await people.live()
  })()
  try {
    for (let round = 0; round < 3; round += 1) await rebuildAll()
  } finally {
    over.abort()
    await living
  }
  const live = await liveChecksums(server)
  await rebuildAll()
  expect(await checksums(server)).toEqual(live)
})

test('a rebuild ends though the live tables have gone on and it is told of nothing more', async () => {
  const { kernel } = server
  const begun = await kernel.store.head()
  // Another's event, of which a module that is seldom written hears only when many more have come.
  await people.story.draft(await people.house.author())
  const live = await liveChecksums(server)
  const follow: typeof kernel.store.follow = async function* follow(categories, from, signal) {
    for await (const { events, position } of kernel.store.follow(categories, from, signal)) {
      const seen = events.filter((event) => isAtOrAfter(begun, event.position))
      yield { events: seen, position: isAtOrAfter(position, begun) ? begun : position }
    }
  }
  const store = { ...kernel.store, follow, head: async () => begun }
  for (const name of names) await rebuild({ ...kernel, store }, name, untilLate())
  expect(await checksums(server)).toEqual(live)
})

test('a rebuild leaves a checkpoint where there was none', async () => {
  const live = await liveChecksums(server)
  await dropAll(server.kernel)
  await rebuildAll()
  expect(await checksums(server)).toEqual(live)
  const head = await server.kernel.store.head()
  for (const name of names)
    expect(isAtOrAfter(await readCheckpoint(server.kernel.db, `projections/${name}`), head)).toBe(true)
})

test('a live batch that is being written and a rebuild that swaps do not lock each other out', async () => {
  const alone = await startServer({ routers: [], settings: { EVENTSTORE_URL: log.url } })
  try {
    const { db } = alone.kernel
    await rebuild(alone.kernel, 'accounts', untilLate())
    const from = await readCheckpoint(db, 'projections/accounts')
    const [written, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = projection('accounts.accounts', {
      account: async (tx) => {
        await tx.query(sql.typeAlias('void')`delete from accounts.accounts`)
        written.resolve()
        await goOn.promise
      },
    })
    const live = projecting(db, 'accounts', [slow]).apply([recorded({ category: 'account' })], from, from ?? '')
    await written.promise
    const rebuilding = rebuild(alone.kernel, 'accounts', untilLate())
    await vi.waitFor(async () => {
      const waiting = await db.any(sql.type(Waiting)`
        select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
      expect(waiting).toHaveLength(1)
    }, 5_000)
    goOn.resolve()
    expect(await Promise.allSettled([live, rebuilding])).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
    ])
    expect((await alone.rowsOf('accounts.accounts')).length).toBeGreaterThan(0)
  } finally {
    await alone.stop()
  }
})

test('a live batch from before a swap is not applied to the tables of after it', async () => {
  const { db } = server.kernel
  const from = await readCheckpoint(db, 'projections/reviews')
  const elsewhere = recorded({ category: 'review' })
  let applied = 0
  const late = projecting(db, 'reviews', [projection('reviews.reviews', { review: async () => (applied += 1) })])
  for (const left of [undefined, String(BigInt(from ?? 0) - 1n)])
    await expect(late.apply([elsewhere], left, '1')).rejects.toThrow('has moved the checkpoint')
  expect(applied).toBe(0)
})

test('a migration asks for a rebuild by a comment, which goes with the table that bore it', async () => {
  const { kernel } = server
  const live = await liveChecksums(server)
  expect(await wantedRebuilds(kernel.db)).toEqual([])
  await kernel.db.query(sql.typeAlias('void')`comment on table families.families is 'rebuild'`)
  await kernel.db.query(sql.typeAlias('void')`update families.families set name = null`)
  expect(await wantedRebuilds(kernel.db)).toEqual(['families'])
  await rebuildWanted(kernel, untilLate())
  expect(await checksums(server)).toEqual(live)
  expect(await wantedRebuilds(kernel.db)).toEqual([])
})

test('a rebuild that is stopped has changed nothing, and says so', async () => {
  const live = await liveChecksums(server)
  await expect(rebuild(server.kernel, 'messages', AbortSignal.abort())).rejects.toThrow(
    'stopped before it had caught up',
  )
  expect(await checksums(server)).toEqual(live)
})

test('an unknown module is refused by name', async () => {
  const wrong = rebuild(server.kernel, 'nothing', AbortSignal.timeout(1_000))
  await expect(wrong).rejects.toThrow('There is no module "nothing"; there are accounts, ')
})
