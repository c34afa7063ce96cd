import type { Answer } from '../../../backend/modules/archives/contract.ts'
import type { Entry } from '../zip/directory.ts'
import { isMedia, isPaper, partsOf } from './paths.ts'

/** Files by which programs know their own documents, though they are zips: those are kept as they are. */
const DOCUMENTS =
  /^(\[Content_Types\]\.xml|mimetype|AndroidManifest\.xml|META-INF\/.+|doc\.kml|Index\/.+\.iwa|Index\.zip)$/
const OWN_SYSTEMS = /^(\..*|Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r)$/i
const OWN_FOLDERS = /(^|\/)(__MACOSX|@eaDir|\.[^/]+)(\/|$)/
const isOfSystem = (path: string): boolean => {
  const [folder, file] = partsOf(path)
  return OWN_SYSTEMS.test(file) || OWN_FOLDERS.test(folder)
}
const ZIPS = /\.(zip|zipx|7z|rar|tgz|tar|gz|bz2|xz)$/i

/** @number how many times as large as its archive, or as what it takes there, something may say it is. Pictures do not shrink. */
const MOST_TIMES = 100
/** @number bytes that may be packed as tightly as they can. A scanned page of nothing but white. */
const ALWAYS_FINE = 16 * 2 ** 20

/** What stands beside memories, and tells about them. */
const BESIDE = /\.(json|html?|xml|xmp|aae|csv|txt|css)$/i

/**
 * Whether a zip is an archive of memories: there are pictures, films or sounds in it, hardly anything that is neither that nor
 * a paper, and it is no document of a program that happens to be a zip.
 * @param name what the zip is called; another ending than a zip's says that it is something else
 */
export const isArchive = (entries: readonly Entry[], name: string): boolean => {
  if (/\.[A-Za-z][A-Za-z0-9]{1,5}$/.test(name) && !/\.zip$/i.test(name)) return false
  if (entries.some((entry) => DOCUMENTS.test(entry.name))) return false
  const files = entries.filter((entry) => !entry.isFolder && !isOfSystem(entry.name))
  const media = files.filter((entry) => isMedia(entry.name)).length
  const papers = files.filter((entry) => isPaper(entry.name)).length
  const others = files.filter(
    (entry) => !isMedia(entry.name) && !isPaper(entry.name) && !BESIDE.test(entry.name),
  ).length
  return media > 0 && media + papers >= others
}

/**
 * Whether an archive is made to fill whatever unpacks it: files that lie over each other, or all of them together far larger
 * than it is.
 */
export const isBomb = (entries: readonly Entry[], sizeBytes: number): boolean => {
  const sum = (of: 'packed' | 'size') => entries.reduce((all, entry) => all + entry[of], 0)
  return sum('packed') > sizeBytes || sum('size') > Math.max(ALWAYS_FINE, MOST_TIMES * sizeBytes)
}

const isNamedBadly = (name: string): boolean =>
  /^([A-Za-z]:|\/)/.test(name) || name.includes('\0') || name.split('/').includes('..')

/**
 * Why a file of an archive is not taken, by what the directory says of it and nothing else: before its first byte is read.
 * @param mostBytes how large any file may be
 */
export const whyNot = (entry: Entry, mostBytes: number): Answer | undefined => {
  const { name, size, packed, method, isEncrypted } = entry
  if (isNamedBadly(name)) return 'name'
  if (isOfSystem(name)) return 'system'
  if (isEncrypted) return 'encrypted'
  if (ZIPS.test(name)) return 'archive'
  if (size === 0) return 'empty'
  if (size > mostBytes) return 'too-large'
  if (size > ALWAYS_FINE && size > MOST_TIMES * packed) return 'bomb'
  return method === 0 || method === 8 ? undefined : 'packed'
}
