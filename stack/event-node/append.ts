import type { ServerReadableStream } from '@grpc/grpc-js'
import streamsPb from '@eventstore/db-client/generated/streams_pb.js'
import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js'
import type { Open } from './calls.ts'
import { badRequest, faultOf, streamDeleted } from './failures.ts'
import { createProposal } from './proposals.ts'
import { empty, expectedOf, streamNameOf } from './proto.ts'
import { NO_STREAM, type Expected, type Outcome } from './types.ts'
import type { Writer } from './writer.ts'

const written = (revision: bigint, position: bigint | undefined) => {
  const success = new streamsPb.AppendResp.Success()
  if (revision === NO_STREAM) success.setNoStream(empty())
  else success.setCurrentRevision(revision.toString())
  if (position === undefined) return success.setNoPosition(empty())
  const text = position.toString()
  return success.setPosition(new streamsPb.AppendResp.Position().setCommitPosition(text).setPreparePosition(text))
}

const wrongVersion = (expected: Expected, current: bigint) => {
  const answer = new streamsPb.AppendResp.WrongExpectedVersion()
  if (current === NO_STREAM) answer.setCurrentNoStream(empty())
  else answer.setCurrentRevision(current.toString())
  if (expected === 'any') return answer.setExpectedAny(empty())
  if (expected === 'stream_exists') return answer.setExpectedStreamExists(empty())
  if (expected === NO_STREAM) return answer.setExpectedNoStream(empty())
  return answer.setExpectedRevision(expected.toString())
}

/** @throws Fault */
const answerOf = (stream: string, expected: Expected, outcome: Outcome) => {
  const answer = new streamsPb.AppendResp()
  switch (outcome.kind) {
    case 'written':
      return answer.setSuccess(written(outcome.revision, outcome.position))
    case 'wrong-version':
      return answer.setWrongExpectedVersion(wrongVersion(expected, outcome.current))
    case 'stream-deleted':
      throw streamDeleted(stream)
  }
}

/** The classic append: a call for each, used with credentials of its own or where BatchAppend is not announced. */
export const append = (
  writer: Writer,
  call: ServerReadableStream<AppendReq, AppendResp>,
  { signal, fail, finish }: Open,
  reply: (answer: AppendResp) => void,
) => {
  const proposal = createProposal()
  let options: AppendReq.Options | undefined
  const attempt = (act: () => void) => {
    if (signal.aborted) return
    try {
      act()
    } catch (error) {
      fail(faultOf(error))
    }
  }

  const submit = () => {
    if (!options) throw badRequest('the options are missing')
    const stream = streamNameOf(options.getStreamIdentifier())
    const expected = expectedOf(options, options.hasRevision() ? options.getRevision() : undefined)
    writer.submit({
      kind: 'append',
      stream,
      expected,
      events: proposal.events,
      sizeBytes: proposal.sizeBytes(),
      isAbandoned: () => signal.aborted,
      settle: (outcome) =>
        attempt(() => {
          const answer = answerOf(stream, expected, outcome)
          finish(() => reply(answer))
        }),
    })
  }

  call.on('data', (request: AppendReq) =>
    attempt(() => {
      options ??= request.getOptions()
      const message = request.getProposedMessage()
      if (message) proposal.add(message)
    }),
  )
  call.on('end', () => attempt(submit))
}
