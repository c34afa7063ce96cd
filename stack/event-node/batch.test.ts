import { expect, test } from 'vitest'
import { createBatch } from './batch.ts'
import { parseMetadata, SOFT_DELETE } from './metadata.ts'
import type { Stream } from './streams.ts'
import { metadataEvent, tombstoneEvent } from './systemEvents.ts'
import { NO_STREAM, TOMBSTONE, type Expected, type Proposed, type Write } from './types.ts'

const proposed = (id: string): Proposed => ({
  id,
  type: 't',
  isJson: true,
  data: Buffer.from('12345'),
  metadata: new Uint8Array(),
})
const writeOf = (kind: Write['kind'], stream: string, expected: Expected, events: readonly Proposed[]): Write => ({
  kind,
  stream,
  expected,
  events,
  sizeBytes: 0,
  isAbandoned: () => false,
  settle: () => {},
})
const append = (stream: string, expected: Expected, ids: string) =>
  writeOf('append', stream, expected, ids.split('').map(proposed))
const batchOf = (streams: Record<string, Stream> = {}) =>
  createBatch({
    position: 1000n,
    lastStreamId: 7n,
    nowMs: 0,
    streams: new Map(Object.entries(streams)),
    committed: [],
  })

test('revisions count on and positions ascend with the size of the events', () => {
  const batch = batchOf({ s: { id: 3n, last: 4n, metadata: undefined } })
  expect(batch.decide(append('s', 4n, 'ab'))).toEqual({ kind: 'written', revision: 6n, position: 1138n })
  const { events, streams, position, lastStreamId } = batch.result()
  expect(events.map(({ revision, position }) => [revision, position])).toEqual([
    [5n, 1069n],
    [6n, 1138n],
  ])
  expect({ streams, position, lastStreamId }).toEqual({
    streams: [{ name: 's', id: 3n, last: 6n }],
    position: 1138n,
    lastStreamId: 7n,
  })
})

test('a new stream gets the next number once', () => {
  const batch = batchOf()
  batch.decide(append('new', NO_STREAM, 'a'))
  batch.decide(append('new', 0n, 'b'))
  expect(batch.result().streams).toEqual([{ name: 'new', id: 8n, last: 1n }])
})

test('a later write sees what an earlier one of the batch left', () => {
  const batch = batchOf()
  const first = batch.decide(append('s', NO_STREAM, 'a'))
  expect(batch.decide(append('s', NO_STREAM, 'a'))).toEqual(first)
  expect(batch.decide(append('s', NO_STREAM, 'b'))).toEqual({ kind: 'wrong-version', current: 0n })
  batch.decide(writeOf('tombstone', 's', 'any', [tombstoneEvent()]))
  expect(batch.decide(append('s', 'any', 'c'))).toEqual({ kind: 'stream-deleted' })
  expect(batch.result().events.map(({ revision }) => revision)).toEqual([0n, TOMBSTONE])
})

test('a stream that is deleted and written in one batch is readable from its next revision on', () => {
  const batch = batchOf({ s: { id: 1n, last: 2n, metadata: undefined } })
  batch.decide(writeOf('delete', 's', 2n, [metadataEvent(SOFT_DELETE)]))
  batch.decide(append('s', NO_STREAM, 'a'))
  const described = batch.result().events.filter(({ stream }) => stream === '$$s')
  expect(described.map(({ data }) => Buffer.from(data).toString())).toEqual([SOFT_DELETE.toString(), '{"$tb":3}'])
})

test('no write leaves nothing to commit', () => {
  const metadata = parseMetadata(SOFT_DELETE)
  const batch = batchOf({ s: { id: 1n, last: 0n, metadata: undefined }, $$s: { id: 2n, last: 0n, metadata } })
  expect(batch.decide(append('s', 'any', ''))).toEqual({ kind: 'written', revision: 0n, position: undefined })
  expect(batch.result().events).toEqual([])
})
