import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { entriesOf, ZipProblem, type Parts, type ZipEntry, type ZipLimits } from './directory.ts'

/** The name of the tree in a GEDZIP. */
export const GEDCOM_NAME = 'gedcom.ged'

/**
 * The tree of a GEDZIP, wherever it lies in the archive, and its other files.
 * @throws ZipProblem, also `no-gedcom` and `two-gedcoms`
 */
export const openGedzip = async (
  file: Parts,
  limits: ZipLimits,
): Promise<{ readonly gedcom: ZipEntry; readonly media: readonly ZipEntry[] }> => {
  const entries = await entriesOf(file, limits)
  const [gedcom, ...others] = entries.filter(({ name }) => name === GEDCOM_NAME)
  if (!gedcom) throw new ZipProblem('no-gedcom')
  if (others.length > 0) throw new ZipProblem('two-gedcoms')
  if (gedcom.isEncrypted) throw new ZipProblem('encrypted')
  return { gedcom, media: entries.filter((entry) => entry !== gedcom) }
}

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The plain name of a local file of a tree: of `media/Zo%C3%AB%20a.jpg`, `media/Zoë a.jpg`. Nothing of a URL or of `..`. */
export const localName = (file: string): string | undefined => {
  if (/^[a-z][a-z0-9+.-]+:/i.test(file) && !/^file:/i.test(file)) return undefined
  const name = unescaped(file.replace(/^file:\/*/i, ''))
    .replaceAll('\\', '/')
    .replace(/^(?:[A-Za-z]:)?\/+/, '')
    .normalize('NFC')
  return name === '' || name.split('/').includes('..') ? undefined : name
}

/** Finds the files that a tree names, by their whole name or, where one alone has it, by its last part. */
export const findingIn = <Entry extends { readonly name: string }>(entries: readonly Entry[]) => {
  const byName = new Map(entries.map((entry) => [entry.name.normalize('NFC'), entry]))
  const byLast = new Map<string, Entry | undefined>()
  for (const [name, entry] of byName) {
    const last = (name.split('/').at(-1) ?? '').toLowerCase()
    byLast.set(last, byLast.has(last) ? undefined : entry)
  }
  return (file: string): Entry | undefined => {
    const name = localName(file)
    if (name === undefined) return undefined
    return byName.get(name) ?? byLast.get((name.split('/').at(-1) ?? '').toLowerCase())
  }
}

/** How a tree names a file of its archive. */
export const escapedName = (name: string): string => name.split('/').map(encodeURIComponent).join('/')

/** A file for an archive: under `media/`, opened when its turn comes. */
export type Medium = { readonly name: string; readonly open: () => Promise<Readable | undefined> }

/** Names for files in an archive, no two alike. */
export const archiveNames = () => {
  const taken = new Set<string>([GEDCOM_NAME])
  return (wanted: string): string => {
    const plain = (wanted.split(/[/\\]/).at(-1) ?? '').normalize('NFC').replaceAll(/[\u0000-\u001f:*?"<>|]/g, '_') // oxlint-disable-line no-control-regex -- none may stand in a name
    const [, stem = 'file', end = ''] =
      /^(.*?)(\.[^.]*)?$/s.exec(plain === '' || plain === '..' || plain === '.' ? 'file' : plain) ?? []
    for (let n = 1; ; n += 1) {
      const name = `media/${stem}${n > 1 ? ` (${n})` : ''}${end}`
      if (taken.has(name.toLowerCase())) continue
      taken.add(name.toLowerCase())
      return name
    }
  }
}

/**
 * A GEDZIP, made as it is read: the tree first, then its files as they are, not compressed once more.
 * @throws ZipProblem `name-of-the-tree` where a file would take the place of the tree
 */
export const writeGedzip = (gedcom: AsyncIterable<string>, media: readonly Medium[], mtime: Date): Readable => {
  if (media.some(({ name }) => name.toLowerCase() === GEDCOM_NAME)) throw new ZipProblem('name-of-the-tree')
  const zip = new ZipFile()
  zip.addReadStream(Readable.from(gedcom, { objectMode: false }), GEDCOM_NAME, { mtime })
  for (const { name, open } of media)
    zip.addReadStreamLazy(name, { mtime, compress: false }, (give) => {
      open().then(
        (stream) => (stream ? give(null, stream) : give(new Error('The file is gone'), undefined as never)),
        (error: unknown) => give(error, undefined as never),
      )
    })
  zip.end()
  const out = Readable.from(zip.outputStream)
  zip.on('error', (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))))
  return out
}
