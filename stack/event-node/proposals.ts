import type { BatchAppendReq, AppendReq } from '@eventstore/db-client/generated/streams_pb.js'
import { badRequest, missingProperty, tooBig } from './failures.ts'
import { uuidOf } from './proto.ts'
import type { Proposed } from './types.ts'

/** @number size of an append to the event node */
export const MAX_APPEND_BYTES = 1024 * 1024
/** @number events of an append to the event node */
const MAX_EVENTS = 100_000 // one append is one commit: its rows are bounded even when its events are empty
const JSON_TYPE = 'application/json'

/** @throws Fault for an event that cannot be kept */
const proposedOf = (message: BatchAppendReq.ProposedMessage | AppendReq.ProposedMessage): Proposed => {
  const properties = message.getMetadataMap()
  const type = properties.get('type')
  const contentType = properties.get('content-type')
  if (type === undefined || contentType === undefined) throw missingProperty()
  if (type.includes('\0')) throw badRequest('an event type holds a NUL')
  return {
    id: uuidOf(message.getId()),
    type,
    isJson: contentType === JSON_TYPE,
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  }
}

/** Gathers the events of one append, which may come in several messages, within the limit of its size. */
export const createProposal = () => {
  const events: Proposed[] = []
  let sizeBytes = 0
  return {
    events,
    sizeBytes: () => sizeBytes,
    /** @throws Fault */
    add: (message: BatchAppendReq.ProposedMessage | AppendReq.ProposedMessage) => {
      const event = proposedOf(message)
      sizeBytes += event.data.length + event.metadata.length + 2 * event.type.length
      if (sizeBytes > MAX_APPEND_BYTES) throw tooBig(MAX_APPEND_BYTES)
      if (events.length === MAX_EVENTS) throw badRequest(`an append may hold ${MAX_EVENTS} events`)
      events.push(event)
    },
  }
}
