import * as v from 'valibot'
import { SealedText } from '../../../kernel/codec.ts'
import { plus } from '../../../kernel/decider.ts'
import { sql } from '../../../kernel/db.ts'
import { refusing } from '../../../kernel/errors.ts'
import type { Actor } from '../../../kernel/event.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { isId } from '../../../kernel/request.ts'
import { MessageRow, MessageStatus, type MessageDetail, type MessageList, type MessageRefusal } from '../contract.ts'
import { mediaFacts, recipientFacts } from './facts.ts'
import { message } from '../message.ts'
import { nextStep } from '../next.ts'
import { withNotice, type Notices } from '../notices.ts'

const refuse = refusing<MessageRefusal>()
const PAGE = 50

const Slot = v.object({ slot: v.number(), at: v.string(), minWaitMs: v.number() })
const NoticeState = v.picklist(['attempted', 'accepted', 'waived', 'deferred', 'rejected', 'bounced', 'void'])
const Row = v.object({
  id: v.string(),
  kind: v.string(),
  title: v.nullable(SealedText),
  state: MessageStatus,
  mode: v.nullable(v.string()),
  answerRule: v.nullable(v.string()),
  round: v.number(),
  local: v.nullable(v.string()),
  zone: v.nullable(v.string()),
  dueAt: v.nullable(v.string()),
  promisedAt: v.nullable(v.string()),
  dayMs: v.nullable(v.number()),
  plan: v.nullable(v.picklist(['normal', 'short'])),
  occurrence: v.number(),
  rule: MessageRow.entries.rule,
  deliverIfIDie: v.nullable(v.boolean()),
  lateLimitDays: v.nullable(v.number()),
  preconsentDays: v.nullable(v.number()),
  heldReason: MessageRow.entries.heldReason,
  pausedUntil: v.nullable(v.string()),
  cancelledAt: v.nullable(v.string()),
  slots: v.array(Slot),
  notices: v.record(v.string(), v.object({ state: NoticeState, at: v.string() })),
  holdUntil: v.nullable(v.string()),
  stalledReason: v.nullable(v.string()),
  recipientIds: v.array(v.string()),
  openedN: v.number(),
  mediaN: v.number(),
  durationMs: v.nullable(v.number()),
  revision: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
})
type Row = v.InferOutput<typeof Row>

const columns = sql.fragment`
  m.id, m.kind, m.title, m.state, m.mode, m.answer_rule, m.round, m.local, m.zone, m.due_at, m.promised_at, m.day_ms,
  m.plan, m.occurrence, m.rule, m.deliver_if_i_die, m.late_limit_days, m.preconsent_days, m.held_reason, m.paused_until,
  m.cancelled_at, m.slots, m.notices, m.hold_until, m.stalled_reason, m.recipient_ids, m.revision, m.created_at, m.updated_at,
  (select count(*) from deliveries.deliveries d where d.message_id = m.id and d.opened_at is not null) as opened_n,
  (select count(*) from messages.media a where a.message_id = m.id) as media_n,
  (select sum(a.duration_ms)::bigint from messages.media a where a.message_id = m.id) as duration_ms`

const open = ['edit', 'schedule', 'pause', 'cancel', 'copy'] as const
const asked = ['edit', 'schedule', 'respond', 'pause', 'cancel', 'copy'] as const
const allowedIn: Readonly<Record<MessageStatus, MessageRow['allowed']>> = {
  draft: ['edit', 'schedule', 'cancel', 'copy'],
  scheduled: [...open],
  noticed: [...asked],
  checked: [...asked],
  stalled: [...asked],
  held: ['edit', 'schedule', 'keep-date', 'send-now', 'cancel', 'copy'],
  paused: ['edit', 'schedule', 'pause', 'resume', 'cancel', 'copy'],
  claimed: ['recall', 'copy'],
  delivering: ['recall', 'copy'],
  delivered: ['recall', 'copy'],
  undeliverable: ['recall', 'copy'],
  recalled: ['copy'],
  cancelled: ['restore', 'copy'],
}

