import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { SealedText } from '../../kernel/log/codec.ts'
import { html } from '../../kernel/page/html.ts'
import type { ExportedFile } from '../../kernel/process/module.ts'

const Row = v.object({
  title: SealedText,
  note: SealedText,
  createdAt: v.string(),
  expiresAt: v.string(),
  isEnded: v.boolean(),
  opened: v.number(),
})

const linksOf = async ({ db, unseal }: Kernel, accountId: string) => {
  const rows = await db.any(sql.type(Row)`
    select title, note, created_at, expires_at, is_ended,
      (select count(*)::int from shares.views v where v.share_id = s.id and v.kind = '') as opened
    from shares.shares s where contributor_id = ${accountId} order by created_at, id`)
  return Promise.all(
    rows.map(async ({ title, note, ...row }) => ({ ...row, title: await unseal(title), note: await unseal(note) })),
  )
}

/** The links that they made, and how often each was opened; not their addresses, which open them. */
export const exported: ExportedFile = {
  name: 'shared-links',
  title: 'shared links',
  place: 46,
  of: async (kernel, { id }) => {
    const links = await linksOf(kernel, id)
    const page = html`<section>
      <h2>Shared links</h2>
      <ul>
        ${links.map(({ title, note, createdAt }) => html`<li>${title}, ${createdAt.slice(0, 10)}${note && `: ${note}`}</li>`)}
      </ul>
    </section>`
    return { data: links, page: links.length > 0 ? page : undefined }
  },
}
