import { status } from '@grpc/grpc-js'
import anyPb from 'google-protobuf/google/protobuf/any_pb.js'
import type { Message } from 'google-protobuf'
import codePb from '@eventstore/db-client/generated/code_pb.js'
import type { Code } from '@eventstore/db-client/generated/code_pb.js'
import sharedPb from '@eventstore/db-client/generated/shared_pb.js'
import statusPb from '@eventstore/db-client/generated/status_pb.js'
import streamsPb from '@eventstore/db-client/generated/streams_pb.js'
import type { Fault } from './failures.ts'
import { googleEmpty } from './proto.ts'
import { MAX_APPEND_BYTES } from './proposals.ts'
import { NO_STREAM, type Expected, type Outcome } from './types.ts'

const { ALREADY_EXISTS, DEADLINE_EXCEEDED, INVALID_ARGUMENT, NOT_FOUND, UNKNOWN } = codePb.Code
type Identifier = InstanceType<typeof sharedPb.StreamIdentifier>

/** A status whose details are missing crashes the client: each has a type. */
const failure = (code: Code, message: string, typeName: string, details: Message) => {
  const any = new anyPb.Any()
  any.pack(details.serializeBinary(), `event_store.client.${typeName}`)
  return new statusPb.Status().setCode(code).setMessage(message).setDetails(any)
}

const wrongVersion = (expected: Expected, current: bigint) => {
  const details = new sharedPb.WrongExpectedVersion()
  if (current === NO_STREAM) details.setCurrentNoStream(googleEmpty())
  else details.setCurrentStreamRevision(current.toString())
  if (expected === 'any') details.setExpectedAny(googleEmpty())
  else if (expected === 'stream_exists') details.setExpectedStreamExists(googleEmpty())
  else if (expected === NO_STREAM) details.setExpectedNoStream(googleEmpty())
  else details.setExpectedStreamPosition(expected.toString())
  return failure(ALREADY_EXISTS, 'WrongExpectedVersion', 'WrongExpectedVersion', details)
}

const written = (revision: bigint, position: bigint | undefined) => {
  const success = new streamsPb.BatchAppendResp.Success()
  if (revision === NO_STREAM) success.setNoStream(googleEmpty())
  else success.setCurrentRevision(revision.toString())
  if (position === undefined) return success.setNoPosition(googleEmpty())
  const text = position.toString()
  return success.setPosition(new sharedPb.AllStreamPosition().setCommitPosition(text).setPreparePosition(text))
}

const answer = (identifier: Identifier) => new streamsPb.BatchAppendResp().setStreamIdentifier(identifier)

export const outcomeResponse = (identifier: Identifier, expected: Expected, outcome: Outcome) => {
  switch (outcome.kind) {
    case 'written':
      return answer(identifier).setSuccess(written(outcome.revision, outcome.position))
    case 'wrong-version':
      return answer(identifier).setError(wrongVersion(expected, outcome.current))
    case 'stream-deleted': {
      const details = new sharedPb.StreamDeleted().setStreamIdentifier(identifier)
      return answer(identifier).setError(failure(NOT_FOUND, 'StreamDeleted', 'StreamDeleted', details))
    }
  }
}

export const timeoutResponse = (identifier: Identifier) =>
  answer(identifier).setError(failure(DEADLINE_EXCEEDED, 'Timeout', 'Timeout', new sharedPb.Timeout()))

const detailsOf = (fault: Fault) => {
  if (fault.metadata.get('exception')[0] === 'maximum-append-size-exceeded') {
    const details = new sharedPb.MaximumAppendSizeExceeded().setMaxappendsize(MAX_APPEND_BYTES)
    return failure(INVALID_ARGUMENT, 'MaximumAppendSizeExceeded', 'MaximumAppendSizeExceeded', details)
  }
  if (fault.code === status.INVALID_ARGUMENT) {
    const details = new sharedPb.BadRequest().setMessage(fault.details)
    return failure(INVALID_ARGUMENT, 'BadRequest', 'BadRequest', details)
  }
  return failure(UNKNOWN, 'Unknown', 'Unknown', new sharedPb.Unknown())
}

export const faultResponse = (identifier: Identifier, fault: Fault) => answer(identifier).setError(detailsOf(fault))
