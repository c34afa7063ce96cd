import streamsPb from '@eventstore/db-client/generated/streams_pb.js'
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import { eventResponse, notFoundResponse } from './responses.ts'
import type { Output } from './calls.ts'
import { badRequest } from './failures.ts'
import { filterOf } from './filter.ts'
import { resolve } from './links.ts'
import type { Log } from './log.ts'
import { PAGE } from './pages.ts'
import { clamped, streamNameOf } from './proto.ts'
import { TOMBSTONE, type Stored } from './types.ts'
import { viewOf, type View } from './view.ts'

const { BACKWARDS } = streamsPb.ReadReq.Options.ReadDirection
type Options = ReadReq.Options

const directionOf = (options: Options) => (options.getReadDirection() === BACKWARDS ? 'backwards' : 'forwards')
const limitOf = (left: bigint) => (left < BigInt(PAGE) ? Number(left) : PAGE)

/** Forwards the position itself is read, backwards it is not. */
async function* eventsOfAll({ pages, tail }: Log, options: Options, count: bigint): AsyncGenerator<Stored> {
  const direction = directionOf(options)
  const all = options.getAll()
  const head = tail.head()
  const matches = filterOf(options)?.matches
  let from = direction === 'forwards' ? 0n : head + 1n
  if (all?.hasEnd() && direction === 'forwards') return
  const position = all?.getPosition()
  if (position) from = clamped(position.getCommitPosition())

  for (let left = count; left > 0n;) {
    const limit = matches ? PAGE : limitOf(left)
    const page = await pages.all({ direction, from, head }, limit)
    for (const event of page) {
      if (matches && !matches(event)) continue
      yield event
      left -= 1n
      if (left === 0n) return
    }
    const last = page.at(-1)
    if (!last || page.length < limit) return
    from = direction === 'forwards' ? last.position + 1n : last.position
  }
}

async function* eventsOfStream(
  { pages, tail }: Log,
  options: Options,
  view: View,
  count: bigint,
): AsyncGenerator<Stored> {
  const direction = directionOf(options)
  const stream = options.getStream()
  const head = tail.head()
  if (stream?.hasEnd() && direction === 'forwards') return
  let from = direction === 'forwards' ? 0n : TOMBSTONE
  if (stream?.hasRevision()) from = clamped(stream.getRevision())
  const name = streamNameOf(stream?.getStreamIdentifier())
  /**
   * Who knows the beginning asks for what was written lately, which is in memory. Who reads a stream whole is given what
   * the table holds, so that bytes that were changed there are found; so is who reads one that hides some of its events.
   */
  const isOfEnd = direction === 'forwards' && from > 0n && view.createdAfter < 0n
  const recent = (limit: number) =>
    isOfEnd && view.firstRevision <= from ? tail.ofStream(name, from, limit, head) : undefined

  for (let left = count; left > 0n;) {
    const limit = limitOf(left)
    const page = recent(limit) ?? (await pages.stream({ ...view, direction, from, head, limit }))
    yield* page
    left -= BigInt(page.length)
    const last = page.at(-1)
    if (!last || page.length < limit) return
    from = last.revision + (direction === 'forwards' ? 1n : -1n)
  }
}

const eventsOf = async (log: Log, options: Options, { send }: Output<ReadResp>) => {
  const count = BigInt(options.getCount())
  if (options.hasAll()) return eventsOfAll(log, options, count)
  if (!options.hasStream()) throw badRequest('neither a stream nor all')
  const name = streamNameOf(options.getStream()?.getStreamIdentifier())
  const view = await viewOf(log.streams, name)
  if (view) return eventsOfStream(log, options, view, count)
  await send(notFoundResponse(name))
  return undefined
}

/** One read with an end. Its head is taken once: what commits meanwhile is not part of it. */
export const read = async (log: Log, options: Options, output: Output<ReadResp>) => {
  const events = await eventsOf(log, options, output)
  if (!events) return
  const isStructured = options.getUuidOption()?.hasStructured() ?? false
  for await (const event of events) {
    const resolved = options.getResolveLinks() ? await resolve(log, event) : { event, link: undefined }
    await output.send(eventResponse(resolved, isStructured))
    if (output.signal.aborted) return
  }
}
