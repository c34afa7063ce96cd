import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import * as v from 'valibot'
import type { Blobs } from '../../kernel/blob/blobs.ts'
import { sealedSize } from '../../kernel/blob/frames.ts'
import { OPERATOR, type Place } from './place.ts'

/** A blob of the house as the manifest lists it, and the name of its copy. */
const Copy = v.object({
  name: v.string(),
  sizeBytes: v.number(),
  etag: v.string(),
  sha256: v.string(),
  copy: v.string(),
})
export type Copy = v.InferOutput<typeof Copy>

const COPIES = 'blobs/'
/** Another content under the same name is another copy. */
const copyOf = (name: string, etag: string, sizeBytes: number) =>
  `${COPIES}${createHash('sha256').update(`${name}\n${etag}\n${sizeBytes}`).digest('hex')}`

export const copyIn = (line: string): Copy => v.parse(Copy, JSON.parse(line))

const isGone = (error: unknown) =>
  error instanceof Error && 'code' in error && ['NoSuchKey', 'NotFound'].includes(String(error.code))

/** Copies that lie in the place whole, by name. */
export const copiesIn = async ({ blobs }: Place): Promise<ReadonlyMap<string, number>> =>
  new Map((await blobs.list(COPIES)).map(({ name, sizeBytes }) => [name, sizeBytes]))

/**
 * Copies what the place does not hold yet, and lists every blob of the house.
 * @param known the copies of the last good backup, with their hashes
 * @param onCopied told of each copy's bytes
 */
export async function* copiedLines(
  house: Blobs,
  place: Place,
  known: ReadonlyMap<string, Copy>,
  onCopied: (bytes: number) => void,
): AsyncGenerator<string> {
  const held = await copiesIn(place)
  for (const { name, sizeBytes, etag } of await house.list('')) {
    const copy = copyOf(name, etag, sizeBytes)
    const before = known.get(copy)
    if (before && held.get(copy) === sealedSize(sizeBytes)) {
      yield JSON.stringify(before)
      continue
    }
    let source: Readable
    try {
      source = await house.get(name)
    } catch (error) {
      // Erased, or an upload that was finished, since it was listed.
      if (isGone(error)) continue
      throw error
    }
    const { sha256 } = await place.put(copy, OPERATOR, source, sizeBytes)
    onCopied(sizeBytes)
    yield JSON.stringify({ name, sizeBytes, etag, sha256, copy } satisfies Copy)
  }
}
