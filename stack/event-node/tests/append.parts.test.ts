import { END, type EventStoreDBClient } from '@eventstore/db-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { append, collect, connect, namesIn, nameOf, outcomeOf } from './client.ts'
import { startNode, type Environment, type NodeProcess } from './node.ts'
import { prepare, rows, sentence, type Row } from './rows.ts'

const ways: { way: string; environment: Environment; isRestarted: boolean }[] = [
  { way: 'to a running node', environment: {}, isRestarted: false },
  { way: 'after a restart', environment: {}, isRestarted: true },
  { way: 'the classic way', environment: { EVENT_NODE_CLASSIC: '1' }, isRestarted: false },
]
const toldBy = (answers: Row['answers'], expected: Row['expected'], stream: string) => {
  if (answers === 'stream-deleted') return { refused: answers, stream }
  return 'wrong' in answers ? { ...answers, expected, stream } : answers
}
const streamOf = (row: Row) => `row-${rows.indexOf(row)}`

describe.each(ways)('an append $way', ({ environment, isRestarted }) => {
  let node: NodeProcess
  let client: EventStoreDBClient

  beforeAll(async () => {
    node = await startNode(environment)
    client = connect(node)
    for (const row of rows) await prepare(client, streamOf(row), row.given)
    if (!isRestarted) return
    await client.dispose()
    await node.stop()
    await node.start()
    client = connect(node)
  })
  afterAll(async () => {
    await client.dispose()
    await node.stop()
  })

  test.each(rows.map((row) => ({ row, sentence: sentence(row) })))('$sentence', async ({ row }) => {
    const stream = streamOf(row)
    const { expected, events, answers, leaves } = row
    const outcome = await outcomeOf(append(client, stream, events, expected))
    expect(outcome).toEqual(toldBy(answers, expected, stream))
    expect(leaves && (await namesIn(client, stream))).toEqual(leaves)
  })

  test.each(['no_stream', 'any', 0n] as const)('repeated at %s gives the first answer again', async (expected) => {
    const stream = `repeat-${expected}`
    if (expected === 0n) await append(client, stream, ['first'], 'no_stream')
    const first = await append(client, stream, ['x', 'y'], expected)
    await append(client, stream, ['later'], 'any')
    expect(await append(client, stream, ['x', 'y'], expected)).toEqual(first)
    const stored = await collect(client.readStream(stream))
    expect(stored.at(Number(first.nextExpectedRevision))?.event).toMatchObject({
      data: { name: 'y' },
      position: first.position,
    })
  })
})

describe('a running node', () => {
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

  test('decides appends of one batch on each other', async () => {
    await append(client, 'warm', ['x']) // the first append of a client is late: it asks for the features before
    const sent = [
      append(client, 'race', ['a'], 'no_stream'),
      append(client, 'race', ['b'], 'no_stream'),
      append(client, 'race', ['a'], 'no_stream'),
      append(client, 'race', ['c'], 0n),
      append(client, 'race', ['a'], 'any'),
      append(client, 'race', ['d'], 'stream_exists'),
    ]
    expect(await Promise.all(sent.map(outcomeOf))).toMatchObject([
      { revision: 0n },
      { wrong: 0n },
      { revision: 0n },
      { revision: 1n },
      { revision: 0n },
      { revision: 2n },
    ])
    expect(await namesIn(client, 'race')).toEqual(['a', 'c', 'd'])
  })

  test('gives positions that ascend in the order of the log and are those that reads show', async () => {
    const { position: start } = await append(client, 'order', ['start'])
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) => append(client, `order-${index % 7}`, [`event ${index}`])),
    )
    const after = await collect(client.readAll({ fromPosition: start ?? END }))
    const positions = after.map(({ event }) => event?.position?.commit ?? 0n)
    expect(positions).toEqual(positions.toSorted((a, b) => Number(a - b)))
    expect(new Set(positions).size).toBe(301)
    const byName = new Map(after.map(({ event }) => [nameOf(event?.data), event?.position]))
    for (const [index, { position }] of answers.entries()) expect(byName.get(`event ${index}`)).toEqual(position)
  })

  test('refuses an append of more than 1 MiB and takes one of just that', async () => {
    const sized = (bytes: number) => ({
      id: '00000000-0000-4000-8000-000000000001',
      contentType: 'application/octet-stream' as const,
      type: 'big',
      data: new Uint8Array(bytes),
      metadata: new Uint8Array(0),
    })
    const limit = 1024 * 1024 - 2 * 'big'.length
    await expect(client.appendToStream('big', sized(limit + 1))).rejects.toMatchObject({
      type: 'maximum-append-size-exceeded',
      maxAppendSize: 1024 * 1024,
    })
    expect(await client.appendToStream('big', sized(limit))).toMatchObject({ nextExpectedRevision: 0n })
  })

  test('takes one append that comes in several parts', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `part ${index}`)
    const events = names.map((name) => ({
      id: crypto.randomUUID(),
      contentType: 'application/json' as const,
      type: 'part',
      data: { name, filling: 'x'.repeat(1000) },
      metadata: undefined,
    }))
    await client.appendToStream('parts', events, { batchAppendSize: 3000 })
    expect(await namesIn(client, 'parts')).toEqual(names)
  })

  test('refuses an id that is no UUID and goes on', async () => {
    const event = { id: 'no uuid', contentType: 'application/json' as const, type: 'x', data: {}, metadata: undefined }
    await expect(client.appendToStream('bad', event)).rejects.toMatchObject({ type: 'unknown' })
    expect(await append(client, 'bad', ['good'])).toMatchObject({ nextExpectedRevision: 0n })
  })

  test.each(['a\0b', 'x'.repeat(2001)])('refuses a stream name that it cannot keep', async (stream) => {
    await expect(append(client, stream, ['x'])).rejects.toMatchObject({ type: 'unknown' })
  })
})
