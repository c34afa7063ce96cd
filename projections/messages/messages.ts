import { sql, type Tx } from '../../backend/kernel/db.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import type { MessagesEvent, Retry, Try } from '../../backend/modules/messages/events.ts'

type Event = Recorded<MessagesEvent>

const change = (tx: Tx, { id, revision, metadata }: Event, changes: ReturnType<typeof sql.fragment>) =>
  tx.query(sql.typeAlias('void')`
    update messages.messages set ${changes}, revision = ${Number(revision)}, updated_at = ${metadata.at}
    where id = ${id}`)

const state = (name: string) => (tx: Tx, event: Event) => change(tx, event, sql.fragment`state = ${name}`)

/** Where the notice of a slot stands, as {state, at} under the slot's number. */
const notice = (slot: number, stands: string, at: string) =>
  sql.fragment`notices = jsonb_set(notices, array[${String(slot)}]::text[], ${sql.jsonb({ state: stands, at })})`

const tried = (stands: string) => (tx: Tx, event: Event & { data: Try }) =>
  change(tx, event, notice(event.data.slot, stands, event.metadata.at))

/** It stays so at each try that fails again. */
const stalls = ({ metadata }: Event) =>
  sql.fragment`state = 'stalled', stalled_at = case when state = 'stalled' then stalled_at else ${metadata.at} end`

/** A try that was not taken: the message stalls once every address has failed. */
const failed =
  (stands: string, reason: string, isStalled: (retry: Retry) => boolean) =>
  (tx: Tx, event: Event & { data: Try & Retry }) => {
    const stands_ = notice(event.data.slot, stands, event.data.retryAt)
    if (!isStalled(event.data)) return change(tx, event, stands_)
    return change(tx, event, sql.fragment`${stands_}, ${stalls(event)}, stalled_reason = ${reason}`)
  }

/** A slot that is done makes later ones void: they are sent again a day after it. */
const done = (tx: Tx, event: Event & { data: { slot: number } }, stands: string, at: string) => {
  const { slot } = event.data
  const later = sql.fragment`(select coalesce(jsonb_object_agg(key,
    case when key::int > ${slot} then jsonb_build_object('state', 'void', 'at', '') else value end), '{}'::jsonb)
    from jsonb_each(notices))`
  const next = sql.fragment`case when (slots->-1->>'slot')::int = ${slot} then 'checked' else 'noticed' end`
  return change(
    tx,
    event,
    sql.fragment`notices = jsonb_set(${later}, array[${String(slot)}]::text[], ${sql.jsonb({ state: stands, at })}),
      state = ${next}, stalled_reason = null`,
  )
}

/** Where a round that goes on stands: its notices that were accepted or waived still count. */
const afterHold = sql.fragment`(
  select case when count(*) filter (where taken) = count(*) then 'checked' when bool_or(taken) then 'noticed' else 'scheduled' end
  from (
    select coalesce(notices -> (slot ->> 'slot') ->> 'state' in ('accepted', 'waived'), false) as taken
    from jsonb_array_elements(slots) as slot
  ) as of_round)`

