import * as v from 'valibot'
import { SealedText } from '../../kernel/log/codec.ts'
import { sql } from '../../kernel/db.ts'
import type { Actor } from '../../kernel/event.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { dataLoaderIn } from '../../kernel/log/dataLoader.ts'
import type { Delivery } from './delivery.ts'
import { DeliveryRow, type DeliveredContent } from './contract.ts'

const Sender = v.object({
  senderName: v.string(),
  recordedAt: v.string(),
  authorId: v.string(),
  linkDays: v.nullable(v.number()),
  zone: v.nullable(v.string()),
  /** Only its author's silence or death gave it its date, or will. */
  isOfLife: v.boolean(),
})
export type Sender = v.InferOutput<typeof Sender>

const sendersOf = dataLoaderIn(async (db, messageIds: readonly string[]) => {
  const rows = await db.any(sql.type(v.object({ messageId: v.string(), ...Sender.entries }))`
    select m.id as message_id, a.display_name as sender_name, m.created_at as recorded_at, m.owner_id as author_id,
      m.link_days, m.zone,
      coalesce(m.triggered_by in ('presumed', 'confirmed'), m.mode = 'posthumous', false) as is_of_life
    from messages.messages m join accounts.accounts a on a.id = m.owner_id
    where m.id = any(${sql.array([...messageIds], 'uuid')})`)
  const senders = new Map(rows.map(({ messageId, ...sender }) => [messageId, sender]))
  return messageIds.map((id) => senders.get(id))
})
/** Who left the message and when, which is all that is shown before the passcode, and how long a link to it opens. */
export const senderOf = ({ db }: Pick<Kernel, 'db'>, messageId: string): Promise<Sender | undefined> =>
  sendersOf(db, messageId)

/** The picture that the author shows of themselves, by its id. */
export const portraitOf = ({ db }: Pick<Kernel, 'db'>, authorId: string): Promise<string | null> =>
  db.maybeOneFirst(sql.type(v.object({ id: v.string() }))`
    select id from media.media
    where owner_id = ${authorId} and message_id = ${authorId} and state = 'ready' and variants = array['picture']
    order by created_at desc, id desc limit 1`)

const Content = v.object({
  title: v.nullable(SealedText),
  body: v.nullable(SealedText),
  dueOn: v.nullable(v.string()),
})
const Medium = v.object({
  id: v.string(),
  durationMs: v.nullable(v.number()),
  mime: v.nullable(v.string()),
  isVideo: v.nullable(v.boolean()),
  transcript: v.nullable(SealedText),
  isLost: v.boolean(),
})

type Occurrence = { readonly messageId: string; readonly occurrence: number }

const Due = v.object({ messageId: v.string(), occurrence: v.number(), dueOn: v.nullable(v.string()) })
const duesOf = dataLoaderIn(async (db, asked: readonly Occurrence[]) => {
  const ids = asked.map(({ messageId }) => messageId)
  const rows = await db.any(sql.type(Due)`
    select message_id, occurrence, due_on from messages.delivered where message_id = any(${sql.array(ids, 'uuid')})`)
  const dues = new Map(rows.map(({ messageId, occurrence, dueOn }) => [`${messageId} ${occurrence}`, dueOn]))
  return asked.map(({ messageId, occurrence }) => dues.get(`${messageId} ${occurrence}`) ?? null)
})
/** When this occurrence was promised for, where it is sent later than that. */
export const dueOnOf = ({ db }: Pick<Kernel, 'db'>, { messageId, occurrence }: Occurrence): Promise<string | null> =>
  duesOf(db, { messageId, occurrence })

/** What this occurrence of the message handed over, for whoever has proved who they are. */
export const contentOf = async (
  kernel: Kernel,
  { messageId, occurrence }: Occurrence,
): Promise<DeliveredContent | undefined> => {
  const { db, unseal } = kernel
  const [sender, content, media] = await Promise.all([
    senderOf(kernel, messageId),
    db.maybeOne(sql.type(Content)`
      select title, body, due_on from messages.delivered where message_id = ${messageId} and occurrence = ${occurrence}`),
    db.any(sql.type(Medium)`
      select a.media_id as id, a.duration_ms, f.mime, f.variants @> array['video'] as is_video, a.transcript,
        a.is_lost
      from messages.delivered_media a left join media.media f on f.id = a.media_id
      where a.message_id = ${messageId} and a.occurrence = ${occurrence} order by a.media_id`),
  ])
  if (!sender || !content) return undefined
  return {
    senderName: sender.senderName,
    recordedAt: sender.recordedAt,
    dueOn: content.dueOn,
    title: content.title ? await unseal(content.title) : '',
    body: content.body ? await unseal(content.body) : '',
    media: await Promise.all(
      media.map(async ({ id, durationMs, mime, isVideo, transcript, isLost }) => ({
        id,
        durationMs,
        kind: isVideo ? ('video' as const) : ('voice' as const),
        mime: mime ?? 'application/octet-stream',
        transcript: transcript ? await unseal(transcript) : '',
        isLost,
      })),
    ),
  }
}

