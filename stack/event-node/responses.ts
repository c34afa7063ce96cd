import streamsPb from '@eventstore/db-client/generated/streams_pb.js'
import { streamIdentifier, uuid } from './proto.ts'
import type { Stored } from './types.ts'

const { ReadResp } = streamsPb
const { ReadEvent } = ReadResp

const recorded = (event: Stored, isStructured: boolean) => {
  const message = new ReadEvent.RecordedEvent()
  const position = event.position.toString()
  message.setId(uuid(event.id, isStructured))
  message.setStreamIdentifier(streamIdentifier(event.stream))
  message.setStreamRevision(event.revision.toString())
  message.setCommitPosition(position)
  message.setPreparePosition(position)
  message
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', event.isJson ? 'application/json' : 'application/octet-stream')
    .set('created', event.createdTicks.toString())
  message.setCustomMetadata(event.metadata)
  message.setData(event.data)
  return message
}

export type Resolved = { readonly event: Stored | undefined; readonly link: Stored | undefined }

export const eventResponse = ({ event, link }: Resolved, isStructured: boolean) => {
  const message = new ReadEvent()
  if (event) message.setEvent(recorded(event, isStructured))
  if (link) message.setLink(recorded(link, isStructured))
  const position = (link ?? event)?.position
  if (position !== undefined) message.setCommitPosition(position.toString())
  return new ReadResp().setEvent(message)
}

export const notFoundResponse = (stream: string) =>
  new ReadResp().setStreamNotFound(new ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(stream)))

export const confirmation = (id: string) =>
  new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation().setSubscriptionId(id))

export const caughtUp = () => new ReadResp().setCaughtUp(new ReadResp.CaughtUp())

export const checkpoint = (position: bigint) => {
  const text = position.toString()
  return new ReadResp().setCheckpoint(new ReadResp.Checkpoint().setCommitPosition(text).setPreparePosition(text))
}
