import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { SealedText } from '../../kernel/log/codec.ts'
import { html } from '../../kernel/page/html.ts'
import type { ExportedFile } from '../../kernel/process/module.ts'

const Row = v.object({ name: SealedText, stars: v.number(), text: SealedText, at: v.string(), state: v.string() })

const reviewOf = async ({ db, unseal }: Kernel, accountId: string) => {
  const row = await db.maybeOne(sql.type(Row)`
    select name, stars, text, at, state from reviews.reviews where id = ${accountId}`)
  return row && { ...row, name: await unseal(row.name), text: await unseal(row.text) }
}

/** What the account has written about us. */
export const exported: ExportedFile = {
  name: 'review',
  title: 'review',
  place: 910,
  of: async (kernel, { id }) => {
    const review = await reviewOf(kernel, id)
    const page =
      review &&
      html`<section>
        <h2>Your review</h2>
        <p>${review.stars} of 5 stars, as ${review.name}</p>
        <div class="letter">${review.text}</div>
      </section>`
    return { data: review, page: page ?? undefined }
  },
}
