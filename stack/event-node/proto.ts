import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js'
import sharedPb from '@eventstore/db-client/generated/shared_pb.js'
import type { StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb.js'
import { badRequest } from './failures.ts'
import type { Expected } from './types.ts'
import { NO_STREAM } from './types.ts'

const MAX_NAME_BYTES = 2000 // the unique index on names holds no row of more than about 2,700
const MAX_INT64 = 2n ** 63n - 1n
const utf8 = new TextDecoder('utf-8', { fatal: true })

export const empty = () => new sharedPb.Empty()
export const googleEmpty = () => new emptyPb.Empty()

/** Positions and revisions are unsigned on the wire; nothing lies beyond the signed end. */
export const clamped = (uint64: string) => {
  const value = BigInt(uint64)
  return value > MAX_INT64 ? MAX_INT64 : value
}

export const streamIdentifier = (name: string) => {
  const identifier = new sharedPb.StreamIdentifier()
  identifier.setStreamName(Buffer.from(name))
  return identifier
}

/** @throws Fault for a name that cannot be kept: empty, too long, not UTF-8, or with a NUL */
export const streamNameOf = (identifier: StreamIdentifier | undefined) => {
  const bytes = identifier?.getStreamName_asU8()
  if (!bytes?.length) throw badRequest('the stream name is missing')
  if (bytes.length > MAX_NAME_BYTES) throw badRequest(`the stream name is longer than ${MAX_NAME_BYTES} bytes`)
  if (bytes.includes(0)) throw badRequest('the stream name holds a NUL')
  try {
    return utf8.decode(bytes)
  } catch {
    throw badRequest('the stream name is not UTF-8')
  }
}

const UUID_TEXT = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/
const dashed = (hex: string) =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
const hexOf = (int64: string) => BigInt.asUintN(64, BigInt(int64)).toString(16).padStart(16, '0')

/** @throws Fault for what is no UUID */
export const uuidOf = (uuid: UUID | undefined) => {
  const structured = uuid?.getStructured()
  if (structured)
    return dashed(hexOf(structured.getMostSignificantBits()) + hexOf(structured.getLeastSignificantBits()))
  const text = uuid?.getString().toLowerCase() ?? ''
  if (!UUID_TEXT.test(text)) throw badRequest('an id is not a UUID')
  return dashed(text.replaceAll('-', ''))
}

const signed = (hex: string) => BigInt.asIntN(64, BigInt(`0x${hex}`)).toString()

export const uuid = (id: string, isStructured = false) => {
  const message = new sharedPb.UUID()
  if (!isStructured) return message.setString(id)
  const hex = id.replaceAll('-', '')
  const structured = new sharedPb.UUID.Structured()
  structured.setMostSignificantBits(signed(hex.slice(0, 16)))
  structured.setLeastSignificantBits(signed(hex.slice(16)))
  return message.setStructured(structured)
}

type ExpectedOptions = { hasNoStream(): boolean; hasAny(): boolean; hasStreamExists(): boolean }

/** @throws Fault when the request says none */
export const expectedOf = (options: ExpectedOptions, revision: string | undefined): Expected => {
  if (options.hasAny()) return 'any'
  if (options.hasNoStream()) return NO_STREAM
  if (options.hasStreamExists()) return 'stream_exists'
  if (revision === undefined) throw badRequest('the expected revision is missing')
  return BigInt(revision)
}
