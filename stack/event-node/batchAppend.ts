import type { ServerDuplexStream } from '@grpc/grpc-js'
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js'
import { drained, type Open } from './calls.ts'
import { createPendingAppend, type PendingAppend } from './pendingAppend.ts'
import type { Writer } from './writer.ts'

const keyOf = (request: BatchAppendReq) => {
  const id = request.getCorrelationId()
  const structured = id?.getStructured()
  if (structured) return `${structured.getMostSignificantBits()} ${structured.getLeastSignificantBits()}`
  return id?.getString() ?? ''
}

/** All appends of a client, interleaved; each is written when its last part has come, in that order. */
export const batchAppend = (
  writer: Writer,
  call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>,
  { signal, finish }: Open,
) => {
  const appends = new Map<string, PendingAppend>()
  let unanswered = 0
  let isHalfClosed = false

  const endWhenAnswered = () => {
    if (isHalfClosed && unanswered === 0) finish(() => call.end())
  }

  const begin = (key: string, request: BatchAppendReq, options: BatchAppendReq.Options) => {
    const append = createPendingAppend(writer, options, (answer) => {
      if (!signal.aborted) call.write(answer.setCorrelationId(request.getCorrelationId()))
      unanswered -= 1
      if (append.isOver()) appends.delete(key)
      endWhenAnswered()
    })
    unanswered += 1
    appends.set(key, append)
    append.arm()
    return append
  }

  const take = (request: BatchAppendReq) => {
    const key = keyOf(request)
    const options = request.getOptions()
    const append = appends.get(key) ?? (options && begin(key, request, options))
    append?.give(request)
    if (append?.isOver()) appends.delete(key)
  }

  /** Not reading on is what holds the client back, over HTTP/2. */
  const hold = async () => {
    call.pause()
    if (writer.isFull()) await writer.room()
    if (call.writableNeedDrain) await drained(call, signal)
    call.resume()
  }

  call.on('data', (request: BatchAppendReq) => {
    take(request)
    if ((writer.isFull() || call.writableNeedDrain) && !call.isPaused()) void hold()
  })
  call.on('end', () => {
    isHalfClosed = true
    for (const append of appends.values()) append.close()
    endWhenAnswered()
  })
  signal.addEventListener('abort', () => {
    for (const append of appends.values()) append.abandon()
  })
}