const { replies: _, proposal: __, ...columns } = DeliveryRow.entries
const Row = v.object({
  ...columns,
  proposalN: v.nullable(v.number()),
  proposedAddress: v.nullable(SealedText),
  proposalCountsAt: v.nullable(v.string()),
  isProposalSupported: v.boolean(),
  opensAlone: v.boolean(),
})
type Row = v.InferOutput<typeof Row>

/** A row as the author reads it, but for what came back. */
const rowIn = async (
  { unseal }: Pick<Kernel, 'unseal'>,
  { proposalN, proposedAddress, proposalCountsAt, isProposalSupported, opensAlone, ...row }: Row,
): Promise<Omit<DeliveryRow, 'replies'>> => {
  if (proposalN === null || !proposedAddress) return { ...row, proposal: null }
  const stands = { countsAt: proposalCountsAt, isSupported: isProposalSupported, opensAlone }
  return { ...row, proposal: { n: proposalN, address: await unseal(proposedAddress), ...stands } }
}
const ReplyOf = v.object({
  id: v.string(),
  deliveryId: v.string(),
  at: v.string(),
  body: SealedText,
  mediaId: v.nullable(v.string()),
  state: v.nullable(v.string()),
  durationMs: v.nullable(v.number()),
})

/** How each of a message's deliveries stands, and what came back, for its author alone. */
export const deliveriesOf = async (kernel: Kernel, by: Actor, messageId: string): Promise<DeliveryRow[]> => {
  const { db, unseal } = kernel
  const [rows, replies] = await Promise.all([
    db.any(sql.type(Row)`
      select id, recipient_id, state, sent_at, opened_at, retry_at, expires_at, locked_until, help_at, thanked_at, revoked_as,
        confirmation, confirmation_until, proposal_n, proposed_address, proposal_counts_at, is_proposal_supported,
        opens_alone
      from deliveries.deliveries where message_id = ${messageId} and author_id = ${by.id} order by occurrence desc, id`),
    db.any(sql.type(ReplyOf)`
      select r.id, r.delivery_id, r.at, r.body, r.media_id, m.state, m.duration_ms
      from deliveries.replies r join deliveries.deliveries d on d.id = r.delivery_id
      left join media.media m on m.id = r.media_id
      where d.message_id = ${messageId} and d.author_id = ${by.id} order by r.at, r.id`),
  ])
  const opened = await Promise.all(
    replies.map(async ({ body, mediaId, state, durationMs, ...reply }) => ({
      ...reply,
      body: await unseal(body),
      media: mediaId ? { id: mediaId, state: state ?? 'receiving', durationMs } : null,
    })),
  )
  const read = await Promise.all(rows.map((row) => rowIn(kernel, row)))
  return read.map((row) => ({
    ...row,
    replies: opened.filter(({ deliveryId }) => deliveryId === row.id).map(({ deliveryId: ___, ...reply }) => reply),
  }))
}

/** Whether a recording was made for this delivery's reply: its recipient's, and no part of any message. */
export const hasRecording = async ({ db }: Kernel, deliveryId: string, recipientId: string, mediaId: string) =>
  db.exists(sql.typeAlias('void')`
    select from media.media
    where id = ${mediaId} and message_id = ${deliveryId} and owner_id = ${recipientId} and state <> 'rejected'`)

/** Whether a reply to this author holds the recording. */
export const isReplyOf = async ({ db }: Kernel, by: Actor, deliveryId: string, mediaId: string): Promise<boolean> =>
  db.exists(sql.typeAlias('void')`
    select from deliveries.replies r join deliveries.deliveries d on d.id = r.delivery_id
    where r.media_id = ${mediaId} and d.id = ${deliveryId} and d.author_id = ${by.id}`)

/** An author's other deliveries to the same person that were mailed, or are to be. */
export const besides = (
  { db }: Pick<Kernel, 'db'>,
  { recipientId, authorId }: Pick<Delivery, 'recipientId' | 'authorId'>,
) =>
  db.anyFirst(sql.type(v.object({ id: v.string() }))`
    select id from deliveries.deliveries
    where recipient_id = ${recipientId} and author_id = ${authorId} and state in ('queued', 'sent', 'bounced') order by id`)

/** Deliveries that somebody has not unlocked: they may need another link or none, by what the address book says now. */
export const openDeliveriesTo = async ({ db }: Kernel, recipientId: string): Promise<readonly string[]> =>
  db.anyFirst(sql.type(v.object({ id: v.string() }))`
    select id from deliveries.deliveries
    where recipient_id = ${recipientId} and (opened_at is null or state = 'revoked') order by id`)
