import streamsPb from '@eventstore/db-client/generated/streams_pb.js'
import type { DeleteReq, TombstoneReq } from '@eventstore/db-client/generated/streams_pb.js'
import type { Open } from './calls.ts'
import { badRequest, faultOf, streamDeleted, wrongVersion } from './failures.ts'
import { SOFT_DELETE } from './metadata.ts'
import { empty, expectedOf, streamNameOf } from './proto.ts'
import { metadataEvent, tombstoneEvent } from './systemEvents.ts'
import { isMetastream, type Expected, type Outcome, type Proposed } from './types.ts'
import type { Writer } from './writer.ts'

/** @throws Fault */
const positionOf = (stream: string, expected: Expected, outcome: Outcome) => {
  switch (outcome.kind) {
    case 'written':
      return outcome.position
    case 'wrong-version':
      throw wrongVersion(stream, expected, outcome.current)
    case 'stream-deleted':
      throw streamDeleted(stream)
  }
}

type Removal = { readonly kind: 'delete' | 'tombstone'; readonly event: Proposed }

/** Deletes softly, or for good. The position is that of the event that says so. */
const remove = (
  writer: Writer,
  { kind, event }: Removal,
  options: DeleteReq.Options | TombstoneReq.Options | undefined,
  { signal, fail }: Open,
  reply: (position: string | undefined) => void,
) => {
  try {
    if (!options) throw badRequest('the options are missing')
    const stream = streamNameOf(options.getStreamIdentifier())
    if (isMetastream(stream)) throw badRequest('a metastream cannot be deleted')
    const expected = expectedOf(options, options.hasRevision() ? options.getRevision() : undefined)
    writer.submit({
      kind,
      stream,
      expected,
      events: [event],
      sizeBytes: event.data.length,
      isAbandoned: () => signal.aborted,
      settle: (outcome) => {
        try {
          reply(positionOf(stream, expected, outcome)?.toString())
        } catch (error) {
          fail(faultOf(error))
        }
      },
    })
  } catch (error) {
    fail(faultOf(error))
  }
}

export const deleteStream = (
  writer: Writer,
  request: DeleteReq,
  open: Open,
  reply: (answer: InstanceType<typeof streamsPb.DeleteResp>) => void,
) =>
  remove(writer, { kind: 'delete', event: metadataEvent(SOFT_DELETE) }, request.getOptions(), open, (position) => {
    const { DeleteResp } = streamsPb
    const answer = new DeleteResp()
    if (position === undefined) answer.setNoPosition(empty())
    else answer.setPosition(new DeleteResp.Position().setCommitPosition(position).setPreparePosition(position))
    open.finish(() => reply(answer))
  })

export const tombstone = (
  writer: Writer,
  request: TombstoneReq,
  open: Open,
  reply: (answer: InstanceType<typeof streamsPb.TombstoneResp>) => void,
) =>
  remove(writer, { kind: 'tombstone', event: tombstoneEvent() }, request.getOptions(), open, (position) => {
    const { TombstoneResp } = streamsPb
    const answer = new TombstoneResp()
    if (position === undefined) answer.setNoPosition(empty())
    else answer.setPosition(new TombstoneResp.Position().setCommitPosition(position).setPreparePosition(position))
    open.finish(() => reply(answer))
  })
