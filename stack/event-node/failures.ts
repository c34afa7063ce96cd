import { Metadata, status } from '@grpc/grpc-js'
import { NO_STREAM, type Expected } from './types.ts'

/** The answer to a call that failed, with the trailers that the client turns into its own error class. */
export class Fault extends Error {
  readonly code: status
  readonly details: string
  readonly metadata = new Metadata()

  constructor(code: status, details: string, trailers: Readonly<Record<string, string>> = {}) {
    super(details)
    this.code = code
    this.details = details
    for (const [name, value] of Object.entries(trailers)) this.metadata.set(name, value)
  }
}

/** Trailers hold printable ASCII only. What is ASCII stays as it is, since the client decodes nothing. */
const ascii = (name: string) => name.replace(/[^\x20-\x7e]+/gu, encodeURIComponent)

export const badRequest = (message: string) => new Fault(status.INVALID_ARGUMENT, message)

export const missingProperty = () =>
  new Fault(status.INVALID_ARGUMENT, 'type and content-type are required', {
    exception: 'missing-required-metadata-property',
    'required-metadata-properties': 'type,content-type',
  })

export const tooBig = (limit: number) =>
  new Fault(status.INVALID_ARGUMENT, `an append may hold ${limit} bytes`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(limit),
  })

export const accessDenied = () => new Fault(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' })
export const wrongPassword = () => new Fault(status.UNAUTHENTICATED, 'Unauthenticated')

export const streamDeleted = (stream: string) =>
  new Fault(status.FAILED_PRECONDITION, `Event stream '${ascii(stream)}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': ascii(stream),
  })

const EXPECTED = { any: '-2', stream_exists: '-4' } as const

export const wrongVersion = (stream: string, expected: Expected, current: bigint) =>
  new Fault(status.FAILED_PRECONDITION, `Append failed due to WrongExpectedVersion. Stream: ${ascii(stream)}`, {
    exception: 'wrong-expected-version',
    'stream-name': ascii(stream),
    'expected-version': typeof expected === 'bigint' ? String(expected) : EXPECTED[expected],
    ...(current === NO_STREAM ? {} : { 'actual-version': String(current) }),
  })

export const notReady = () => new Fault(status.UNAVAILABLE, 'Server Is Not Ready')
export const closing = () => new Fault(status.CANCELLED, 'The server is stopping')
const unknown = () => new Fault(status.UNKNOWN, 'Unknown')

/** What was not foreseen is a fault of the node: it is logged whole, or it would look like the client's. */
export const faultOf = (error: unknown) => {
  if (error instanceof Fault) return error
  console.error('event node: a call failed:', error)
  return unknown()
}
