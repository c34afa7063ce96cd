import { TOMBSTONE } from './types.ts'

/** What a stream's metadata says about reading it. */
export type StreamMetadata = {
  readonly maxCount: bigint | undefined
  readonly maxAgeMs: number | undefined
  /** `$tb`: the first revision that can be read. 2^63-1 is a soft delete. */
  readonly truncateBefore: bigint | undefined
  readonly json: Readonly<Record<string, unknown>>
}

const NONE: StreamMetadata = { maxCount: undefined, maxAgeMs: undefined, truncateBefore: undefined, json: {} }
/** All that can be read of a metastream is its last event. */
export const METASTREAM: StreamMetadata = { ...NONE, maxCount: 1n }
export const SOFT_DELETE = Buffer.from(`{"$tb":${TOMBSTONE}}`)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parsed = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {} // a real server takes broken metadata for none
  }
}

const positive = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined

/** 2^63-1 is no exact JSON number: whatever is nearest to it means it. */
const NEARLY_TOMBSTONE = 2 ** 63 - 1024
const revisionOf = (value: unknown) => {
  const number = positive(value)
  if (number === undefined) return undefined
  return number >= NEARLY_TOMBSTONE ? TOMBSTONE : BigInt(number)
}

export const parseMetadata = (data: Uint8Array): StreamMetadata => {
  if (data.length === 0) return NONE
  const json = parsed(Buffer.from(data).toString())
  const maxAge = positive(json['$maxAge'])
  return {
    maxCount: revisionOf(json['$maxCount']),
    maxAgeMs: maxAge === undefined ? undefined : maxAge * 1000,
    truncateBefore: revisionOf(json['$tb']),
    json,
  }
}

export const isSoftDeleted = (metadata: StreamMetadata | undefined) => metadata?.truncateBefore === TOMBSTONE

/** The same metadata, readable again from `revision` on. */
export const undeleted = ({ json }: StreamMetadata, revision: bigint) => {
  const { $tb: _, ...rest } = json
  const fields = JSON.stringify(rest).slice(1, -1)
  return Buffer.from(`{${fields}${fields && ','}"$tb":${revision}}`)
}

export const firstVisible = ({ maxCount, truncateBefore }: StreamMetadata, last: bigint) => {
  const byCount = maxCount === undefined ? 0n : last - maxCount + 1n
  const byTruncation = truncateBefore ?? 0n
  return byCount > byTruncation ? byCount : byTruncation
}
