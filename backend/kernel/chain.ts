import { createHash } from 'node:crypto'

export type Link = {
  readonly stream: string
  readonly revision: bigint
  readonly type: string
  readonly metadata: unknown
  readonly data: unknown
}

/**
 * SHA-256 over the hash before, the place, and the stored form of an event (ciphertext, so that erasing a key never
 * breaks a chain). Metadata and data are taken as JSON.stringify of the parsed value, in the order they were written.
 */
export const linkHash = (prevHash: string, { stream, revision, type, metadata, data }: Link): string =>
  createHash('sha256')
    .update([prevHash, stream, String(revision), type, JSON.stringify(metadata), JSON.stringify(data)].join('\n'))
    .digest('hex')
