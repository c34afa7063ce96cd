import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { isAtOrAfter, readCheckpoint } from '../../backend/kernel/log/checkpoints.ts'
import type { NewEvent } from '../../backend/kernel/log/eventStore.ts'
import { metrics } from '../../backend/kernel/process/metrics.ts'
import { SCHEMA } from '../../backend/kernel/log/recorded.ts'
import { migratedDatabase } from '../../backend/kernel/testing/database.ts'
import { subscriberOf, type Where } from './subscriber.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

let database: Awaited<ReturnType<typeof migratedDatabase>>
beforeAll(async () => {
  database = await migratedDatabase(inject('postgresUrl'))
})
afterAll(() => database.drop())

let cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanUp.toReversed()) await clean()
  cleanUp = []
})

const where = (): Where => {
  const category = `contract${randomUUID().replaceAll('-', '')}`
  return {
    databaseUrl: database.url,
    eventStoreUrl: inject('eventStoreUrl'),
    name: `projections/${category}`,
    category,
  }
}
const subscribed = async (place: Where) => {
  const subscriber = await subscriberOf(place)
  cleanUp.push(subscriber.stop)
  return subscriber
}

const metadata = {
  actor: { kind: 'system', id: 'system' },
  correlationId: 'a',
  causationId: 'a',
  commandId: 'a',
  commandHash: 'a',
  at: '2030-01-01T00:00:00.000Z',
  dayMs: 86_400_000,
  clock: 'real',
  schema: 1,
  audience: 'a',
  prevHash: '',
}
const ours = (type: string): NewEvent => ({ id: randomUUID(), type, data: { pub: {} }, metadata })
const foreign = (type: string): NewEvent => ({
  id: randomUUID(),
  type,
  data: { any: 'thing' },
  metadata: { by: 'a stranger' },
})
const unreadable = (type: string): NewEvent => ({ ...ours(type), metadata: { ...metadata, schema: SCHEMA + 1 } })

test('foreign events are skipped and counted, and the checkpoint passes them', async () => {
  const place = where()
  const { db, store, applied } = await subscribed(place)
  const stream = `${place.category}-${randomUUID()}`
  const position = await store.append(stream, undefined, [
    ours('First'),
    foreign('Strange'),
    ours('Second'),
    foreign('Last'),
  ])
  await vi.waitFor(
    async () => expect(isAtOrAfter(await readCheckpoint(db, place.name), position)).toBe(true),
    patiently,
  )
  expect(applied()).toEqual(['First', 'Second'])
  const { values } = await metrics.foreignEvents.get()
  expect(values.find(({ labels }) => labels['subscription'] === place.name)?.value).toBe(2)
})

test('one of our own events that cannot be read stops its subscription before it', async () => {
  const place = where()
  const { db, store, subscription, applied } = await subscribed(place)
  const stream = `${place.category}-${randomUUID()}`
  const position = await store.append(stream, undefined, [ours('First')])
  await vi.waitFor(() => expect(applied()).toEqual(['First']), patiently)
  const bad = unreadable('FromTheFuture')
  await store.append(stream, 0n, [bad, ours('After')])
  await vi.waitFor(() => expect(subscription.report()).toBe(`stopped at FromTheFuture ${bad.id}`), patiently)
  expect(subscription.state()).toBe('stopped')
  expect(applied()).toEqual(['First'])
  expect(await readCheckpoint(db, place.name)).toBe(position)
})

test('a standby takes over when the holder is killed, and misses nothing', async () => {
  const place = where()
  const program = fileURLToPath(new URL('subscriber.ts', import.meta.url))
  const holder = spawn(process.execPath, [program, JSON.stringify(place)], { stdio: ['ignore', 'pipe', 'inherit'] })
  cleanUp.push(async () => holder.kill('SIGKILL'))
  await once(holder.stdout, 'data')
  const { store, subscription, applied } = await subscribed(place)
  const stream = `${place.category}-${randomUUID()}`
  await store.append(stream, undefined, [ours('WhileHeld')])
  expect(subscription.state()).toBe('standby')
  holder.kill('SIGKILL')
  await store.append(stream, 0n, [ours('AfterTheKill')])
  await vi.waitFor(() => expect(applied().at(-1)).toBe('AfterTheKill'), patiently)
  expect(subscription.state()).toBe('running')
})