/** What may be asked of it now; a decision may still refuse, since the facts can change in between. */
const allowedOf = ({ state, dueAt, cancelledAt, holdUntil }: Row, now: string, dayMs: number): MessageRow['allowed'] =>
  allowedIn[state].filter((command) => {
    if (command === 'keep-date') return dueAt !== null && dueAt > now
    if (command === 'restore') return cancelledAt === null || plus(cancelledAt, 30 * dayMs) >= now
    // For a day after the release, which comes never before the end of the hold.
    if (command === 'recall') return holdUntil !== null && now <= plus(holdUntil, dayMs)
    return true
  })

/** The row's own next step, by the same rule that moves the message. */
const nextOf = (row: Row) =>
  nextStep({
    ...message.initial,
    status: row.state,
    dueAt: row.dueAt ?? '',
    pausedUntil: row.pausedUntil ?? '',
    dayMs: row.dayMs ?? 0,
    slots: row.slots,
    notices: Object.entries(row.notices).reduce<Notices>(
      (all, [slot, notice]) => withNotice(all, Number(slot), notice),
      {},
    ),
    releasedAt: row.updatedAt,
  })

const rowOf = async (kernel: Kernel, by: Actor, row: Row): Promise<MessageRow> => {
  const { title, recipientIds, dayMs: _, slots: __, notices: ___, holdUntil, ...rest } = row
  const release = row.state === 'claimed' && holdUntil ? { step: 'release', at: holdUntil } : undefined
  const next = nextOf(row) ?? release
  const people = await recipientFacts(kernel, by.id, recipientIds)
  return {
    ...rest,
    title: title ? await kernel.unseal(title) : '',
    nextStep: next?.step ?? null,
    nextStepAt: next?.at ?? null,
    recipientNames: people.map(({ name }) => name),
    allowed: allowedOf(row, kernel.clock.now(), kernel.clock.dayMs),
  }
}

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
  { state, cursor }: { readonly state?: string | undefined; readonly cursor?: string | undefined },
): Promise<MessageList> => {
  const end = endOf(cursor ?? '')
  const [rows, counts] = await Promise.all([
    kernel.db.any(sql.type(Row)`
      select ${columns} from messages.messages m
      where m.owner_id = ${by.id}
        and (${state ?? null}::text is null or m.state = ${state ?? null})
        and (${end?.dueAt ?? null}::timestamptz is null
          or (coalesce(m.due_at, 'infinity'), m.id) > (${end?.dueAt ?? null}::timestamptz, ${end?.id ?? null}::uuid))
      order by coalesce(m.due_at, 'infinity'), m.id limit ${PAGE + 1}`),
    kernel.db.any(sql.type(v.object({ state: v.string(), n: v.number() }))`
      select state, count(*) as n from messages.messages where owner_id = ${by.id} group by state`),
  ])
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    items: await Promise.all(page.map((row) => rowOf(kernel, by, row))),
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
  const [content, people, recordings, attached, deliveries] = await Promise.all([
    db.maybeOne(sql.type(v.object({ body: SealedText }))`select body from messages.contents where message_id = ${id}`),
    recipientFacts(kernel, by.id, row.recipientIds),
    mediaFacts(kernel, by.id, id),
    db.anyFirst(
      sql.type(v.object({ mediaId: v.string() }))`select media_id from messages.media where message_id = ${id}`,
    ),
    db.any(sql.type(Delivery)`
      select recipient_id, state, sent_at, opened_at from deliveries.deliveries where message_id = ${id}`),
  ])
  const summary = await rowOf(kernel, by, row)
  return {
    message: summary,
    content: { title: summary.title, body: content ? await unseal(content.body) : '' },
    recipients: people.map(({ recipientId, name, address, hasVerification }) => {
      const delivery = deliveries.find((one) => one.recipientId === recipientId)
      return {
        id: recipientId,
        name,
        email: address,
        verification: hasVerification ? 'passcode' : 'none',
        delivery: delivery ? { state: delivery.state, sentAt: delivery.sentAt, openedAt: delivery.openedAt } : null,
      }
    }),
    media: recordings.map(({ mediaId, state, durationMs, bytes, sha256 }) => ({
      id: mediaId,
      state,
      isAttached: attached.includes(mediaId),
      durationMs: durationMs || null,
      bytes: bytes || null,
      sha256: sha256 || null,
    })),
  }
}
