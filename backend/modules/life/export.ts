import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { SealedText } from '../../kernel/log/codec.ts'
import { html } from '../../kernel/page/html.ts'
import type { ExportedFile } from '../../kernel/process/module.ts'

const Row = v.object({ name: SealedText, address: SealedText, state: v.string(), invitedAt: v.string() })

const contactsOf = async ({ db, unseal }: Kernel, accountId: string) => {
  const rows = await db.any(sql.type(Row)`
    select name, address, state, invited_at from life.contacts where account_id = ${accountId} order by invited_at, id`)
  return Promise.all(
    rows.map(async ({ name, address, ...row }) => ({ ...row, name: await unseal(name), email: await unseal(address) })),
  )
}

/** Whom they trust to be told; not those whom they took off the list. */
export const exported: ExportedFile = {
  name: 'contacts',
  title: 'trusted contacts',
  place: 30,
  of: async (kernel, { id }) => {
    const contacts = await contactsOf(kernel, id)
    const page = html`<section>
      <h2>Trusted contacts</h2>
      <ul>
        ${contacts.map(({ name, email, state }) => html`<li>${name}, ${email} (${state})</li>`)}
      </ul>
    </section>`
    return { data: contacts, page: contacts.length > 0 ? page : undefined }
  },
}
