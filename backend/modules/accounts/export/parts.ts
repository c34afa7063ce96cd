import { bytesOf, type ZipEntry } from '../../../kernel/blob/zip.ts'

/** @number bytes of a part of an export. A file that is larger than that is a part by itself. */
export const MOST_PART = 2_000_000_000
/** @number bytes that a file takes in a part besides its own: its headers, twice its name */
const BESIDE = 1_000

/** Where an export is cut: the keys of the files with which its second part begins, its third and so on. */
export type Cuts = readonly string[]

/**
 * Parts are told apart by what files are stored as, and not by how many stand before them: what is added or erased while
 * somebody downloads one part after the other moves no file into another part.
 * @param most bytes of a part
 */
export const cutsOf = async (entries: readonly ZipEntry[], most = MOST_PART): Promise<Cuts> => {
  const files: { readonly key: string; readonly bytes: number }[] = []
  let room = most
  for (const entry of entries) {
    const bytes = (await bytesOf(entry)) + BESIDE
    if ('key' in entry) files.push({ key: entry.key, bytes })
    else room -= bytes
  }
  const cuts: string[] = []
  for (const { key, bytes } of files.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    // A part has one file at the least; the first has what was written.
    if (bytes > room && room < most) {
      cuts.push(key)
      room = most
    }
    room -= bytes
  }
  return cuts
}

/** Which part a stored file is in, from 1 on. */
export const partOf = (key: string, cuts: Cuts): number => 1 + cuts.filter((cut) => cut <= key).length

/** What is in a part: texts are all in the first. */
export const inPart = (entries: readonly ZipEntry[], cuts: Cuts, n: number): readonly ZipEntry[] =>
  entries.filter((entry) => ('key' in entry ? partOf(entry.key, cuts) : 1) === n)

/** What the sums of a part are called: all parts may be unpacked into one folder. */
export const sumsOf = (n: number): string => (n === 1 ? 'CHECKSUMS.txt' : `CHECKSUMS-${n}.txt`)
