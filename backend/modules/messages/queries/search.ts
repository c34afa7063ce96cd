import * as v from 'valibot'
import { SealedText } from '../../../kernel/log/codec.ts'
import { sql } from '../../../kernel/db.ts'
import type { Actor } from '../../../kernel/event.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { normal } from '../../../kernel/words/normal.ts'

/** @number messages that a search looks through */
const MOST_SEARCHED = 2_000
const Row = v.object({
  id: v.string(),
  title: v.nullable(SealedText),
  body: v.nullable(SealedText),
  spoken: v.array(SealedText),
  names: v.array(SealedText),
})

/** Without case and accents: "jose" finds José. */
const plain = (text: string): string =>
  normal(text, 'NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/**
 * The ids of an author's messages in whose title, letter, spoken words or people's names each word stands. What is searched is sealed
 * in the tables, so it is opened here; the newest 2,000 are looked through.
 */
export const matching = async ({ db, unseal }: Kernel, by: Actor, q: string): Promise<string[]> => {
  const words = plain(q).split(/\s+/).filter(Boolean)
  const rows = await db.any(sql.type(Row)`
    select m.id, m.title, c.body,
      coalesce((select jsonb_agg(t.text) from messages.transcripts t where t.message_id = m.id), '[]') as spoken,
      coalesce((select jsonb_agg(r.name) from recipients.recipients r where r.id = any(m.recipient_ids)), '[]') as names
    from messages.messages m left join messages.contents c on c.message_id = m.id
    where m.owner_id = ${by.id} order by m.updated_at desc limit ${MOST_SEARCHED}`)
  const found = await Promise.all(
    rows.map(async ({ id, title, body, spoken, names }) => {
      const texts = await Promise.all(
        [title, body, ...spoken, ...names].map((sealed) => (sealed ? unseal(sealed) : Promise.resolve(''))),
      )
      const text = plain(texts.join('\n'))
      return words.every((word) => text.includes(word)) ? [id] : []
    }),
  )
  return found.flat()
}
