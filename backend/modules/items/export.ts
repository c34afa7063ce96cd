import { sealedBlobs } from '../../kernel/blob/sealedBlobs.ts'
import type { ZipEntry } from '../../kernel/blob/zip.ts'
import type { Reader } from '../../kernel/identity/visible.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { fileLink } from '../../kernel/page/fileLink.ts'
import { html } from '../../kernel/page/html.ts'
import type { ExportedFile } from '../../kernel/process/module.ts'
import { blobName } from '../media/reading.ts'
import { MOST_AT_ONCE, type ItemRow } from './contract.ts'
import { distinctNames, nameOf } from './names.ts'
import { originalsOf } from './queries/files.ts'
import { itemsOf } from './queries/lists.ts'

export type Kept = ItemRow & { readonly name: string; readonly text: string; readonly files: readonly ZipEntry[] }

/** What is read of a date in a file's name: a day, as far as it is known. */
const onOf = ({ sortsAs }: ItemRow): string => sortsAs.slice(0, 10) || 'undated'

/** The file of an item as it came, and what was written, named by date and title. */
export const withFiles = async (
  kernel: Kernel,
  rows: readonly ItemRow[],
  distinct: (name: string) => string,
): Promise<Kept[]> => {
  const { open } = sealedBlobs(kernel)
  const originals = await originalsOf(
    kernel,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const { name = '', text = '', file } = originals.get(row.id) ?? {}
    const called = (mime: string) => {
      const title = row.kind === 'photo' || row.kind === 'story' ? row.title : row.title === name ? '' : row.title
      return `memories/${distinct(`${onOf(row)} ${nameOf({ title, name }, mime)}`)}`
    }
    const files: ZipEntry[] = []
    if (file) {
      const { mediaId, mime, sha256 } = file
      const blob = blobName(mediaId, 'original')
      files.push({ name: called(mime), sha256, open: async () => (await open(blob, `item-${row.id}`))?.read() })
    }
    if (text !== '') files.push({ name: called('text/plain'), text: `${text}\n` })
    return { ...row, name, text, files }
  })
}

/** All that somebody may see of a family's, page by page; what is in the bin comes last. */
const allItems = async (kernel: Kernel, reader: Reader, distinct: (name: string) => string): Promise<Kept[]> => {
  const kept: Kept[] = []
  for (const shelf of [undefined, 'bin'] as const) {
    let before: string | undefined
    do {
      const query = { order: 'date', limit: MOST_AT_ONCE, shelf, before } as const
      const page = await itemsOf(kernel, reader, query)
      kept.push(...(await withFiles(kernel, page.items, distinct)))
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
  of: async (kernel, { id }) => {
    const distinct = distinctNames()
    const items: Kept[] = []
    for (const as of await kernel.membership.of(id)) items.push(...(await allItems(kernel, { id, ...as }, distinct)))
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
