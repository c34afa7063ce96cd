import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Actor } from '../../kernel/event.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { SealedText } from '../../kernel/log/codec.ts'
import { render } from '../../kernel/mail/letter.ts'
import { fromOf } from '../../kernel/words/from.ts'
import type { Preview } from './contract.ts'
import { portraitOf, senderOf } from './queries.ts'
import { closedWords, linkWords } from './words.ts'

const Row = v.object({
  id: v.string(),
  name: SealedText,
  relation: v.nullable(SealedText),
  isChild: v.boolean(),
})

/** What each recipient of a message will see first, in the words of the email and of the page themselves; for its author. */
export const previewOf = async (kernel: Kernel, by: Actor, messageId: string): Promise<Preview[]> => {
  const { db, unseal, settings } = kernel
  const [sender, portraitId, rows] = await Promise.all([
    senderOf(kernel, messageId),
    portraitOf(kernel, by.id),
    db.any(sql.type(Row)`
      select r.id, r.name, r.relation, r.is_child
      from messages.messages m join recipients.recipients r on r.id = any(m.recipient_ids) and r.owner_id = m.owner_id
      where m.id = ${messageId} and m.owner_id = ${by.id} order by array_position(m.recipient_ids, r.id)`),
  ])
  if (!sender) return []
  return Promise.all(
    rows.map(async (row) => {
      const [name, relation] = await Promise.all([unseal(row.name), row.relation ? unseal(row.relation) : ''])
      const reader = { name, relation, isChild: row.isChild }
      const from = fromOf(sender.senderName, reader)
      const { subject, text } = render(
        { ...linkWords(from, { name, madeAt: sender.recordedAt, isOfLife: sender.isOfLife }), choices: [] },
        settings,
      )
      const [, ...lines] = text.split('\n\n')
      const { lifeSentence: _, ...page } = closedWords(from, sender.recordedAt, settings, reader)
      return {
        recipientId: row.id,
        name,
        from: { ...from, portraitId },
        mail: { subject, lines },
        page,
      }
    }),
  )
}
