import {
  END,
  eventTypeFilter,
  excludeSystemEvents,
  START,
  streamNameFilter,
  type AllStreamSubscription,
  type EventStoreDBClient,
  type ResolvedEvent,
  type StreamSubscription,
} from '@eventstore/db-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { append, collect, connect, eventOf, nameOf } from './client.ts'
import { startNode, type NodeProcess } from './node.ts'

let node: NodeProcess
let client: EventStoreDBClient
beforeAll(async () => {
  node = await startNode()
})
afterAll(async () => {
  await node.stop()
})
beforeEach(() => {
  client = connect(node)
})
afterEach(async () => {
  await client.dispose()
})

type Subscription = StreamSubscription | AllStreamSubscription
const once = (subscription: Subscription, name: 'confirmation' | 'caughtUp' | 'error' | 'end') =>
  new Promise<unknown>((resolve) => void subscription.once(name, resolve))

/** Takes events until one has this name. */
const takeUntil = async (subscription: Subscription, last: string) => {
  const events: ResolvedEvent[] = []
  for await (const event of subscription) {
    events.push(event)
    if (nameOf(event.event?.data) === last) break
  }
  await subscription.unsubscribe()
  return events
}
const namesOf = (events: readonly ResolvedEvent[]) => events.map(({ event }) => nameOf(event?.data))

describe('a subscription to a stream', () => {
  test('from the start brings what is there, says once that it caught up, and goes on', async () => {
    await append(client, 'start', ['a', 'b'])
    const subscription = client.subscribeToStream('start', { fromRevision: START })
    let caughtUp = 0
    subscription.on('caughtUp', () => void (caughtUp += 1))
    const taken = takeUntil(subscription, 'd')
    await once(subscription, 'caughtUp')
    await append(client, 'elsewhere', ['x'])
    await append(client, 'start', ['c'])
    await append(client, 'start', ['d'])
    expect(namesOf(await taken)).toEqual(['a', 'b', 'c', 'd'])
    expect(caughtUp).toBe(1)
  })

  test('from a revision brings what comes after it', async () => {
    await append(client, 'revision', ['a', 'b', 'c'])
    const subscription = client.subscribeToStream('revision', { fromRevision: 0n })
    expect(namesOf(await takeUntil(subscription, 'c'))).toEqual(['b', 'c'])
  })

  test('from the end brings only what is written from now on', async () => {
    await append(client, 'end', ['a', 'b'])
    const subscription = client.subscribeToStream('end', { fromRevision: END })
    const taken = takeUntil(subscription, 'c')
    await once(subscription, 'confirmation')
    await append(client, 'end', ['c'])
    expect(namesOf(await taken)).toEqual(['c'])
  })

  test('waits for a stream that is not there yet', async () => {
    const subscription = client.subscribeToStream('absent')
    const taken = takeUntil(subscription, 'a')
    await once(subscription, 'caughtUp')
    await append(client, 'absent', ['a'])
    expect(namesOf(await taken)).toEqual(['a'])
  })

  test('skips what the stream does not show, and survives a soft deletion', async () => {
    await append(client, 'limited', ['a', 'b', 'c'])
    await client.setStreamMetadata('limited', { maxCount: 1 })
    const subscription = client.subscribeToStream('limited')
    const taken = takeUntil(subscription, 'd')
    await once(subscription, 'caughtUp')
    await client.deleteStream('limited')
    await append(client, 'limited', ['d'])
    expect(namesOf(await taken)).toEqual(['c', 'd'])
  })

  test('brings a tombstone and then fails; on a tombstoned stream it fails at once', async () => {
    await append(client, 'tombstone', ['a'])
    const subscription = client.subscribeToStream('tombstone')
    const types: string[] = []
    subscription.on('data', ({ event }) => void types.push(event?.type ?? ''))
    const failed = once(subscription, 'error')
    await once(subscription, 'caughtUp')
    await client.tombstoneStream('tombstone')
    expect(await failed).toMatchObject({ type: 'stream-deleted', streamName: 'tombstone' })
    expect(types).toEqual(['happened', '$streamDeleted'])
    const late = client.subscribeToStream('tombstone')
    expect(await once(late, 'error')).toMatchObject({ type: 'stream-deleted' })
  })
})

