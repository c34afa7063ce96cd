import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { SealedText } from '../../kernel/log/codec.ts'
import { html, type Html } from '../../kernel/page/html.ts'
import { announcePageOf, isArmed, statusesThat } from '../messages/reading.ts'

/** What a contact may tell us of: its author's words for it, and the page to say so. */
export type Occasion = { readonly words: string; readonly page: string }

const Row = v.object({ id: v.string(), occasion: SealedText })

/** What an author has named this contact for, while it waits for that. */
export const occasionsFor = async (kernel: Kernel, accountId: string, contactId: string): Promise<Occasion[]> => {
  const rows = await kernel.db.any(sql.type(Row)`
    select id, occasion from messages.messages
    where owner_id = ${accountId} and ${contactId}::uuid = any(announcer_ids) and occasion is not null
      and state = any(${sql.array(statusesThat(isArmed), 'text')}) order by created_at, id`)
  return Promise.all(
    rows.map(async ({ id, occasion }) => ({
      words: await kernel.unseal(occasion),
      page: announcePageOf(kernel, id, contactId),
    })),
  )
}

export const occasionsPart = (author: string, occasions: readonly Occasion[]): Html =>
  html`${
    occasions.length > 0 &&
    html`<h2>Tell us when something happens</h2>
      <p>${author} asked you to tell us of this. You can do so on its own page, when it happens or its day is known.</p>
      ${occasions.map(({ words, page }) => html`<p>“${words}” <a href="${page}">Tell us</a></p>`)}`
  }`
