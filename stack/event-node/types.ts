/** The revision of a tombstone: 2^63-1. A stream whose last revision it is can never be used again. */
export const TOMBSTONE = 2n ** 63n - 1n
export const NO_STREAM = -1n

export type Expected = 'any' | 'stream_exists' | bigint

export type Proposed = {
  readonly id: string
  readonly type: string
  readonly isJson: boolean
  readonly data: Uint8Array
  readonly metadata: Uint8Array
}

/** An event of the log. `createdTicks` counts 100 ns since the Unix epoch. */
export type Stored = Proposed & {
  readonly position: bigint
  readonly stream: string
  readonly revision: bigint
  readonly createdTicks: bigint
}

export type Outcome =
  | { readonly kind: 'written'; readonly revision: bigint; readonly position: bigint | undefined }
  | { readonly kind: 'wrong-version'; readonly current: bigint }
  | { readonly kind: 'stream-deleted' }

export type Write = {
  readonly kind: 'append' | 'delete' | 'tombstone'
  readonly stream: string
  readonly expected: Expected
  readonly events: readonly Proposed[]
  readonly sizeBytes: number
  /** Nobody waits for it any more; asked once, when the write is taken from the queue. */
  readonly isAbandoned: () => boolean
  readonly settle: (outcome: Outcome) => void
}

const METADATA = '$$'
export const isMetastream = (stream: string) => stream.startsWith(METADATA)
export const metastreamOf = (stream: string) => `${METADATA}${stream}`
/** The stream a name speaks about: itself, or what the metastream describes. */
export const subjectOf = (stream: string) => (isMetastream(stream) ? stream.slice(METADATA.length) : stream)

export const ticksOf = (ms: number) => BigInt(ms) * 10_000n