/** One row a message: what the author's list and page show. */
export const messages = projection(
  'messages.messages',
  forCategory<MessagesEvent>('message', {
    MessageDrafted: (tx, { id, data, revision, metadata }) =>
      tx.query(sql.typeAlias('void')`
        insert into messages.messages (id, owner_id, kind, state, revision, created_at, updated_at)
        values (${id}, ${data.ownerId}, ${data.kind}, 'draft', ${Number(revision)}, ${metadata.at}, ${metadata.at})`),
    ContentChanged: (tx, event) => change(tx, event, sql.fragment`title = ${sql.jsonb(event.sealed('title'))}`),
    MediaAttached: (tx, event) => change(tx, event, sql.fragment`kind = kind`),
    MediaDetached: (tx, event) => change(tx, event, sql.fragment`kind = kind`),
    TranscriptWritten: (tx, event) => change(tx, event, sql.fragment`kind = kind`),
    RecipientsChanged: (tx, event) =>
      change(tx, event, sql.fragment`recipient_ids = ${sql.array([...event.data.recipientIds], 'uuid')}`),
    MessageScheduled: (tx, event) => {
      const { mode, answerRule, occurrence, round, local, zone, dueAt, dayMs, slots } = event.data
      const { plan, rule, deliverIfIDie, lateLimitDays, preconsentDays, linkDays = 400 } = event.data
      return change(
        tx,
        event,
        sql.fragment`state = 'scheduled', mode = ${mode}, answer_rule = ${answerRule}, occurrence = ${occurrence},
          round = ${round}, local = ${local}, zone = ${zone}, due_at = ${dueAt}, promised_at = ${dueAt},
          day_ms = ${dayMs}, slots = ${sql.jsonb([...slots])}, notices = '{}', hold_until = null, stalled_reason = null,
          is_confirmed = false,
          plan = ${plan}, rule = ${rule ? sql.jsonb(rule) : null}, deliver_if_i_die = ${deliverIfIDie ?? true},
          late_limit_days = ${lateLimitDays ?? null}, preconsent_days = ${preconsentDays ?? null},
          link_days = ${linkDays}`,
      )
    },
    NoticeAttempted: tried('attempted'),
    NoticeDeferred: failed('deferred', 'unreachable', ({ nextAddrIdx }) => nextAddrIdx === 0),
    NoticeAccepted: (tx, event) => done(tx, event, 'accepted', event.data.acceptedAt),
    NoticeWaived: (tx, event) => done(tx, event, 'waived', event.data.waivedAt),
    NoticeRejected: failed('rejected', 'refused', ({ nextAddrIdx = 0 }) => nextAddrIdx === 0),
    NoticeBounced: (tx, event) =>
      change(
        tx,
        event,
        sql.fragment`${notice(event.data.slot, 'bounced', event.data.retryAt)},
          state = case when state in ('scheduled', 'noticed', 'checked') then 'stalled' else state end,
          stalled_at = case when state in ('scheduled', 'noticed', 'checked') then ${event.metadata.at} else stalled_at end,
          stalled_reason = case when state in ('scheduled', 'noticed', 'checked') then 'bounced' else stalled_reason end`,
      ),
    DueSlid: (tx, event) => {
      const { to, reason } = event.data
      if (reason !== 'not_answerable') return change(tx, event, sql.fragment`due_at = ${to}`)
      return change(
        tx,
        event,
        sql.fragment`due_at = ${to}, state = case when jsonb_array_length(slots) > 1 then 'noticed' else 'scheduled' end,
          notices = jsonb_set(notices, array[slots->-1->>'slot']::text[], ${sql.jsonb({ state: 'void', at: '' })})`,
      )
    },
    AuthorResponded: (tx, event) =>
      change(tx, event, sql.fragment`is_confirmed = ${event.data.outcome === 'confirmed'}`),
    MessageHeld: (tx, event) => change(tx, event, sql.fragment`state = 'held', held_reason = ${event.data.reason}`),
    HoldReleased: (tx, event) => change(tx, event, sql.fragment`state = ${afterHold}, is_confirmed = true`),
    MessagePaused: (tx, event) => {
      const { until, by } = event.data
      return change(
        tx,
        event,
        sql.fragment`state = 'paused', paused_until = ${until},
          paused_by = case when ${by} = 'admin' and state = 'paused' then paused_by else ${by} end`,
      )
    },
    MessageResumed: (tx, event) => change(tx, event, sql.fragment`paused_until = null`),
    MessageCancelled: (tx, event) =>
      change(
        tx,
        event,
        sql.fragment`state = 'cancelled', cancelled_at = ${event.data.cancelledAt ?? event.metadata.at}`,
      ),
    MessageRestored: (tx, event) =>
      change(
        tx,
        event,
        sql.fragment`state = 'draft', due_at = null, promised_at = null, slots = '[]', notices = '{}', plan = null,
          rule = null`,
      ),
    DeliveryClaimed: (tx, event) =>
      change(
        tx,
        event,
        sql.fragment`state = 'claimed', hold_until = ${event.data.holdUntil},
          recall_until = ${plus(event.data.holdUntil, event.metadata.dayMs)}`,
      ),
    DeliveryReleased: (tx, event) =>
      change(
        tx,
        event,
        sql.fragment`state = 'delivering', recall_until = ${plus(event.data.releasedAt, event.metadata.dayMs)}`,
      ),
    DeliveryRecalled: (tx, event) => {
      if (event.data.reason === 'contact' || event.data.reason === 'restored')
        return change(tx, event, sql.fragment`${stalls(event)}, hold_until = null, recall_until = null`)
      if (event.data.reason === 'bounced')
        return change(
          tx,
          event,
          sql.fragment`${stalls(event)}, stalled_reason = 'bounced', hold_until = null, recall_until = null`,
        )
      return change(
        tx,
        event,
        sql.fragment`state = case when occurrence = ${event.data.occurrence} then 'recalled' else state end,
          recall_until = null`,
      )
    },
    ContentDamaged: (tx, event) => change(tx, event, sql.fragment`stalled_reason = 'damaged'`),
    MessageRetimed: (tx, event) => {
      const { to } = event.data
      const byMs = Date.parse(to) - Date.parse(event.data.from)
      return change(
        tx,
        event,
        sql.fragment`due_at = ${to}, promised_at = ${to}, slots = (select jsonb_agg(jsonb_set(slot, '{at}',
          to_jsonb(to_char(((slot->>'at')::timestamptz + ${`${byMs} milliseconds`}::interval) at time zone 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))) from jsonb_array_elements(slots) as slot)`,
      )
    },
    OccurrenceDelivered: (tx, event) => change(tx, event, sql.fragment`kind = kind`),
    MessageDelivered: state('delivered'),
    MessageErased: (tx, event) => change(tx, event, sql.fragment`state = 'erased', title = null`),
    MessageUndeliverable: state('undeliverable'),
  }),
  // They change no row: the end of an account waits until the messages that were made before it stand here.
  forCategory<AccountsEvent>('account', {}),
)
