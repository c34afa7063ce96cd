import sharedPb from '@eventstore/db-client/generated/shared_pb.js'
import type { StreamIdentifier } from '@eventstore/db-client/generated/shared_pb.js'
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js'
import { faultResponse, outcomeResponse, timeoutResponse } from './batchResponses.ts'
import { badRequest, faultOf, type Fault } from './failures.ts'
import { createProposal } from './proposals.ts'
import { expectedOf, streamNameOf } from './proto.ts'
import type { Writer } from './writer.ts'

/** @number how long an append may take at the event node */
const DEFAULT_DEADLINE_MS = 10_000
const LONGEST_TIMER_MS = 2 ** 31 - 1

const remainingMs = (options: BatchAppendReq.Options) => {
  const deadline = options.getDeadline()
  if (!deadline) return DEFAULT_DEADLINE_MS
  return Math.min(deadline.toDate().getTime() - Date.now(), LONGEST_TIMER_MS)
}

/**
 * One append of a batch call, from its first part to its answer. The client knows no deadline of its own, so every
 * append is answered, and dies of a second answer, so each only once.
 */
export const createPendingAppend = (
  writer: Writer,
  options: BatchAppendReq.Options,
  reply: (answer: BatchAppendResp) => void,
) => {
  const identifier = options.getStreamIdentifier() ?? new sharedPb.StreamIdentifier()
  const proposal = createProposal()
  let isAnswered = false
  let isComplete = false
  let timer: NodeJS.Timeout | undefined

  const answer = (message: (identifier: StreamIdentifier) => BatchAppendResp) => {
    if (isAnswered) return
    isAnswered = true
    clearTimeout(timer)
    reply(message(identifier))
  }
  const refuse = (fault: Fault) => answer(() => faultResponse(identifier, fault))

  const submit = () => {
    const stream = streamNameOf(options.getStreamIdentifier())
    const revision = options.hasStreamPosition() ? options.getStreamPosition() : undefined
    const expected = expectedOf(options, revision)
    writer.submit({
      kind: 'append',
      stream,
      expected,
      events: proposal.events,
      sizeBytes: proposal.sizeBytes(),
      isAbandoned: () => isAnswered,
      settle: (outcome) => answer(() => outcomeResponse(identifier, expected, outcome)),
    })
  }

  return {
    arm: () => {
      const waitMs = remainingMs(options)
      if (waitMs > 0) timer = setTimeout(() => answer(timeoutResponse), waitMs)
      else answer(timeoutResponse)
    },
    /** Takes a part; once answered, or complete, further ones are dropped without a word. */
    give: (request: BatchAppendReq) => {
      if (isComplete) return
      isComplete = request.getIsFinal()
      if (isAnswered) return
      try {
        for (const message of request.getProposedMessagesList()) proposal.add(message)
        if (isComplete) submit()
      } catch (error) {
        refuse(faultOf(error))
      }
    },
    /** No further part will come. */
    close: () => {
      if (!isComplete) refuse(badRequest('the call ended in the middle of an append'))
      isComplete = true
    },
    /** Nobody is there to be answered any more. */
    abandon: () => {
      isAnswered = true
      clearTimeout(timer)
    },
    /** Answered, and no further part will come. */
    isOver: () => isAnswered && isComplete,
  }
}

export type PendingAppend = ReturnType<typeof createPendingAppend>
