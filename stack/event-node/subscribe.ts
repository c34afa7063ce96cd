import { randomUUID } from 'node:crypto'
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import { caughtUp, checkpoint, confirmation, eventResponse } from './responses.ts'
import type { Output } from './calls.ts'
import { badRequest, streamDeleted } from './failures.ts'
import { filterOf, type Filter } from './filter.ts'
import { followAll, followStream } from './follow.ts'
import { resolve } from './links.ts'
import type { Log } from './log.ts'
import { streamNameOf } from './proto.ts'
import { TOMBSTONE } from './types.ts'

type Options = ReadReq.Options

const cursorOf = async (log: Log, options: Options) => {
  if (options.hasAll()) return { cursor: followAll(log, options), stream: undefined }
  if (!options.hasStream()) throw badRequest('neither a stream nor all')
  const stream = streamNameOf(options.getStream()?.getStreamIdentifier())
  return { cursor: await followStream(log, options, stream), stream }
}

/** Checkpoints of a filtered subscription: at each interval and once at the head, never the same twice. */
const checkpoints = (filter: Filter | undefined, { send }: Output<ReadResp>) => {
  let considered = 0
  let sent = 0n
  const mark = async (position: bigint) => {
    if (!filter || position <= sent) return
    sent = position
    await send(checkpoint(position))
  }
  return {
    mark,
    consider: async (position: bigint) => {
      considered += 1
      if (filter && considered % filter.checkpointInterval === 0) await mark(position)
    },
  }
}

/**
 * Pulls, writes as fast as the reader takes it, and waits at the head. Nothing is queued for a slow reader and
 * nothing it has not seen is dropped. Ends only by the reader's leave or with an error: an OK would be a silent end.
 */
export const subscribe = async (log: Log, options: Options, output: Output<ReadResp>) => {
  const { send, signal } = output
  const filter = options.hasAll() ? filterOf(options) : undefined
  const isStructured = options.getUuidOption()?.hasStructured() ?? false
  const { cursor, stream } = await cursorOf(log, options)
  const { mark, consider } = checkpoints(filter, output)
  let hasCaughtUp = false
  await send(confirmation(randomUUID()))

  while (!signal.aborted) {
    const { events, position, isAtHead } = await cursor.next()
    for (const event of events) {
      if (signal.aborted) return
      if (!filter || filter.matches(event)) {
        const resolved = options.getResolveLinks() ? await resolve(log, event) : { event, link: undefined }
        await send(eventResponse(resolved, isStructured))
      }
      await consider(event.position)
      if (stream !== undefined && event.revision === TOMBSTONE) throw streamDeleted(stream)
    }
    if (!isAtHead) continue
    if (!hasCaughtUp) {
      hasCaughtUp = true
      await mark(position)
      await send(caughtUp())
    }
    if (position >= log.tail.head()) await log.tail.moved(signal)
  }
}
