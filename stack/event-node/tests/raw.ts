import { once } from 'node:events'
import { credentials, type ClientDuplexStream } from '@grpc/grpc-js'
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js'
import timestampPb from 'google-protobuf/google/protobuf/timestamp_pb.js'
import sharedPb from '@eventstore/db-client/generated/shared_pb.js'
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js'
import streamsPb from '@eventstore/db-client/generated/streams_pb.js'
import type { BatchAppendReq, BatchAppendResp, ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import type { NodeProcess } from './node.ts'

/** The protocol itself, for what the client cannot say. */
export const rawClient = ({ address }: NodeProcess) =>
  new streamsGrpc.StreamsClient(address, credentials.createInsecure())

const textId = (text: string) => new sharedPb.UUID().setString(text)

export const structuredId = (most: bigint, least: bigint) =>
  new sharedPb.UUID().setStructured(
    new sharedPb.UUID.Structured().setMostSignificantBits(String(most)).setLeastSignificantBits(String(least)),
  )

const identifier = (stream: string) => new sharedPb.StreamIdentifier().setStreamName(Buffer.from(stream))

type Part = {
  readonly correlation: string
  readonly stream?: string
  readonly id?: string | InstanceType<typeof sharedPb.UUID>
  readonly deadlineMs?: number
  readonly isFinal?: boolean
  readonly data?: Uint8Array
  readonly type?: string
}

/** One request of an append at any revision; without a stream it is a later part. */
export const part = ({ correlation, stream, id, deadlineMs = 60_000, isFinal = true, data, type = 'x' }: Part) => {
  const request = new streamsPb.BatchAppendReq().setCorrelationId(textId(correlation)).setIsFinal(isFinal)
  if (stream !== undefined) {
    const deadline = timestampPb.Timestamp.fromDate(new Date(Date.now() + deadlineMs))
    const options = new streamsPb.BatchAppendReq.Options().setStreamIdentifier(identifier(stream)).setDeadline(deadline)
    request.setOptions(options.setAny(new emptyPb.Empty()))
  }
  if (id === undefined) return request
  const message = new streamsPb.BatchAppendReq.ProposedMessage()
  message.setId(typeof id === 'string' ? textId(id) : id)
  message.getMetadataMap().set('type', type).set('content-type', 'application/octet-stream')
  if (data) message.setData(data)
  request.addProposedMessages(message)
  return request
}

type BatchCall = ClientDuplexStream<BatchAppendReq, BatchAppendResp>

/** Writes as fast as the node takes it; stops waiting when `patience` is over, and says how many it wrote. */
export const writeAll = async (call: BatchCall, requests: readonly BatchAppendReq[], patience?: AbortSignal) => {
  let written = 0
  for (const request of requests) {
    const goesOn = call.write(request)
    written += 1
    if (goesOn) continue
    try {
      await once(call, 'drain', { signal: patience })
    } catch (error) {
      if (patience?.aborted) return written
      throw error
    }
  }
  return written
}

/** All answers of a batch call until the node ends it, by correlation id. */
export const answersOf = (call: BatchCall) => {
  const answers = new Map<string, BatchAppendResp[]>()
  const ended = new Promise<void>((resolve, reject) => {
    call.on('data', (answer: BatchAppendResp) => {
      const correlation = answer.getCorrelationId()?.getString() ?? ''
      answers.set(correlation, [...(answers.get(correlation) ?? []), answer])
    })
    call.once('end', resolve).once('error', reject)
  })
  return { answers, ended }
}

export const kindOf = (answer: BatchAppendResp | undefined) =>
  answer?.hasSuccess() ? 'success' : (answer?.getError()?.getDetails()?.getTypeName().split('.').at(-1) ?? 'nothing')

/** Reads a stream from its start; the ids come as two numbers when asked for. */
export const readRaw = (node: NodeProcess, stream: string, isStructured: boolean) => {
  const options = new streamsPb.ReadReq.Options()
    .setStream(
      new streamsPb.ReadReq.Options.StreamOptions()
        .setStreamIdentifier(identifier(stream))
        .setStart(new sharedPb.Empty()),
    )
    .setCount('100')
    .setNoFilter(new sharedPb.Empty())
  const uuid = new streamsPb.ReadReq.Options.UUIDOption()
  if (isStructured) uuid.setStructured(new sharedPb.Empty())
  else uuid.setString(new sharedPb.Empty())
  const client = rawClient(node)
  return new Promise<ReadResp[]>((resolve, reject) => {
    const answers: ReadResp[] = []
    client
      .read(new streamsPb.ReadReq().setOptions(options.setUuidOption(uuid)))
      .on('data', (answer: ReadResp) => answers.push(answer))
      .on('error', reject)
      .on('end', () => {
        client.close()
        resolve(answers)
      })
  })
}
