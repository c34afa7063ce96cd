import { streamDeleted } from './failures.ts'
import { firstVisible, isSoftDeleted, METASTREAM } from './metadata.ts'
import type { Stream, Streams } from './streams.ts'
import { isMetastream, metastreamOf, subjectOf, ticksOf, TOMBSTONE } from './types.ts'

/** What a stream shows: events from a revision on, created after an instant. */
export type View = {
  readonly streamId: bigint
  readonly last: bigint
  readonly firstRevision: bigint
  readonly createdAfter: bigint
}

const metadataOf = (name: string, found: ReadonlyMap<string, Stream>) =>
  isMetastream(name) ? METASTREAM : found.get(metastreamOf(name))?.metadata

/**
 * @returns undefined for a stream that was never written or is soft-deleted
 * @throws Fault for a tombstoned stream, and for the metastream of one
 */
export const viewOf = async (streams: Streams, name: string): Promise<View | undefined> => {
  const subject = subjectOf(name)
  const found = await streams.load(new Set([name, subject, metastreamOf(name)]))
  if (found.get(subject)?.last === TOMBSTONE) throw streamDeleted(name)
  const stream = found.get(name)
  const metadata = metadataOf(name, found)
  if (!stream || isSoftDeleted(metadata)) return undefined
  return {
    streamId: stream.id,
    last: stream.last,
    firstRevision: metadata ? firstVisible(metadata, stream.last) : 0n,
    createdAfter: metadata?.maxAgeMs === undefined ? -1n : ticksOf(Date.now() - metadata.maxAgeMs),
  }
}
