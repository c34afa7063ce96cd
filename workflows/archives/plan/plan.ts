import type { Answer } from '../../../backend/modules/archives/contract.ts'
import type { Entry } from '../zip/directory.ts'
import { isArchive, isBomb, whyNot } from './judge.ts'
import { dataOf, isAboutThem, isMemory } from './own.ts'
import { halvesIn } from './pairs.ts'
import { isMedia, partsOf, stemOf } from './paths.ts'
import { sidecarsIn } from './sidecars.ts'

/** A file of an archive, and what is to become of it. */
export type Planned = Entry & {
  /** Why it is passed over; undefined where it is to be taken. */
  readonly not: Answer | undefined
  /** Files that may tell about it, the likeliest first. */
  readonly beside: readonly Entry[]
  /** What it is called together with its other half, if it may have one. */
  readonly half: string | undefined
  /** It is a picture, a film or a sound that nothing tells about, though others have something beside them. */
  readonly isBare: boolean
}

export type Plan = {
  /** Its files, without its folders, in the order of its directory. */
  readonly files: readonly Planned[]
  /** The data of an export of ours; undefined where it is none. */
  readonly own: Entry | undefined
  readonly isBomb: boolean
}

/** Which phones and programs keep what they did to a picture in, beside it. */
const EDITS = /\.(aae|xmp)$/i
const JSON_FILE = /\.json$/i
/** It tells about a picture, though that may be in another archive. */
const NAMED_AFTER_MEDIA = /\.[a-z0-9]{3,4}(\.s[a-z-]*)?(\(\d+\))?\.json$/i
const INDEX_OF_TAKEOUT = /^Takeout\/archive_browser\.html$/

/** A folder, and all that it lies in. */
const upFrom = (folder: string): readonly string[] => {
  const parts = folder.split('/')
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}

const byFolder = (entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> =>
  Map.groupBy(entries, ({ name }) => partsOf(name)[0])

/**
 * What is to become of each file of an archive, by its directory alone: before a byte of any of them is kept. Undefined for a
 * zip that is no archive of memories.
 * @param name what the archive is called
 * @param sizeBytes how large it is
 * @param mostBytes how large a file may be
 */
export const planOf = (
  entries: readonly Entry[],
  { name, sizeBytes, mostBytes }: { readonly name: string; readonly sizeBytes: number; readonly mostBytes: number },
): Plan | undefined => {
  if (!isArchive(entries, name)) return undefined
  const files = entries.filter(({ isFolder }) => !isFolder)
  const own = dataOf(files)
  const beside = new Map<string, readonly Entry[]>()
  const edits = new Set<string>()
  for (const [folder, some] of byFolder(files)) {
    const inFolder = new Map(some.map((each) => [partsOf(each.name)[1], each] as const))
    const stems = new Set([...inFolder.keys()].filter(isMedia).map((each) => stemOf(each)[0].toLowerCase()))
    for (const [media, names] of sidecarsIn([...inFolder.keys()]))
      beside.set(
        folder === '' ? media : `${folder}/${media}`,
        names.flatMap((each) => inFolder.get(each) ?? []),
      )
    for (const [file, { name: path }] of inFolder) {
      const [stem] = stemOf(file)
      // Some programs name it after all of the picture's name.
      if (EDITS.test(file) && [stem, stemOf(stem)[0]].some((each) => stems.has(each.toLowerCase()))) edits.add(path)
    }
  }
  const told = [...beside].flatMap(([path, some]) => (some.length > 0 ? partsOf(path)[0] : []))
  const hasSidecars = told.length > 0
  const ofGoogle = new Set([...new Set(told)].flatMap(upFrom))
  /** Other products of Google write such files, too: those are kept for what they are. */
  const isOfGoogle = (path: string): boolean => {
    if (!hasSidecars) return false
    if (INDEX_OF_TAKEOUT.test(path)) return true
    return JSON_FILE.test(path) && (ofGoogle.has(partsOf(path)[0]) || NAMED_AFTER_MEDIA.test(path))
  }
  const halves = halvesIn(files.map((each) => each.name))
  const notOf = (entry: Entry): Answer | undefined => {
    const not = whyNot(entry, mostBytes)
    if (not !== undefined) return not
    if (own && !isMemory(entry.name)) return isAboutThem(entry.name) ? 'beside' : 'apart'
    return edits.has(entry.name) || isOfGoogle(entry.name) ? 'beside' : undefined
  }
  return {
    files: files.map((entry) => {
      const not = notOf(entry)
      const found = not === undefined ? (beside.get(entry.name) ?? []) : []
      const isBare = hasSidecars && not === undefined && isMedia(entry.name) && found.length === 0
      return { ...entry, not, beside: found, half: halves.get(entry.name), isBare }
    }),
    own,
    isBomb: isBomb(entries, sizeBytes),
  }
}
