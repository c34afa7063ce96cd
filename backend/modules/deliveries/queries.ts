import * as v from 'valibot'
import { SealedText } from '../../kernel/codec.ts'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { DeliveredContent } from './contract.ts'

const Sender = v.object({ senderName: v.string(), recordedAt: v.string(), authorId: v.string() })
export type Sender = v.InferOutput<typeof Sender>

/** Who left the message and when: all that is shown before the passcode. */
export const senderOf = async ({ db }: Kernel, messageId: string): Promise<Sender | undefined> =>
  (await db.maybeOne(sql.type(Sender)`
    select a.display_name as sender_name, m.created_at as recorded_at, m.owner_id as author_id
    from messages.messages m join accounts.accounts a on a.id = m.owner_id where m.id = ${messageId}`)) ?? undefined

const Recipient = v.object({
  name: SealedText,
  address: SealedText,
  consent: v.string(),
  hint: v.nullable(SealedText),
  secretHash: v.nullable(v.string()),
})

/** The person as the author's address book has them now. */
export const recipientOf = async ({ db, unseal }: Kernel, recipientId: string) => {
  const row = await db.maybeOne(sql.type(Recipient)`
    select name, address, consent, hint, secret_hash from recipients.recipients where id = ${recipientId}`)
  return (
    row && {
      name: await unseal(row.name),
      address: await unseal(row.address),
      hasDeclined: row.consent === 'declined',
      hint: row.hint ? await unseal(row.hint) : '',
      secretHash: row.secretHash,
    }
  )
}

const Content = v.object({ title: v.nullable(SealedText), body: v.nullable(SealedText) })
const Medium = v.object({ id: v.string(), durationMs: v.nullable(v.number()) })

/** The message itself, for whoever has proved who they are. */
export const contentOf = async (kernel: Kernel, messageId: string): Promise<DeliveredContent | undefined> => {
  const { db, unseal } = kernel
  const [sender, content, media] = await Promise.all([
    senderOf(kernel, messageId),
    db.maybeOne(sql.type(Content)`
      select m.title, c.body from messages.messages m
      left join messages.contents c on c.message_id = m.id where m.id = ${messageId}`),
    db.any(sql.type(Medium)`
      select media_id as id, duration_ms from messages.media where message_id = ${messageId} order by media_id`),
  ])
  if (!sender || !content) return undefined
  return {
    senderName: sender.senderName,
    recordedAt: sender.recordedAt,
    title: content.title ? await unseal(content.title) : '',
    body: content.body ? await unseal(content.body) : '',
    media: media.map((medium) => ({ ...medium, mime: 'audio/mp4' })),
  }
}
