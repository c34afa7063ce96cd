import type { Readable } from 'node:stream'
import type { SealedBlob } from '../../kernel/blob/sealedBlobs.ts'
import { MOST_FILE_MB } from './contract/bounds.ts'
import type { Source } from './gedcom/reading/inspect.ts'
import { bytesOf, ZipProblem, type Parts, type ZipEntry } from './gedcom/zip/directory.ts'
import { openGedzip } from './gedcom/zip/gedzip.ts'

/** @number files in a GEDZIP */
const MOST_FILES = 20_000
const MB = 2 ** 20
/** @number how large all files of a GEDZIP may be together, in MB */
const MOST_ZIP_MB = 100_000

/** Why a file cannot be brought: too large, or an archive that cannot be read (`ZipProblem`). */
export class FileProblem extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

const collected = async (stream: Readable): Promise<Buffer> => Buffer.concat((await stream.toArray()) as Buffer[])

const partsOf = ({ sizeBytes, read }: SealedBlob): Parts => ({
  size: sizeBytes,
  read: async (offset, length) =>
    length === 0 ? Buffer.alloc(0) : collected(await read({ start: offset, end: offset + length - 1 })),
})

async function* chunksOf(open: () => Promise<Readable>): AsyncGenerator<Uint8Array> {
  for await (const chunk of await open()) yield chunk as Buffer
}

/** The tree in a file, which can be read again and again, and what else a GEDZIP brought. */
export type Opened = { readonly source: Source; readonly media: readonly ZipEntry[]; readonly parts: Parts }

/** @throws FileProblem where the file is too large, or an archive without a tree that can be read */
export const openTree = async (blob: SealedBlob): Promise<Opened> => {
  const parts = partsOf(blob)
  const start = Buffer.from(await parts.read(0, Math.min(4, blob.sizeBytes)))
  if (start.toString('latin1') !== 'PK\u0003\u0004') {
    if (blob.sizeBytes > MOST_FILE_MB * MB) throw new FileProblem('too-large')
    return { source: () => chunksOf(() => blob.read()), media: [], parts }
  }
  try {
    const { gedcom, media } = await openGedzip(parts, { files: MOST_FILES, bytes: MOST_ZIP_MB * MB })
    if (gedcom.size > MOST_FILE_MB * MB) throw new FileProblem('too-large')
    return { source: () => bytesOf(parts, gedcom), media, parts }
  } catch (error) {
    if (error instanceof ZipProblem) throw new FileProblem(error.code)
    throw error
  }
}
