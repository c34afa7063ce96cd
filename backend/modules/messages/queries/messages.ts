import * as v from 'valibot'
import { SealedText } from '../../../kernel/log/codec.ts'
import { sql } from '../../../kernel/db.ts'
import { refusing } from '../../../kernel/errors.ts'
import type { Actor } from '../../../kernel/event.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { isId } from '../../../kernel/http/request.ts'
import { isTimed, linesIn } from '../../../kernel/words/transcript.ts'
import type { MessageDetail, MessageFilter, MessageList, MessageRefusal } from '../contract.ts'
import { mediaFacts, recipientFacts } from './facts.ts'
import { columns, Row, rowOf } from './rows.ts'
import { reportersOf } from '../announce/announcers.ts'
import { isBegun, isPausable } from '../contract/status.ts'
import { message } from '../message.ts'
import { causeInWords, whyInWords } from '../inWords.ts'
import { matching } from './search.ts'
import { transcriptsOf } from './transcripts.ts'

const refuse = refusing<MessageRefusal>()
/** @number messages on a page of a list */
const PAGE = 50

/** Where the page before ended; undefined, and so the first page, where a cursor is not one of ours. */
const endOf = (cursor: string): { dueAt: string; id: string } | undefined => {
  const [dueAt = '', id = ''] = cursor.split('_')
  if (!isId(id)) return undefined
  if (dueAt === 'infinity') return { dueAt, id }
  const ms = Date.parse(dueAt)
  return Number.isNaN(ms) ? undefined : { dueAt: new Date(ms).toISOString(), id }
}

/** An author's messages by their date, drafts without one last; 50 a page. */
export const messagesOf = async (
  kernel: Kernel,
  by: Actor,
  { state, mode, cause, person, q, cursor }: MessageFilter,
): Promise<MessageList> => {
  const end = endOf(cursor ?? '')
  const found = q === undefined ? null : await matching(kernel, by, q)
  const [rows, counts] = await Promise.all([
    kernel.db.any(sql.type(Row)`
      select ${columns} from messages.messages m
      where m.owner_id = ${by.id} and (m.state <> 'erased' or ${state ?? ''}::text = 'erased')
        and (${state ?? null}::text is null or m.state = any(string_to_array(${state ?? null}, ',')))
        and (${mode ?? null}::text is null or m.mode = ${mode ?? null})
        and (${cause ?? null}::text is null or m.triggered_by = any(string_to_array(${cause ?? null}, ',')))
        and (${person ?? null}::uuid is null or ${person ?? null}::uuid = any(m.recipient_ids))
        and (${found === null} or m.id = any(${sql.array([...(found ?? [])], 'uuid')}))
        and (${end?.dueAt ?? null}::timestamptz is null
          or (coalesce(m.due_at, 'infinity'), m.id) > (${end?.dueAt ?? null}::timestamptz, ${end?.id ?? null}::uuid))
      order by coalesce(m.due_at, 'infinity'), m.id limit ${PAGE + 1}`),
    kernel.db.any(sql.type(v.object({ state: v.string(), n: v.number() }))`
      select state, count(*) as n from messages.messages
      where owner_id = ${by.id} and state <> 'erased' group by state`),
  ])
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    items: await Promise.all(page.map((row) => rowOf(kernel, row))),
    counts: Object.fromEntries(counts.map(({ state, n }) => [state, n])),
    next: rows.length > PAGE && last ? `${last.dueAt ?? 'infinity'}_${last.id}` : null,
  }
}

const oneOf = async ({ db }: Kernel, by: Actor, id: string): Promise<Row> => {
  const row = await db.maybeOne(sql.type(Row)`
    select ${columns} from messages.messages m where m.id = ${id} and m.owner_id = ${by.id}`)
  if (!row) throw refuse('not-found')
  return row
}

/** While it can still be undone it is said how. */
const whyOf = async (kernel: Kernel, { id, state: status, triggeredBy }: Row): Promise<string> => {
  if (triggeredBy === null || !(isPausable(status) || isBegun(status))) return ''
  const { state } = await kernel.load(message, id)
  const reporters = await reportersOf(kernel, state)
  return isPausable(status) ? whyInWords(state, reporters) : causeInWords(state, reporters)
}

const Delivery = v.object({
  recipientId: v.string(),
  state: v.string(),
  sentAt: v.nullable(v.string()),
  openedAt: v.nullable(v.string()),
})

/** One message with its letter, people and recordings, for its author. */
export const messageDetail = async (kernel: Kernel, by: Actor, id: string): Promise<MessageDetail> => {
  const row = await oneOf(kernel, by, id)
  const { db, unseal } = kernel
  const [why, content, people, recordings, attached, transcripts, deliveries] = await Promise.all([
    whyOf(kernel, row),
    db.maybeOne(sql.type(v.object({ body: SealedText }))`select body from messages.contents where message_id = ${id}`),
    recipientFacts(kernel, by.id, row.recipientIds),
    mediaFacts(kernel, by.id, id),
    db.anyFirst(
      sql.type(v.object({ mediaId: v.string() }))`select media_id from messages.media where message_id = ${id}`,
    ),
    transcriptsOf(kernel, id),
    db.any(sql.type(Delivery)`
      select recipient_id, state, sent_at, opened_at from deliveries.deliveries
      where message_id = ${id}
        and occurrence = (select max(occurrence) from deliveries.deliveries where message_id = ${id})`),
  ])
  const summary = await rowOf(kernel, row)
  return {
    message: summary,
    why,
    content: { title: summary.title, body: content ? await unseal(content.body) : '' },
    recipients: people.map(({ recipientId, name, address, verification }) => {
      const delivery = deliveries.find((one) => one.recipientId === recipientId)
      return {
        id: recipientId,
        name,
        email: address,
        verification,
        delivery: delivery ? { state: delivery.state, sentAt: delivery.sentAt, openedAt: delivery.openedAt } : null,
      }
    }),
    // What was erased has no recordings any more, whatever was made for it.
    media: (row.state === 'erased' ? [] : recordings).map(
      ({ mediaId, state, durationMs, bytes, sha256, variants, cut }) => {
        const transcript = transcripts.get(mediaId) ?? ''
        return {
          id: mediaId,
          state,
          isAttached: attached.includes(mediaId),
          durationMs: durationMs || null,
          bytes: bytes || null,
          sha256: sha256 || null,
          isVideo: variants.includes('video'),
          cut,
          transcript,
          isTimed: isTimed(linesIn(transcript)),
        }
      },
    ),
  }
}
