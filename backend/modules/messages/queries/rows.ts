import * as v from 'valibot'
import { SealedText } from '../../../kernel/log/codec.ts'
import { plus } from '../../../kernel/log/decider.ts'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { Allowed, type MessageStatus, MessageRow } from '../contract.ts'
import { isArmed, isAsked, isBegun, isChangeable, isPausable } from '../contract/status.ts'
import { nextStep } from '../next.ts'
import { messageIn, StoredMessage } from '../message/row.ts'

/** A message as its read table has it. */
export const Row = v.object({
  ...StoredMessage.entries,
  id: v.string(),
  kind: v.string(),
  title: v.nullable(SealedText),
  mode: v.nullable(v.string()),
  answerRule: v.nullable(v.string()),
  round: v.number(),
  local: v.nullable(v.string()),
  zone: v.nullable(v.string()),
  dayMs: v.nullable(v.number()),
  plan: v.nullable(v.picklist(['normal', 'short'])),
  rule: MessageRow.entries.rule,
  deliverIfIDie: v.nullable(v.boolean()),
  lateLimitDays: v.nullable(v.number()),
  preconsentDays: v.nullable(v.number()),
  linkDays: v.nullable(v.number()),
  heldReason: MessageRow.entries.heldReason,
  pausedUntil: v.nullable(v.string()),
  cancelledAt: v.nullable(v.string()),
  holdUntil: v.nullable(v.string()),
  recallUntil: v.nullable(v.string()),
  isConfirmed: v.boolean(),
  stalledReason: v.nullable(v.string()),
  trigger: MessageRow.entries.trigger,
  delayDays: v.nullable(v.number()),
  announcerIds: v.array(v.string()),
  occasion: v.nullable(SealedText),
  triggeredBy: MessageRow.entries.triggeredBy,
  recipientIds: v.array(v.string()),
  recipients: v.array(SealedText),
  openedN: v.number(),
  mediaN: v.number(),
  durationMs: v.nullable(v.number()),
  revision: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
})
export type Row = v.InferOutput<typeof Row>

export const columns = sql.fragment`
  m.id, m.kind, m.title, m.state, m.mode, m.answer_rule, m.round, m.local, m.zone, m.due_at, m.promised_at, m.day_ms,
  m.plan, m.occurrence, m.rule, m.deliver_if_i_die, m.late_limit_days, m.preconsent_days, m.link_days, m.held_reason,
  m.paused_until, m.paused_by, m.cancelled_at, m.slots, m.notices, m.hold_until, m.recall_until, m.is_confirmed, m.stalled_reason,
  m.trigger, m.delay_days, m.occasion, m.triggered_by, m.recipient_ids, m.revision, m.created_at, m.updated_at,
  (select coalesce(jsonb_agg(r.name order by p.n), '[]') from unnest(m.recipient_ids) with ordinality p(id, n)
    join recipients.recipients r on r.id = p.id and r.owner_id = m.owner_id) as recipients,
  -- Whoever has left the list, or said no since, may announce nothing.
  array(select c.id from unnest(m.announcer_ids) with ordinality p(id, n)
    join life.contacts c on c.id = p.id and c.account_id = m.owner_id and c.state = 'accepted'
    order by p.n) as announcer_ids,
  (select count(*) from deliveries.deliveries d where d.message_id = m.id and d.opened_at is not null
    and d.occurrence = (select max(occurrence) from deliveries.deliveries l where l.message_id = m.id)) as opened_n,
  (select count(*) from messages.media a where a.message_id = m.id) as media_n,
  (select sum(a.duration_ms)::bigint from messages.media a where a.message_id = m.id) as duration_ms`

/** In which statuses a command may be given, by the same traits as its decision. */
const allows: Readonly<Record<MessageRow['allowed'][number], (status: MessageStatus) => boolean>> = {
  edit: isChangeable,
  schedule: isChangeable,
  arm: isChangeable,
  respond: isAsked,
  'keep-date': (status) => status === 'held',
  'send-now': (status) => status === 'held',
  pause: isPausable,
  resume: (status) => status === 'paused',
  restore: (status) => status === 'cancelled',
  recall: (status) => isArmed(status) || isBegun(status) || status === 'cancelled',
  cancel: isChangeable,
  copy: (status) => status !== 'erased',
}

/** What may be asked of it now; a decision may still refuse, since the facts can change in between. */
const allowedOf = (row: Row, now: string, dayMs: number): MessageRow['allowed'] => {
  const { state, dueAt, cancelledAt, recallUntil, isConfirmed } = row
  return Allowed.item.options.filter((command) => {
    if (!allows[command](state)) return false
    if (command === 'keep-date') return dueAt !== null && dueAt > now
    if (command === 'restore') return cancelledAt === null || plus(cancelledAt, 30 * dayMs) >= now
    // In the hold and for a day after the release, also while the next date is on its way.
    if (command === 'recall') return recallUntil !== null && now <= recallUntil
    // Whoever has said "as planned" is asked no more.
    return command !== 'respond' || !isConfirmed
  })
}

/** The row's own next step, by the same rule that moves the message. */
const nextOf = (row: Row) =>
  nextStep({
    ...messageIn(row),
    pausedUntil: row.pausedUntil ?? '',
    dayMs: row.dayMs ?? 0,
    releasedAt: row.updatedAt,
    // When the hold ends is a column of its own.
    claim: undefined,
  })

/** The row as its author sees it, with what may be asked of it now. */
export const rowOf = async (kernel: Kernel, row: Row): Promise<MessageRow> => {
  const release = row.state === 'claimed' && row.holdUntil ? { step: 'release', at: row.holdUntil } : undefined
  const next = nextOf(row) ?? release
  // All at once, so that the keys are read at once.
  const [title, occasion, recipientNames] = await Promise.all([
    row.title ? kernel.unseal(row.title) : '',
    row.occasion ? kernel.unseal(row.occasion) : '',
    Promise.all(row.recipients.map(kernel.unseal)),
  ])
  // What is undefined is not sent. Taking six of forty fields off each row was a ninth of a list’s CPU.
  const seen = {
    ...row,
    title,
    occasion,
    recipientIds: undefined,
    recipients: undefined,
    dayMs: undefined,
    slots: undefined,
    notices: undefined,
    holdUntil: undefined,
  }
  return Object.assign(seen, {
    nextStep: next?.step ?? null,
    nextStepAt: next?.at ?? null,
    recipientNames,
    allowed: allowedOf(row, kernel.clock.now(), kernel.clock.dayMs),
  })
}
