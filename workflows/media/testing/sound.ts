import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { made } from './recordings.ts'

export const RATE = 4_000

/** The samples of any recording, mono, 4,000 a second, each -1..1. */
export const samplesOf = async (bytes: Uint8Array): Promise<Float64Array> => {
  const folder = await mkdtemp(join(tmpdir(), 'sound-'))
  const file = join(folder, 'sound')
  await writeFile(file, bytes)
  const pcm = await made('-i', file, '-ac', '1', '-ar', String(RATE), '-f', 's16le')
  await rm(folder, { recursive: true })
  return Float64Array.from({ length: pcm.length / 2 }, (_, at) => pcm.readInt16LE(at * 2) / 32_768)
}

/** Where a piece of sound lies in another, in samples, and how alike they are there: 1 is the same, 0 has nothing of it. */
export const findIn = (
  whole: Float64Array,
  piece: Float64Array,
): { readonly at: number; readonly likeness: number } => {
  const energy = piece.reduce((sum, one) => sum + one * one, 0)
  let best = { at: -1, likeness: 0 }
  for (let at = 0; at + piece.length <= whole.length; at += 1) {
    let [product, own] = [0, 0]
    for (let index = 0; index < piece.length; index += 1) {
      const one = whole[at + index] ?? 0
      product += one * (piece[index] ?? 0)
      own += one * one
    }
    const likeness = product / Math.sqrt(energy * own || 1)
    if (likeness > best.likeness) best = { at, likeness }
  }
  return best
}
