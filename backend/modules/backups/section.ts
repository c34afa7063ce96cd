import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { Damaged } from '../../kernel/blob/frames.ts'
import { Flawed } from './flaw.ts'
import { OPERATOR, type Place } from './place.ts'

/** @number size of a piece of a backup. What is held in memory at once; a piece is one object. */
const PIECE_BYTES = 8 * 2 ** 20

export const Piece = v.object({ name: v.string(), bytes: v.number(), sha256: v.string() })
/** Lines of JSON in pieces: how many, and the hash of each piece as it was before it was sealed. */
export const Section = v.object({ count: v.number(), bytes: v.number(), pieces: v.array(Piece) })
export type Section = v.InferOutput<typeof Section>

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Seals one object. */
export const putSealed = (place: Place, name: string, text: string) => {
  const bytes = Buffer.from(text)
  return place.put(name, OPERATOR, [bytes], bytes.length)
}

/** An object opened again. @throws Flawed when it is gone, changed, or sealed with another key */
export const openSealed = async (place: Place, name: string): Promise<Buffer> => {
  try {
    const blob = await place.open(name, OPERATOR)
    if (!blob) throw new Flawed('missing', name)
    return Buffer.concat((await (await blob.read()).toArray()) as Buffer[])
  } catch (error) {
    if (error instanceof Damaged) throw new Flawed('damaged', name)
    throw error
  }
}

/** Stores lines under a folder, in the place of what a try before it has left there. */
export const writeSection = async (place: Place, folder: string, lines: AsyncIterable<string>): Promise<Section> => {
  await place.blobs.removeAll(folder)
  const pieces: v.InferOutput<typeof Piece>[] = []
  let [waiting, length, count, bytes]: [string[], number, number, number] = [[], 0, 0, 0]
  const flush = async () => {
    const name = `${folder}${String(pieces.length + 1).padStart(5, '0')}`
    const stored = await putSealed(place, name, waiting.join('\n'))
    pieces.push({ name, ...stored })
    bytes += stored.bytes
    ;[waiting, length] = [[], 0]
  }
  for await (const line of lines) {
    waiting.push(line)
    length += line.length
    count += 1
    if (length >= PIECE_BYTES) await flush()
  }
  if (waiting.length > 0) await flush()
  return { count, bytes, pieces }
}

/** The lines of a section again. @throws Flawed at the first piece that is not the one stored, and when lines are missing */
export async function* linesOf(place: Place, { pieces, count }: Section): AsyncGenerator<string> {
  let read = 0
  for (const piece of pieces) {
    const bytes = await openSealed(place, piece.name)
    if (bytes.length !== piece.bytes || sha256(bytes) !== piece.sha256) throw new Flawed('damaged', piece.name)
    for (const line of bytes.toString().split('\n')) {
      read += 1
      yield line
    }
  }
  if (read !== count) throw new Flawed('count_differs', pieces[0]?.name ?? '')
}
