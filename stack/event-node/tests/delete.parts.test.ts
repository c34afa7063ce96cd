import { ANY, NO_STREAM, type EventStoreDBClient } from '@eventstore/db-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { append, collect, connect, namesIn, outcomeOf } from './client.ts'
import { startNode, type Environment, type NodeProcess } from './node.ts'

const ways: { way: string; environment: Environment }[] = [
  { way: 'batch', environment: {} },
  { way: 'classic', environment: { EVENT_NODE_CLASSIC: '1' } },
]
// What is not ASCII in a name cannot be in a trailer as it is.
const encoded = (name: string) => name.replace(/[^\x20-\x7e]+/gu, encodeURIComponent)

describe.each(ways)('with $way appends', ({ environment }) => {
  let node: NodeProcess
  let client: EventStoreDBClient
  beforeAll(async () => {
    node = await startNode(environment)
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

  test('a soft-deleted stream is not found until it is written again, from its next revision on', async () => {
    await append(client, 'soft', ['a', 'b'])
    const { position } = await client.deleteStream('soft')
    expect(position?.commit).toBeTypeOf('bigint')
    expect(await outcomeOf(collect(client.readStream('soft')).then(() => ({})))).toMatchObject({
      refused: 'stream-not-found',
    })
    expect(await append(client, 'soft', ['c', 'd'], NO_STREAM)).toMatchObject({ nextExpectedRevision: 3n })
    expect(await namesIn(client, 'soft')).toEqual(['c', 'd'])
    expect((await client.getStreamMetadata('soft')).metadata).toEqual({ truncateBefore: 2 })
  })

  test('the position of an append that brings a stream back is that of its last event', async () => {
    await append(client, 'back', ['a'])
    await client.deleteStream('back')
    const { position } = await append(client, 'back', ['b'])
    const [event] = await collect(client.readStream('back'))
    expect(event?.event?.position).toEqual(position)
  })

  test('a soft-deleted stream comes back empty when it is described', async () => {
    await append(client, 'described', ['a'])
    await client.deleteStream('described')
    await client.setStreamMetadata('described', { maxCount: 5 })
    expect(await namesIn(client, 'described')).toEqual([])
    expect((await client.getStreamMetadata('described')).metadata).toEqual({ maxCount: 5, truncateBefore: 1 })
    await append(client, 'described', ['b'], 0n)
    expect(await namesIn(client, 'described')).toEqual(['b'])
  })

  test('a stream can be deleted again after it came back', async () => {
    await append(client, 'again', ['a'])
    await client.deleteStream('again', { expectedRevision: 0n })
    await append(client, 'again', ['b'])
    await client.deleteStream('again', { expectedRevision: 1n })
    expect(await outcomeOf(append(client, 'again', ['c'], 'stream_exists'))).toMatchObject({
      refused: 'stream-deleted',
    })
    await append(client, 'again', ['c'])
    expect(await namesIn(client, 'again')).toEqual(['c'])
  })

  test('a deletion at another revision is refused, by name and revisions', async () => {
    await append(client, 'поток 1', ['a'])
    const refusal = { stream: encoded('поток 1'), wrong: 0n }
    expect(await outcomeOf(client.deleteStream('поток 1', { expectedRevision: 4n }))).toEqual({
      ...refusal,
      expected: 4n,
    })
    expect(await outcomeOf(client.deleteStream('поток 1', { expectedRevision: NO_STREAM }))).toEqual({
      ...refusal,
      expected: -1n,
    })
    expect(await outcomeOf(client.tombstoneStream('поток 1', { expectedRevision: 4n }))).toEqual({
      ...refusal,
      expected: 4n,
    })
  })

  test('a stream that has nothing cannot be deleted; one that is only described can', async () => {
    expect(await outcomeOf(client.deleteStream('nothing', { expectedRevision: ANY }))).toMatchObject({
      wrong: 'no_stream',
    })
    await client.setStreamMetadata('only described', { maxCount: 1 })
    expect((await client.deleteStream('only described')).position?.commit).toBeTypeOf('bigint')
  })

  test.each(['gone', 'ушёл – 100%'])('a tombstoned stream can never be used again: %s', async (stream) => {
    await append(client, stream, ['a'])
    expect((await client.tombstoneStream(stream)).position?.commit).toBeTypeOf('bigint')
    const refused = (name: string) => ({ refused: 'stream-deleted', stream: name })
    const isBatch = environment['EVENT_NODE_CLASSIC'] === undefined
    const named = isBatch ? stream : encoded(stream)
    expect(await outcomeOf(append(client, stream, ['b']))).toEqual(refused(named))
    expect(await outcomeOf(append(client, `$$${stream}`, ['b']))).toEqual(refused(`$$${named}`))
    const read = (name: string) => outcomeOf(collect(client.readStream(name)).then(() => ({})))
    expect(await read(stream)).toEqual(refused(encoded(stream)))
    expect(await read(`$$${stream}`)).toEqual(refused(encoded(`$$${stream}`)))
    expect(await outcomeOf(client.deleteStream(stream))).toEqual(refused(encoded(stream)))
    expect(await outcomeOf(client.tombstoneStream(stream))).toEqual(refused(encoded(stream)))
  })

  test('a stream that was never written can be tombstoned', async () => {
    await client.tombstoneStream('never', { expectedRevision: NO_STREAM })
    expect(await outcomeOf(append(client, 'never', ['a']))).toMatchObject({ refused: 'stream-deleted' })
  })

  test('deletions hold after a restart', async () => {
    await append(client, 'kept', ['a'])
    await client.deleteStream('kept')
    await append(client, 'kept for good', ['a'])
    await client.tombstoneStream('kept for good')
    await client.dispose()
    await node.kill()
    await node.start()
    client = connect(node)
    expect(await outcomeOf(append(client, 'kept for good', ['b']))).toMatchObject({ refused: 'stream-deleted' })
    await append(client, 'kept', ['b'])
    expect(await namesIn(client, 'kept')).toEqual(['b'])
  })
})
