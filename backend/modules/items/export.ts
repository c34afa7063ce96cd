import { extensionOf } from '../../kernel/blob/fileExtensions.ts'
import { transcriptFiles } from '../../kernel/blob/transcriptFiles.ts'
import { storedFiles, type ZipEntry } from '../../kernel/blob/zip.ts'
import type { Reader } from '../../kernel/identity/visible.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { fileLink } from '../../kernel/page/fileLink.ts'
import { html } from '../../kernel/page/html.ts'
import type { ExportedFile } from '../../kernel/process/module.ts'
import { blobName } from '../media/reading.ts'
import { MOST_AT_ONCE, type ItemRow } from './contract.ts'
import { distinctNames, nameOf } from './names.ts'
import { draftsOf } from './queries/draft.ts'
import { motionsOf, originalsOf, type OriginalFile } from './queries/files.ts'
import { itemsOf } from './queries/lists.ts'

export type Kept = ItemRow & {
  readonly name: string
  readonly text: string
  /** What is said in it, as somebody wrote it down; else as a machine did. */
  readonly words: string
  readonly draft: string
  readonly files: readonly ZipEntry[]
}

/** What is read of a date in a file's name: a day, as far as it is known. */
const onOf = ({ sortsAs }: ItemRow): string => sortsAs.slice(0, 10) || 'undated'

/** What a file is called in a folder of the export: by date and title, else as it came. */
const calledBy = (row: ItemRow, name: string, mime: string): string => {
  const title = row.kind === 'photo' || row.kind === 'story' ? row.title : row.title === name ? '' : row.title
  return `${onOf(row)} ${nameOf({ title, name }, mime)}`
}

/** A file's own name, in no folder and without its ending. */
const stemOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')

type Naming = { readonly distinct: (name: string) => string; readonly partOf: (key: string) => number }

/** The file of an item as it came, the film of a picture's moment, and what was written, named by date and title. */
export const withFiles = async (
  kernel: Kernel,
  rows: readonly ItemRow[],
  { distinct, partOf }: Naming,
): Promise<Kept[]> => {
  const stored = storedFiles(kernel)
  const ids = rows.map(({ id }) => id)
  const [originals, films, drafts] = await Promise.all([
    originalsOf(kernel, ids),
    motionsOf(kernel, ids),
    draftsOf(kernel, ids),
  ])
  /** Files of another part of the export have a folder of their own: no part unpacks over another. */
  const inFolder = (key: string, called: string): string => {
    const n = partOf(key)
    return distinct(`memories${n === 1 ? '' : `-${n}`}/${called}`)
  }
  return rows.map((row) => {
    const { name = '', text = '', words = '', file } = originals.get(row.id) ?? {}
    const files: ZipEntry[] = []
    const put = (id: string, { mediaId, sha256, bytes }: OriginalFile, called: string): string => {
      const blob = blobName(mediaId, 'original')
      const path = inFolder(blob, called)
      files.push(stored({ name: path, blob, thing: `item-${id}`, sha256, bytes }))
      return path
    }
    const called = file && put(row.id, file, calledBy(row, name, file.mime))
    const film = films.get(row.id)
    // Under the picture's name they are known as one wherever they go.
    if (film && called !== undefined) put(film.id, film.file, `${stemOf(called)}.${extensionOf(film.file.mime)}`)
    if (text !== '') files.push({ name: distinct(`memories/${calledBy(row, name, 'text/plain')}`), text: `${text}\n` })
    const draft = words === '' ? (drafts.get(row.id)?.text ?? '') : ''
    const said = words || draft
    if (said !== '') {
      const base = distinct(`memories/${calledBy(row, name, 'text/plain')}`).replace(
        /\.txt$/,
        draft === '' ? ' words' : ' rough draft by a machine',
      )
      const names = { words: `${base}.txt`, captions: `${base}.vtt` }
      files.push(...transcriptFiles(names, said, row.durationMs ?? 0))
    }
    return { ...row, name, text, words, draft, files }
  })
}

/** All that somebody may see of a family's, page by page; what is in the bin comes last. */
const allItems = async (kernel: Kernel, reader: Reader, naming: Naming): Promise<Kept[]> => {
  const kept: Kept[] = []
  for (const shelf of [undefined, 'bin'] as const) {
    let before: string | undefined
    do {
      const query = { order: 'date', limit: MOST_AT_ONCE, shelf, before } as const
      const page = await itemsOf(kernel, reader, query)
      kept.push(...(await withFiles(kernel, page.items, naming)))
      before = page.next ?? undefined
    } while (before !== undefined)
  }
  return kept
}

/** What the families of an account keep, with every file as it came, and what of it the account may bring back. */
export const exported: ExportedFile = {
  name: 'items',
  title: 'memories',
  place: 47,
  of: async (kernel, { id }, partOf = () => 1) => {
    const naming = { distinct: distinctNames(), partOf }
    const items: Kept[] = []
    for (const as of await kernel.membership.of(id)) items.push(...(await allItems(kernel, { id, ...as }, naming)))
    const page = html`<section>
      <h2>Memories</h2>
      <ul>
        ${items.map(
          ({ title, caption, date, addedBy, files }) =>
            html`<li>
              ${[title || 'Untitled', date.words, caption].filter(Boolean).join(' · ')}, added by ${addedBy}
              ${files.map((file) => html` ${fileLink(file.name, file.name)}`)}
            </li>`,
        )}
      </ul>
    </section>`
    return {
      data: items.map(({ files, ...item }) => ({ ...item, files: files.map((file) => file.name) })),
      page: items.length > 0 ? page : undefined,
      files: items.flatMap(({ files }) => files),
    }
  },
}