describe('a subscription to all', () => {
  test('brings everything in order, over the pages and into what commits meanwhile', async () => {
    const names = Array.from({ length: 900 }, (_, index) => `all ${index}`)
    await append(client, 'all', names.slice(0, 600))
    const subscription = client.subscribeToAll({ fromPosition: START })
    const taken = takeUntil(subscription, 'all 899')
    for (const name of names.slice(600)) await append(client, 'all', [name])
    const events = await taken
    expect(events.map(({ event }) => event?.id)).toEqual(
      (await collect(client.readAll())).map(({ event }) => event?.id),
    )
  })

  test('goes on after a position, also after a restart of the node', async () => {
    const { position } = await append(client, 'position', ['a'])
    await append(client, 'position', ['b'])
    await client.dispose()
    await node.stop()
    await node.start()
    client = connect(node)
    await append(client, 'position', ['c'])
    const subscription = client.subscribeToAll({ fromPosition: position ?? END })
    expect(namesOf(await takeUntil(subscription, 'c'))).toEqual(['b', 'c'])
  })

  test('with a filter by stream brings those and a checkpoint at the head', async () => {
    await append(client, 'wanted-1', ['a'])
    await append(client, 'unwanted', ['b'])
    const { position } = await append(client, 'wanted-2', ['c'])
    const checkpoints: bigint[] = []
    const reached = Promise.withResolvers<void>()
    const subscription = client.subscribeToAll({
      filter: streamNameFilter({
        prefixes: ['wanted-'],
        checkpointReached: async (_, { commit }) => {
          checkpoints.push(commit)
          reached.resolve()
        },
      }),
    })
    const names: string[] = []
    subscription.on('data', ({ event }) => void names.push(nameOf(event?.data)))
    await once(subscription, 'caughtUp')
    await reached.promise
    await subscription.unsubscribe()
    expect(names).toEqual(['a', 'c'])
    expect(checkpoints.at(-1)).toBe(position?.commit)
    expect(checkpoints).toEqual([...new Set(checkpoints)].toSorted((a, b) => Number(a - b)))
  })

  test('sends checkpoints by the events considered, not by those that match', async () => {
    const checkpoints: bigint[] = []
    const enough = Promise.withResolvers<void>()
    const subscription = client.subscribeToAll({
      fromPosition: END,
      filter: eventTypeFilter({
        prefixes: ['never'],
        maxSearchWindow: 10,
        checkpointInterval: 2,
        checkpointReached: async (_, { commit }) => {
          checkpoints.push(commit)
          if (checkpoints.length === 4) enough.resolve()
        },
      }),
    })
    subscription.on('data', () => {})
    await once(subscription, 'caughtUp')
    const first = await append(
      client,
      'checkpoints',
      Array.from({ length: 60 }, (_, index) => `check ${index}`),
    )
    await enough.promise
    await subscription.unsubscribe()
    expect(checkpoints.at(-1)).toBe(first.position?.commit)
    expect(checkpoints).toHaveLength(4)
  })

  test('without events of the system shows none', async () => {
    await append(client, 'last', ['last of all'])
    const subscription = client.subscribeToAll({ filter: excludeSystemEvents() })
    const events = await takeUntil(subscription, 'last of all')
    expect(events.filter(({ event }) => event?.type.startsWith('$'))).toEqual([])
    expect(events.length).toBeGreaterThan(500)
  })

  test('with a broken expression is refused alone', async () => {
    const subscription = client.subscribeToAll({ filter: streamNameFilter({ regex: '(' }) })
    expect(await once(subscription, 'error')).toMatchObject({ code: 3 })
    await append(client, 'goes on', ['a'])
  })
})

test('subscribers that stand still cost the node no memory, and lose nothing', async () => {
  const subscriptions = Array.from({ length: 20 }, () => client.subscribeToAll({ fromPosition: END }))
  await Promise.all(subscriptions.map((subscription) => once(subscription, 'confirmation')))
  for (const subscription of subscriptions) subscription.on('data', () => {}).pause()
  const before = node.rssMegabytes()
  const rounds = Array.from({ length: 30 }, (_, round) => round)
  for (const round of rounds)
    await client.appendToStream(
      'filling',
      Array.from({ length: 1000 }, (_, index) => eventOf('filling', `event ${round} ${index}`)),
      { expectedRevision: 'any' },
    )
  // 20 subscribers times 30,000 events: more than a gigabyte if each kept what it cannot send.
  expect(node.rssMegabytes() - before).toBeLessThan(350)
  const [patient] = subscriptions
  if (!patient) throw new Error('there are subscriptions')
  const revisions: bigint[] = []
  const all = new Promise<void>((resolve) => {
    patient.on('data', ({ event }) => {
      revisions.push(event?.revision ?? -1n)
      if (revisions.length === 30_000) resolve()
    })
  })
  patient.resume()
  await all
  expect(revisions).toEqual(Array.from({ length: 30_000 }, (_, index) => BigInt(index)))
  await Promise.all(subscriptions.map((subscription) => subscription.unsubscribe()))
})
