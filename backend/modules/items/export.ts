import { html } from '../../kernel/page/html.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { ExportedFile } from '../../kernel/process/module.ts'
import { MOST_AT_ONCE, type ItemRow } from './contract.ts'
import { itemsOf } from './queries/lists.ts'
import type { Reader } from './queries/row.ts'

/** All that somebody may see of a family's, page by page; what is in the bin comes last. */
export const allItems = async (kernel: Kernel, reader: Reader): Promise<ItemRow[]> => {
  const rows: ItemRow[] = []
  for (const shelf of [undefined, 'bin'] as const) {
    let before: string | undefined
    do {
      const query = { order: 'date', limit: MOST_AT_ONCE, shelf, before } as const
      const page = await itemsOf(kernel, reader, query)
      rows.push(...page.items)
      before = page.next ?? undefined
    } while (before !== undefined)
  }
  return rows
}

/** What the families of an account keep, and what of it the account may bring back. */
export const exported: ExportedFile = {
  name: 'items',
  title: 'memories',
  place: 47,
  of: async (kernel, { id }) => {
    const families = await kernel.membership.of(id)
    const items: ItemRow[] = []
    for (const as of families) items.push(...(await allItems(kernel, { id, ...as })))
    const page = html`<section>
      <h2>Memories</h2>
      <ul>
        ${items.map(
          ({ title, caption, date, addedBy }) =>
            html`<li>
              ${[title || 'Untitled', date.words, caption].filter(Boolean).join(' · ')}, added by ${addedBy}
            </li>`,
        )}
      </ul>
    </section>`
    return { data: items, page: items.length > 0 ? page : undefined }
  },
}
