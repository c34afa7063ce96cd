import { jsonEvent, type AppendExpectedRevision, type EventStoreDBClient } from '@eventstore/db-client'
import { afterEach, expect, test } from 'vitest'
import { append, collect, connect, namesIn, outcomeOf, withClient } from './client.ts'
import { runNode, startNode, type NodeProcess } from './node.ts'
import { inDatabase, newDatabaseUrl, isCommitWaiting, whileCommitsWait } from './postgres.ts'

const nodes: NodeProcess[] = []
const newNode = async () => {
  const node = await startNode()
  nodes.push(node)
  return node
}
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.kill()
})

type Acknowledged = {
  readonly id: string
  readonly stream: string
  readonly revision: bigint
  readonly position: bigint
}

/** Counts up, and tells who waits for a number. */
const createCounter = () => {
  const waiting: { readonly until: number; readonly resolve: () => void }[] = []
  let count = 0
  return {
    count: () => count,
    add: () => {
      count += 1
      for (const { until, resolve } of waiting) if (count >= until) resolve()
    },
    reaches: (until: number) => new Promise<void>((resolve) => void waiting.push({ until, resolve })),
  }
}

/** Appends one event after the other, each again with the same id until it is answered. */
const load = async (client: EventStoreDBClient, worker: number, isOver: () => boolean, add: () => void) => {
  const acknowledged: Acknowledged[] = []
  const stream = `load-${worker}`
  const expectedOf = (): AppendExpectedRevision => {
    if (worker % 2 === 0) return 'any'
    const last = acknowledged.at(-1)
    return last ? last.revision : 'no_stream'
  }
  while (!isOver()) {
    const event = jsonEvent({ type: 'loaded', data: { worker } })
    const expectedRevision = expectedOf()
    for (;;) {
      try {
        const { nextExpectedRevision, position } = await client.appendToStream(stream, event, { expectedRevision })
        acknowledged.push({ id: event.id, stream, revision: nextExpectedRevision, position: position?.commit ?? 0n })
        add()
        break
      } catch (error) {
        const isRetryable = error instanceof Error && 'code' in error && (error.code === 14 || error.code === 1)
        if (!isRetryable) throw error
        await new Promise((resolve) => setTimeout(resolve, 20)) // a client's own backoff
      }
    }
  }
  return acknowledged
}

test('a node that is killed under load loses no acknowledged append and doubles none', async () => {
  const node = await newNode()
  const client = connect(node)
  const counter = createCounter()
  let isOver = false
  const workers = Array.from({ length: 32 }, (_, worker) => load(client, worker, () => isOver, counter.add))
  for (const kills of [1, 2, 3]) {
    await counter.reaches(kills * 1000)
    await node.kill()
    await node.start()
  }
  await counter.reaches(4000)
  isOver = true
  const acknowledged = (await Promise.all(workers)).flat()
  await client.dispose()

  const events = await withClient(node, (other) => collect(other.readAll()))
  const loaded = events.flatMap(({ event }) => (event?.type === 'loaded' ? [event] : []))
  const byId = new Map(loaded.map((event) => [event.id, event]))
  expect(byId.size).toBe(loaded.length)
  expect(acknowledged.length).toBe(counter.count())
  expect(
    acknowledged.filter(({ id, stream, revision, position }) => {
      const event = byId.get(id)
      return event?.streamId !== stream || event.revision !== revision || event.position?.commit !== position
    }),
  ).toEqual([])
  const lastOf = new Map<string, bigint>()
  const outOfOrder = loaded.filter(({ streamId, revision }) => {
    const isNext = revision === (lastOf.get(streamId) ?? -1n) + 1n
    lastOf.set(streamId, revision)
    return !isNext
  })
  expect(outOfOrder).toEqual([])
})

