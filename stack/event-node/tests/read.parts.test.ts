import {
  BACKWARDS,
  END,
  FORWARDS,
  jsonEvent,
  START,
  type EventStoreDBClient,
  type ReadStreamOptions,
} from '@eventstore/db-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { append, collect, connect, eventOf, namesIn, nameOf } from './client.ts'
import { startNode, type NodeProcess } from './node.ts'

let node: NodeProcess
let client: EventStoreDBClient
beforeAll(async () => {
  node = await startNode()
  client = connect(node)
})
afterAll(async () => {
  await client.dispose()
  await node.stop()
})

const letters = ['a', 'b', 'c', 'd', 'e']
const namesOf = async (events: Parameters<typeof collect>[0]) =>
  (await collect(events)).map(({ event }) => nameOf(event?.data))

describe('a stream', () => {
  beforeAll(async () => {
    await append(client, 'five', letters)
  })

  test.each<{ options: ReadStreamOptions; names: string }>([
    { options: {}, names: 'abcde' },
    { options: { fromRevision: 2n }, names: 'cde' },
    { options: { fromRevision: 2n, maxCount: 2 }, names: 'cd' },
    { options: { fromRevision: 9n }, names: '' },
    { options: { fromRevision: END, direction: BACKWARDS }, names: 'edcba' },
    { options: { fromRevision: END, direction: BACKWARDS, maxCount: 1 }, names: 'e' },
    { options: { fromRevision: 2n, direction: BACKWARDS }, names: 'cba' },
    { options: { fromRevision: 9n, direction: BACKWARDS, maxCount: 2 }, names: 'ed' },
    { options: { fromRevision: START, direction: FORWARDS, maxCount: 0 }, names: '' },
  ])('read with $options shows "$names"', async ({ options, names }) => {
    expect((await namesOf(client.readStream('five', options))).join('')).toBe(names)
  })

  test('longer than a page is read whole, both ways', async () => {
    const names = Array.from({ length: 700 }, (_, index) => `event ${index}`)
    await append(client, 'long', names)
    expect(await namesIn(client, 'long')).toEqual(names)
    const backwards = await namesOf(client.readStream('long', { fromRevision: END, direction: BACKWARDS }))
    expect(backwards).toEqual(names.toReversed())
  })

  test('gives back the bytes, the metadata and the instant of an event', async () => {
    const before = Date.now()
    const data = Uint8Array.from([0, 255, 1, 0])
    const event = {
      id: 'DE305D54-75B4-431B-ADB2-EB6B9E546014',
      contentType: 'application/octet-stream' as const,
      type: 'байты',
      data,
      metadata: Uint8Array.from([0, 9]),
    }
    await client.appendToStream('bytes', event)
    const [read] = await collect(client.readStream('bytes'))
    expect(read?.event).toMatchObject({ id: event.id.toLowerCase(), type: 'байты', isJson: false, revision: 0n })
    expect(Buffer.from(read?.event?.data as Uint8Array)).toEqual(Buffer.from(data))
    expect(Buffer.from(read?.event?.metadata as Uint8Array)).toEqual(Buffer.from([0, 9]))
    expect(read?.event?.created.getTime()).toBeGreaterThanOrEqual(before)
  })

  test('that was never written is not found, whatever its name', async () => {
    const stream = 'нет такого 100% – ✓'
    await expect(namesIn(client, stream)).rejects.toMatchObject({ type: 'stream-not-found', streamName: stream })
  })
})

describe('the whole log', () => {
  test('begins with events of the system', async () => {
    const [first] = await collect(client.readAll({ maxCount: 1 }))
    expect(first?.event?.streamId).toBe('$users')
  })

  test('is read from a position inclusively, backwards from it exclusively', async () => {
    const { position } = await append(client, 'all', ['first'])
    await append(client, 'all', ['second'])
    if (!position) throw new Error('an append has a position')
    expect(await namesOf(client.readAll({ fromPosition: position }))).toEqual(['first', 'second'])
    const backwards = client.readAll({ fromPosition: position, direction: BACKWARDS, maxCount: 1 })
    expect(await namesOf(backwards)).not.toContain('first')
    expect(await namesOf(client.readAll({ fromPosition: END, direction: BACKWARDS, maxCount: 1 }))).toEqual(['second'])
  })
})

describe('a stream with limits', () => {
  test('shows only its newest events by $maxCount, and the log still shows all', async () => {
    await append(client, 'counted', letters)
    await client.setStreamMetadata('counted', { maxCount: 2 })
    expect(await namesIn(client, 'counted')).toEqual(['d', 'e'])
    await append(client, 'counted', ['f'])
    expect(await namesIn(client, 'counted')).toEqual(['e', 'f'])
    const all = await collect(client.readAll())
    expect(all.filter(({ event }) => event?.streamId === 'counted')).toHaveLength(6)
  })

  test('shows nothing before $tb', async () => {
    await append(client, 'truncated', letters)
    await client.setStreamMetadata('truncated', { truncateBefore: 3 })
    expect(await namesIn(client, 'truncated')).toEqual(['d', 'e'])
    await client.setStreamMetadata('truncated', { truncateBefore: 9 })
    expect(await namesIn(client, 'truncated')).toEqual([])
  })

  test('shows nothing older than $maxAge', async () => {
    await append(client, 'aged', letters)
    await client.setStreamMetadata('aged', { maxAge: 3600 })
    expect(await namesIn(client, 'aged')).toEqual(letters)
    await client.setStreamMetadata('aged', { maxAge: 1 })
    await expect.poll(() => namesIn(client, 'aged'), { timeout: 5000 }).toEqual([])
    await append(client, 'aged', ['young'])
    expect(await namesIn(client, 'aged')).toEqual(['young'])
  })

  test('keeps only its last metadata readable', async () => {
    await client.setStreamMetadata('described', { maxCount: 7 })
    await client.setStreamMetadata('described', { maxCount: 8, custom: 'kept' })
    expect(await collect(client.readStream('$$described'))).toHaveLength(1)
    expect((await client.getStreamMetadata('described')).metadata).toMatchObject({ maxCount: 8, custom: 'kept' })
  })

  test('takes metadata that it cannot read for none', async () => {
    await append(client, 'broken', letters)
    const event = jsonEvent({ type: '$metadata', data: { $maxCount: 'two', $tb: -1, $maxAge: 0 } })
    await client.appendToStream('$$broken', event)
    expect(await namesIn(client, 'broken')).toEqual(letters)
  })
})

describe('a link', () => {
  test('shows the event that it points to, or stands alone when that is gone', async () => {
    await append(client, 'target', letters)
    const link = (to: string) => jsonEvent({ type: '$>', data: {}, id: eventOf('links', to).id })
    const binary = (to: string) => ({
      ...link(to),
      contentType: 'application/octet-stream' as const,
      data: Buffer.from(to),
    })
    await client.appendToStream('links', [binary('1@target'), binary('9@target'), binary('0@no@where')])
    const read = await collect(client.readStream('links', { resolveLinkTos: true }))
    expect(read.map(({ event, link }) => [nameOf(event?.data), link?.revision])).toEqual([
      ['b', 0n],
      ['', 1n],
      ['', 2n],
    ])
  })
})
