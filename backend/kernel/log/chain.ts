import { createHash } from 'node:crypto'

export type Link = {
  readonly stream: string
  readonly revision: bigint
  readonly eventId: string
  readonly type: string
  readonly metadata: unknown
  readonly data: unknown
}

/** From this schema on the hash covers the event's id, without which its sealed fields do not open. */
const SCHEMA_WITH_ID = 2

const coversId = (metadata: unknown): boolean =>
  typeof metadata === 'object' &&
  metadata !== null &&
  'schema' in metadata &&
  typeof metadata.schema === 'number' &&
  metadata.schema >= SCHEMA_WITH_ID

/**
 * SHA-256 over the hash before, the place, and the stored form of an event (ciphertext, so that erasing a key never
 * breaks a chain). Metadata and data are taken as JSON.stringify of the parsed value, in the order they were written.
 */
export const linkHash = (prevHash: string, { stream, revision, eventId, type, metadata, data }: Link): string => {
  const place = [stream, String(revision), ...(coversId(metadata) ? [eventId] : []), type]
  return createHash('sha256')
    .update([prevHash, ...place, JSON.stringify(metadata), JSON.stringify(data)].join('\n'))
    .digest('hex')
}
