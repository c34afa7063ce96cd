import { callbackify } from 'node:util'
import { fromRandomAccessReaderPromise, getFileNameLowLevel, RandomAccessReader, type Entry as Listed } from 'yauzl'
import { normal } from '../../../backend/kernel/words/normal.ts'
import { MOST_ENTRIES } from '../../../backend/modules/archives/contract.ts'
import type { Source } from './pages.ts'

/** A file of an archive as the directory at the archive's end tells of it; nothing of the file has been read. */
export type Entry = {
  /** Its place in the directory. */
  readonly n: number
  /** With its folders, parted by `/`. */
  readonly name: string
  /** How many bytes it says it has, and how many those take in the archive. */
  readonly size: number
  readonly packed: number
  readonly crc: number
  /** 0: as it is; 8: deflated; nothing else is read. */
  readonly method: number
  readonly isEncrypted: boolean
  readonly isFolder: boolean
  /** Where its own header lies. */
  readonly header: number
}

/** What it is not: a zip, or one whose directory can be read. */
export class NoZip extends Error {
  override readonly name = 'NoZip'
}
/** There are more files in it, or longer names, than are read. */
export class TooMany extends Error {
  override readonly name = 'TooMany'
}

/** @number bytes of names, comments and the like in an archive's directory */
const MOST_DIRECTORY = 64 * 2 ** 20

/** Reads by pages what the library asks for byte by byte. */
class Reader extends RandomAccessReader {
  readonly #source: Source
  /** What the store said, and not the archive: that is worth another try. */
  trouble: unknown
  constructor(source: Source) {
    super()
    this.#source = source
  }
  override read(
    into: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    const copied = async () => (await this.#source.slice(position, length)).copy(into, offset)
    callbackify(copied)((error, bytesRead) => {
      if (error) this.trouble = error
      callback(error, bytesRead)
    })
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })
/** Many programs write UTF-8 and do not say so; what is none is in the letters of old computers. */
const nameOf = ({ fileNameRaw, generalPurposeBitFlag, extraFields }: Listed): string => {
  const told = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
  try {
    const isSaid = (generalPurposeBitFlag & 0x800) !== 0 || extraFields.some(({ id }) => id === 0x70_75)
    return normal(isSaid ? told : UTF8.decode(fileNameRaw).replaceAll('\\', '/'), 'NFC')
  } catch {
    return normal(told, 'NFC')
  }
}

/**
 * What is in an archive, by the directory at its end: that alone knows how long each file is, also of what was written in
 * one go, with lengths behind the bytes.
 * @throws NoZip, TooMany
 */
export const directoryOf = async (source: Source): Promise<readonly Entry[]> => {
  const reader = new Reader(source)
  const entries: Entry[] = []
  let bytes = 0
  try {
    // Names and lengths are judged by us, each for itself: the library gives up a whole archive for one that is bad.
    const zip = await fromRandomAccessReaderPromise(reader, source.sizeBytes, {
      decodeStrings: false,
      validateEntrySizes: false,
    })
    if (zip.entryCount > MOST_ENTRIES) throw new TooMany(`It says that there are ${zip.entryCount}`)
    for await (const each of zip.eachEntry()) {
      bytes += each.fileNameLength + each.extraFieldLength + each.fileCommentLength
      if (bytes > MOST_DIRECTORY) throw new TooMany('Its directory is too long')
      const name = nameOf(each)
      entries.push({
        n: entries.length,
        name,
        size: each.uncompressedSize,
        packed: each.compressedSize,
        crc: each.crc32,
        method: each.compressionMethod,
        isEncrypted: each.isEncrypted(),
        isFolder: name.endsWith('/'),
        header: each.relativeOffsetOfLocalHeader,
      })
    }
    return entries
  } catch (error) {
    if (reader.trouble !== undefined) throw reader.trouble
    if (error instanceof TooMany) throw error
    throw new NoZip('It cannot be read as a zip', { cause: error })
  }
}
