import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Actor } from '../../kernel/event.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { render } from '../../kernel/mail/letter.ts'
import { fromOf } from '../../kernel/words/from.ts'
import type { Preview } from './contract.ts'
import { portraitOf, senderOf } from './queries.ts'
import { recipientsOf } from './readers.ts'
import { closedWords, linkWords } from './words.ts'

const Row = v.object({ id: v.string() })

/**
 * What each recipient of a message will see first, in the words of the email and of the page themselves; for its author.
 * `dueAt`: when it comes, an instant; else as if that were now.
 */
export const previewOf = async (kernel: Kernel, by: Actor, messageId: string, dueAt?: string): Promise<Preview[]> => {
  const { db, settings } = kernel
  const [sender, portraitId, rows] = await Promise.all([
    senderOf(kernel, messageId),
    portraitOf(kernel, by.id),
    db.any(sql.type(Row)`
      select r.id from messages.messages m
      join recipients.recipients r on r.id = any(m.recipient_ids) and r.owner_id = m.owner_id
      where m.id = ${messageId} and m.owner_id = ${by.id} order by array_position(m.recipient_ids, r.id)`),
  ])
  if (!sender) return []
  const people = await recipientsOf(
    kernel,
    rows.map(({ id }) => id),
    dueAt,
  )
  return rows.flatMap(({ id: recipientId }) => {
    const reader = people.get(recipientId)
    if (!reader) return []
    const { name, address, isGuardians } = reader
    const from = fromOf(sender.senderName, reader, sender.zone)
    const { subject, text } = render(
      { ...linkWords(from, { name, madeAt: sender.recordedAt, isOfLife: sender.isOfLife }), choices: [] },
      settings,
    )
    const [, ...lines] = text.split('\n\n')
    const { lifeSentence: _, ...page } = closedWords(from, sender.recordedAt, settings, reader)
    return {
      recipientId,
      name,
      mailbox: { address, isGuardians },
      from: { ...from, portraitId },
      mail: { subject, lines },
      page,
    }
  })
}