test('a batch that commits after its node was killed is found by the repeats, not written again', async () => {
  const node = await newNode()
  await withClient(node, async (client) => {
    await append(client, 'warm', ['a'])
    const names = Array.from({ length: 50 }, (_, index) => `event ${index}`)
    const appendAll = () => Promise.all(names.map((name) => outcomeOf(append(client, 'late', [name]))))
    let first: Promise<object[]> = Promise.resolve([])
    await whileCommitsWait(node.databaseUrl, async () => {
      first = appendAll()
      await expect.poll(() => isCommitWaiting(node.databaseUrl)).toBe(true)
      await node.kill()
    })
    expect(new Set((await first).map((outcome) => JSON.stringify(outcome)))).toEqual(
      new Set([JSON.stringify({ refused: 'unavailable' })]),
    )
    await node.start()
    expect((await appendAll()).map(({ revision }) => revision)).toEqual(names.map((_, index) => BigInt(index)))
    expect(await namesIn(client, 'late')).toEqual(names)
  })
})

test('a second node on the same store gives up, and the first goes on', async () => {
  const node = await newNode()
  expect(await runNode({ ...node.environment, EVENT_NODE_PORT: '1', EVENT_NODE_LOCK_WAIT_MS: '500' })).toBe(10)
  await withClient(node, async (client) => {
    expect(await append(client, 'still', ['here'])).toMatchObject({ nextExpectedRevision: 0n })
  })
})

test('of two nodes that start at once on a new store one serves and the other gives up', async () => {
  const environment = { EVENT_NODE_DATABASE_URL: newDatabaseUrl(), EVENT_NODE_LOCK_WAIT_MS: '1000' }
  const starts = [startNode(environment), startNode(environment)]
  const [served, refused] = (await Promise.allSettled(starts)).toSorted((a, b) => (a.status < b.status ? -1 : 1))
  const node = served?.status === 'fulfilled' ? served.value : undefined
  if (node) nodes.push(node)
  expect(node?.output()).toContain('ready')
  expect(refused).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('ended with 10') } })
})

test('a node waits for one that is going down', async () => {
  const node = await newNode()
  const successor = startNode({ EVENT_NODE_DATABASE_URL: node.databaseUrl })
  await node.stop()
  nodes.push(await successor)
  expect((await successor).output()).toContain('ready')
})

test('a node whose epoch was raised writes nothing more and ends', async () => {
  const node = await newNode()
  await withClient(node, async (client) => {
    await append(client, 'fenced', ['before'])
    await inDatabase(node.databaseUrl, (database) => database.query('update head set epoch = epoch + 1'))
    expect(await outcomeOf(append(client, 'fenced', ['after']))).toMatchObject({ refused: 'cancelled' })
  })
  expect(await node.exited()).toBe(11)
  await node.start()
  await withClient(node, async (client) => expect(await namesIn(client, 'fenced')).toEqual(['before']))
})

test('a node whose database session is gone ends at once', async () => {
  const node = await newNode()
  await inDatabase(node.databaseUrl, (database) =>
    database.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'event-node writer'`),
  )
  expect(await node.exited()).toBe(12)
})

test('a node that is asked to stop answers what it wrote, ends its calls and says so', async () => {
  const node = await newNode()
  await withClient(node, async (client) => {
    await append(client, 'stop', ['a'])
    const subscription = client.subscribeToStream('stop')
    const ended = new Promise<unknown>((resolve) => subscription.once('error', resolve))
    await new Promise((resolve) => subscription.once('data', resolve))
    expect(await node.stop()).toBe(0)
    expect(await ended).toMatchObject({ type: 'cancelled' })
  })
  await node.start()
  await withClient(node, async (client) => expect(await namesIn(client, 'stop')).toEqual(['a']))
})

test('appends in flight at a stop are answered or cancelled, and repeated they are stored once', async () => {
  const node = await newNode()
  await withClient(node, async (client) => {
    await append(client, 'flight', ['first'])
    const names = Array.from({ length: 200 }, (_, index) => `event ${index}`)
    const sent = names.map((name) => outcomeOf(append(client, name, [name], 'no_stream')))
    const code = node.stop()
    const outcomes = await Promise.all(sent)
    expect(outcomes.filter((outcome) => 'wrong' in outcome)).toEqual([])
    expect(await code).toBe(0)
    await node.start()
    const again = names.map((name) => outcomeOf(append(client, name, [name], 'no_stream')))
    expect(new Set((await Promise.all(again)).map((outcome) => outcome.revision))).toEqual(new Set([0n]))
  })
})
