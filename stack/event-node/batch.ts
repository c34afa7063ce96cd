import { check, needsIds } from './check.ts'
import { isSoftDeleted, parseMetadata, undeleted } from './metadata.ts'
import { metadataEvent } from './systemEvents.ts'
import type { Batch, Match, MatchRow } from './store.ts'
import type { Stream } from './streams.ts'
import {
  isMetastream,
  metastreamOf,
  NO_STREAM,
  subjectOf,
  ticksOf,
  TOMBSTONE,
  type Outcome,
  type Proposed,
  type Stored,
  type Write,
} from './types.ts'

/** Positions are like byte offsets, so that nobody counts on the next one. */
const POSITION_OVERHEAD = 64

/** The streams a write may look at. */
export const namesOf = ({ stream }: Write) => [subjectOf(stream), metastreamOf(subjectOf(stream))]

/** The committed ids that the checks of these writes will ask for. */
export const idsOf = (writes: readonly Write[], streams: ReadonlyMap<string, Stream>) => {
  const streamIds: bigint[] = []
  const ids: string[] = []
  for (const { stream, expected, events } of writes) {
    const committed = streams.get(stream)
    if (!committed || !needsIds(expected, committed.last)) continue
    for (const { id } of events) {
      streamIds.push(committed.id)
      ids.push(id)
    }
  }
  return { streamIds, ids }
}

type Start = {
  readonly position: bigint
  readonly lastStreamId: bigint
  readonly nowMs: number
  /** Becomes the streams as they are after the batch. */
  readonly streams: Map<string, Stream>
  readonly committed: readonly MatchRow[]
}

/** Decides writes in their order, each on what the earlier ones of the batch leave behind. Touches no database. */
export const createBatch = ({ position: start, lastStreamId, nowMs, streams, committed }: Start) => {
  const events: (Stored & { readonly streamId: bigint })[] = []
  const touched = new Set<string>()
  const matches = new Map<string, Match[]>()
  const createdTicks = ticksOf(nowMs)
  let position = start
  let nextStreamId = lastStreamId

  const addMatch = (streamId: bigint, id: string, match: Match) => {
    const key = `${streamId} ${id}`
    const earlier = matches.get(key)
    if (earlier) earlier.push(match)
    else matches.set(key, [match])
  }
  for (const { streamId, id, ...match } of committed) addMatch(streamId, id, match)

  const lastOf = (name: string) => streams.get(name)?.last ?? NO_STREAM
  const metadataOf = (subject: string) => streams.get(metastreamOf(subject))?.metadata

  const push = (name: string, event: Proposed, revision = lastOf(name) + 1n): Outcome => {
    const existing = streams.get(name)
    const streamId = existing?.id ?? (nextStreamId += 1n)
    position += BigInt(event.data.length + event.metadata.length + POSITION_OVERHEAD)
    events.push({ ...event, position, stream: name, streamId, revision, createdTicks })
    addMatch(streamId, event.id, { revision, position })
    const metadata = isMetastream(name) ? parseMetadata(event.data) : undefined
    streams.set(name, { id: streamId, last: revision, metadata })
    touched.add(name)
    return { kind: 'written', revision, position }
  }

  const pushEach = (name: string, proposed: readonly Proposed[], revision?: bigint): Outcome => {
    let outcome: Outcome = { kind: 'written', revision: lastOf(name), position: undefined }
    for (const event of proposed) outcome = push(name, event, revision)
    return outcome
  }

  /** A soft-deleted stream that is written to, or described, is readable again from its next revision on. */
  const append = ({ stream, events: proposed }: Write): Outcome => {
    const subject = subjectOf(stream)
    const wasDeleted = isSoftDeleted(metadataOf(subject))
    const next = lastOf(subject) + 1n
    const outcome = pushEach(stream, proposed)
    const metadata = metadataOf(subject)
    if (wasDeleted && metadata && proposed.length > 0)
      push(metastreamOf(subject), metadataEvent(undeleted(metadata, next)))
    return outcome
  }

  const decide = (write: Write): Outcome => {
    const { stream, expected } = write
    const subject = subjectOf(stream)
    if (lastOf(subject) === TOMBSTONE) return { kind: 'stream-deleted' }
    const isOwn = isMetastream(stream)
    const last = lastOf(stream)
    const facts = {
      last,
      isSoftDeleted: !isOwn && isSoftDeleted(metadataOf(subject)),
      hasMetadata: !isOwn && metadataOf(subject) !== undefined,
    }
    const streamId = streams.get(stream)?.id
    const ids = write.events.map(({ id }) => id)
    const verdict = check(facts, expected, ids, (id) => matches.get(`${streamId} ${id}`) ?? [])
    switch (verdict.kind) {
      case 'stream-deleted':
        return verdict
      case 'wrong-version':
        return { ...verdict, current: last }
      case 'repeat':
        return { kind: 'written', ...verdict.last }
      case 'write':
        break
    }
    switch (write.kind) {
      case 'append':
        return append(write)
      case 'tombstone':
        return pushEach(stream, write.events, TOMBSTONE)
      case 'delete':
        if (last === NO_STREAM && !facts.hasMetadata) return { kind: 'wrong-version', current: NO_STREAM }
        return pushEach(metastreamOf(stream), write.events)
    }
  }

  return {
    decide,
    result: (): Batch & { readonly lastStreamId: bigint } => ({
      events,
      position,
      lastStreamId: nextStreamId,
      streams: [...touched].flatMap((name) => {
        const stream = streams.get(name)
        return stream ? [{ name, id: stream.id, last: stream.last }] : []
      }),
    }),
  }
}
