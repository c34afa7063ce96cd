import * as v from 'valibot'
import { SealedText } from '../../../kernel/codec.ts'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { recordingFiles } from '../../../kernel/recordingFiles.ts'
import { sealedBlobs } from '../../../kernel/sealedBlobs.ts'
import { transcriptFiles } from '../../../kernel/transcriptFiles.ts'
import { historyIn, Happened } from './history.ts'

const Row = v.object({
  id: v.string(),
  title: v.nullable(SealedText),
  body: v.nullable(SealedText),
  state: v.string(),
  mode: v.nullable(v.string()),
  answerRule: v.nullable(v.string()),
  rule: v.nullable(v.unknown()),
  local: v.nullable(v.string()),
  zone: v.nullable(v.string()),
  dueAt: v.nullable(v.string()),
  recipientIds: v.array(v.string()),
  createdAt: v.string(),
})
const Recording = v.object({
  id: v.string(),
  subject: v.string(),
  mime: v.string(),
  variants: v.array(v.string()),
  durationMs: v.nullable(v.number()),
  transcript: v.nullable(SealedText),
})
const Reply = v.object({
  at: v.string(),
  body: SealedText,
  recipientId: v.string(),
  mediaId: v.nullable(v.string()),
  deliveryId: v.string(),
})
const recordingColumns = sql.fragment`
  f.id, f.message_id as subject, f.mime, f.variants, f.duration_ms, t.text as transcript
  from media.media f left join messages.transcripts t on t.message_id = f.message_id and t.media_id = f.id`
type Person = { readonly id: string; readonly name: string }

/** The blobs that are there, so that one which was lost does not break off the whole. */
const filesOf = async (kernel: Kernel, recordings: readonly v.InferOutput<typeof Recording>[], folder: string) => {
  const { open } = sealedBlobs(kernel)
  const wanted = recordingFiles(recordings).flatMap(({ original, play, video }, index) => {
    const { subject = '', variants = [] } = recordings[index] ?? {}
    const made = [
      original,
      ...(variants.includes('play') ? [play] : []),
      ...(variants.includes('video') ? [video] : []),
    ]
    return made.map(({ blob, name }) => ({ name: `${folder}${name}`, blob, subject }))
  })
  const found = await Promise.all(wanted.map(async (file) => ((await open(file.blob, file.subject)) ? [file] : [])))
  return { files: found.flat(), lost: wanted.length - found.flat().length }
}

/** What is said in the recordings, as files beside them. */
const wordsOf = async ({ unseal }: Kernel, recordings: readonly v.InferOutput<typeof Recording>[]) => {
  const names = recordingFiles(recordings)
  const files = recordings.map(async ({ transcript, durationMs }, index) => {
    const own = names[index]
    return own && transcript ? transcriptFiles(own, await unseal(transcript), durationMs ?? 0) : []
  })
  return (await Promise.all(files)).flat()
}

const oneOf = async (kernel: Kernel, row: v.InferOutput<typeof Row>, people: readonly Person[]) => {
  const { db, unseal } = kernel
  const nameOf = (id: unknown) => people.find((person) => person.id === id)?.name ?? 'somebody'
  const { title, body, recipientIds, ...terms } = row
  const recordings = await db.any(sql.type(Recording)`
    select ${recordingColumns} where f.message_id = ${row.id} and mime is not null and state <> 'rejected'
    order by created_at, id`)
  const replies = await db.any(sql.type(Reply)`
    select r.at, r.body, d.recipient_id, r.media_id, d.id as delivery_id from deliveries.replies r
    join deliveries.deliveries d on d.id = r.delivery_id where d.message_id = ${row.id} order by r.at, r.id`)
  const answered = await db.any(sql.type(Recording)`
    select ${recordingColumns} where f.id = any(${sql.array(
      replies.flatMap(({ mediaId }) => mediaId ?? []),
      'uuid',
    )})
      and mime is not null and state <> 'rejected' order by created_at, id`)
  const past = await db.any(sql.type(Happened)`
    select at, label, detail from messages.timeline where message_id = ${row.id} order by at, position`)
  const own = await filesOf(kernel, recordings, '')
  const theirs = await filesOf(kernel, answered, 'reply-')
  return {
    ...terms,
    title: title ? await unseal(title) : '',
    letter: body ? await unseal(body) : '',
    for: recipientIds.map(nameOf),
    files: [...own.files, ...theirs.files],
    words: await wordsOf(kernel, recordings),
    lostFiles: own.lost + theirs.lost,
    replies: await Promise.all(
      replies.map(async ({ at, body, recipientId }) => ({ at, from: nameOf(recipientId), text: await unseal(body) })),
    ),
    history: historyIn(past, nameOf),
  }
}

/** An author's messages with their letters, recordings, answers and what became of them, the oldest first. */
export const messagesOf = async (kernel: Kernel, ownerId: string, people: readonly Person[]) => {
  const rows = await kernel.db.any(sql.type(Row)`
    select m.id, m.title, c.body, m.state, m.mode, m.answer_rule, m.rule, m.local, m.zone, m.due_at, m.recipient_ids,
      m.created_at
    from messages.messages m left join messages.contents c on c.message_id = m.id
    where m.owner_id = ${ownerId} order by m.created_at, m.id`)
  const messages = []
  // One after the other: an export may take a while, everybody else's pages may not.
  for (const row of rows) messages.push(await oneOf(kernel, row, people))
  return messages
}
export type ExportedMessage = Awaited<ReturnType<typeof messagesOf>>[number]
