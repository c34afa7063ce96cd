import type {
  handleBidiStreamingCall,
  handleClientStreamingCall,
  handleServerStreamingCall,
  handleUnaryCall,
  Metadata,
} from '@grpc/grpc-js'
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
  DeleteReq,
  DeleteResp,
  ReadReq,
  ReadResp,
  TombstoneReq,
  TombstoneResp,
} from '@eventstore/db-client/generated/streams_pb.js'
import type { Door } from './access.ts'
import { append } from './append.ts'
import { batchAppend } from './batchAppend.ts'
import { open, outputOf, type Calls } from './calls.ts'
import { badRequest, faultOf, notReady } from './failures.ts'
import type { Log } from './log.ts'
import { read } from './read.ts'
import { deleteStream, tombstone } from './remove.ts'
import { subscribe } from './subscribe.ts'
import type { Writer } from './writer.ts'

export type Node = { readonly log: Log; readonly writer: Writer; readonly calls: Calls }

/** The Streams service behind one door. */
export const streamsHandlers = ({ log, writer, calls }: Node, door: Door) => {
  const refusalOf = (metadata: Metadata) => (calls.isStopping() ? notReady() : door(metadata))

  const handleRead: handleServerStreamingCall<ReadReq, ReadResp> = (call) => {
    const opened = calls.trackStream(open(call, (fault) => call.emit('error', fault)))
    const { fail, finish } = opened
    const refusal = refusalOf(call.metadata)
    if (refusal) return fail(refusal)
    const options = call.request.getOptions()
    if (!options) return fail(badRequest('the options are missing'))
    const act = options.hasSubscription() ? subscribe : read
    void act(log, options, outputOf(call, opened)).then(
      () => finish(() => call.end()),
      (error: unknown) => fail(faultOf(error)),
    )
  }

  const handleBatchAppend: handleBidiStreamingCall<BatchAppendReq, BatchAppendResp> = (call) => {
    const opened = calls.trackStream(open(call, (fault) => call.emit('error', fault)))
    const refusal = refusalOf(call.metadata)
    if (refusal) opened.fail(refusal)
    else batchAppend(writer, call, opened)
  }

  const handleAppend: handleClientStreamingCall<AppendReq, AppendResp> = (call, reply) => {
    const opened = calls.trackAppend(open(call, (fault) => reply(fault)))
    const refusal = refusalOf(call.metadata)
    if (refusal) opened.fail(refusal)
    else append(writer, call, opened, (answer) => reply(null, answer))
  }

  const handleDelete: handleUnaryCall<DeleteReq, DeleteResp> = (call, reply) => {
    const opened = calls.trackAppend(open(call, (fault) => reply(fault)))
    const refusal = refusalOf(call.metadata)
    if (refusal) opened.fail(refusal)
    else deleteStream(writer, call.request, opened, (answer) => reply(null, answer))
  }

  const handleTombstone: handleUnaryCall<TombstoneReq, TombstoneResp> = (call, reply) => {
    const opened = calls.trackAppend(open(call, (fault) => reply(fault)))
    const refusal = refusalOf(call.metadata)
    if (refusal) opened.fail(refusal)
    else tombstone(writer, call.request, opened, (answer) => reply(null, answer))
  }

  return {
    read: handleRead,
    append: handleAppend,
    batchAppend: handleBatchAppend,
    delete: handleDelete,
    tombstone: handleTombstone,
  }
}
