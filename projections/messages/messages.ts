import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import type { MessagesEvent, Try } from '../../backend/modules/messages/events.ts'
import {
  message,
  messageIn,
  preconsentOf,
  rowOfNotices,
  StoredMessage,
  type Message,
  USUAL_LINK_DAYS,
} from '../../backend/modules/messages/reading.ts'

type Event = Recorded<MessagesEvent>
type Of<T extends MessagesEvent['type']> = Recorded<Extract<MessagesEvent, { type: T }>>
type Fragment = ReturnType<typeof sql.fragment>

const change = (tx: Tx, { id, revision, metadata }: Event, changes: Fragment) =>
  tx.query(sql.typeAlias('void')`
    update messages.messages set ${changes}, revision = ${Number(revision)}, updated_at = ${metadata.at}
    where id = ${id}`)

const storedMessage = async (tx: Tx, id: string): Promise<Message | undefined> => {
  const { rows } = await tx.query(sql.type(StoredMessage)`
    select state, occurrence, due_at, promised_at, paused_by, slots, notices from messages.messages where id = ${id}`)
  return rows[0] && messageIn(rows[0])
}

/** What the message was and what the event made of it. */
type Move = { readonly before: Message; readonly after: Message }
const stalledAnew = ({ before, after }: Move): boolean => after.status === 'stalled' && before.status !== 'stalled'
/** Every address has failed this try. */
const isExhausted = ({ after }: Move, { slot }: Try): boolean => (after.notices[slot]?.failures ?? 0) > 0

/** Where the message stands now is what the fold of its stream says; `more` is what only the table keeps. */
const moved =
  <E extends Event>(more: (event: E, move: Move) => readonly Fragment[] = () => []) =>
  async (tx: Tx, event: E) => {
    const before = await storedMessage(tx, event.id)
    if (!before) return
    const after = message.evolve(before, event)
    const move = { before, after }
    const columns = [
      sql.fragment`state = ${after.status}, due_at = ${after.dueAt || null}, promised_at = ${after.promisedAt || null},
        slots = ${sql.jsonb([...after.slots])}, notices = ${sql.jsonb(rowOfNotices(after.notices))}`,
      ...(stalledAnew(move) ? [sql.fragment`stalled_at = ${event.metadata.at}`] : []),
      ...more(event, move),
    ]
    return change(tx, event, sql.fragment`${sql.join(columns, sql.fragment`, `)}`)
  }

/** What it was kept for is over: its author chose a date, or it is a draft again. */
const keptNoMore = sql.fragment`
  trigger = null, delay_days = null, announcer_ids = '{}', occasion = null, triggered_by = null`
const done = () => [sql.fragment`stalled_reason = null`]
const stalledFor = (reason: string) => sql.fragment`stalled_reason = ${reason}`
const unmoved = (tx: Tx, event: Event) => change(tx, event, sql.fragment`kind = kind`)

/** One row a message: what the author's list and page show. */
export const messages = projection(
  'messages.messages',
  forCategory<MessagesEvent>('message', {
    MessageDrafted: (tx, { id, data, revision, metadata }) =>
      tx.query(sql.typeAlias('void')`
        insert into messages.messages (id, owner_id, kind, state, revision, created_at, updated_at)
        values (${id}, ${data.ownerId}, ${data.kind}, 'draft', ${Number(revision)}, ${metadata.at}, ${metadata.at})`),
    ContentChanged: (tx, event) => change(tx, event, sql.fragment`title = ${sql.jsonb(event.sealed('title'))}`),
    MediaAttached: unmoved,
    MediaDetached: unmoved,
    TranscriptWritten: unmoved,
    RecipientsChanged: (tx, event) =>
      change(tx, event, sql.fragment`recipient_ids = ${sql.array([...event.data.recipientIds], 'uuid')}`),
    MessageScheduled: moved<Of<'MessageScheduled'>>(({ data }) => {
      const { mode, answerRule, occurrence, round, local, zone, dayMs } = data
      const { plan, rule, deliverIfIDie, lateLimitDays, linkDays = USUAL_LINK_DAYS } = data
      return [
        sql.fragment`mode = ${mode}, answer_rule = ${answerRule}, occurrence = ${occurrence}, round = ${round},
          local = ${local}, zone = ${zone}, day_ms = ${dayMs}, hold_until = null, stalled_reason = null,
          is_confirmed = false, plan = ${plan}, rule = ${rule ? sql.jsonb(rule) : null},
          deliver_if_i_die = ${deliverIfIDie ?? false}, late_limit_days = ${lateLimitDays ?? null},
          preconsent_days = ${preconsentOf(data)}, link_days = ${linkDays}`,
        data.triggered ? sql.fragment`triggered_by = ${data.triggered.cause}` : keptNoMore,
      ]
    }),
    MessageArmed: moved<Of<'MessageArmed'>>(({ data, sealed }) => {
      const { mode, trigger, delayDays, zone, announcerIds, preconsentDays, linkDays = USUAL_LINK_DAYS, dayMs } = data
      const asBefore = mode === 'milestone' ? sql.fragment`occasion` : sql.fragment`null`
      const occasion = data.occasion === undefined ? asBefore : sql.fragment`${sql.jsonb(sealed('occasion'))}`
      return [
        sql.fragment`mode = ${mode}, answer_rule = 'silent', local = null, zone = ${zone}, day_ms = ${dayMs},
          hold_until = null, stalled_reason = null, is_confirmed = false, plan = null, rule = null,
          deliver_if_i_die = false, late_limit_days = null, preconsent_days = ${preconsentDays}, link_days = ${linkDays}`,
        sql.fragment`trigger = ${trigger}, delay_days = ${delayDays},
          announcer_ids = ${sql.array([...announcerIds], 'uuid')}, occasion = ${occasion},
          triggered_by = null`,
      ]
    }),
    MessageTriggered: unmoved,
    MilestoneAnnounced: unmoved,
    MilestoneWithdrawn: unmoved,
    // Told with its time, which the fold needs nowhere.
    NoticeAttempted: (tx, event) => {
      const notice = { state: 'attempted', at: event.metadata.at }
      const path = sql.fragment`array[${String(event.data.slot)}]::text[]`
      return change(tx, event, sql.fragment`notices = jsonb_set(notices, ${path}, ${sql.jsonb(notice)})`)
    },
    NoticeDeferred: moved<Of<'NoticeDeferred'>>(({ data }, move) =>
      isExhausted(move, data) ? [stalledFor('unreachable')] : [],
    ),
    NoticeAccepted: moved(done),
    NoticeWaived: moved(done),
    NoticeRejected: moved<Of<'NoticeRejected'>>(({ data }, move) =>
      isExhausted(move, data) ? [stalledFor('refused')] : [],
    ),
    NoticeBounced: moved((_, move) => (stalledAnew(move) ? [stalledFor('bounced')] : [])),
    DueSlid: moved(),
    AuthorResponded: (tx, event) => {
      const isKept = event.data.outcome === 'confirmed'
      const changes = isKept
        ? sql.fragment`is_confirmed = true`
        : sql.fragment`is_confirmed = false, triggered_by = null`
      return change(tx, event, changes)
    },
    MessageHeld: moved<Of<'MessageHeld'>>(({ data }) => [sql.fragment`held_reason = ${data.reason}`]),
    HoldReleased: moved(() => [sql.fragment`is_confirmed = true, triggered_by = null`]),
    MessagePaused: moved<Of<'MessagePaused'>>(({ data }, { after }) => [
      sql.fragment`paused_until = ${data.until}, paused_by = ${after.pausedBy}`,
    ]),
    MessageResumed: (tx, event) => change(tx, event, sql.fragment`paused_until = null`),
    MessageCancelled: moved<Of<'MessageCancelled'>>(({ data, metadata }) => [
      sql.fragment`cancelled_at = ${data.cancelledAt ?? metadata.at}`,
    ]),
    MessageRestored: moved(() => [sql.fragment`plan = null, rule = null`, keptNoMore]),
    DeliveryClaimed: moved<Of<'DeliveryClaimed'>>(({ data, metadata }) => [
      sql.fragment`hold_until = ${data.holdUntil}, recall_until = ${plus(data.holdUntil, metadata.dayMs)}`,
    ]),
    DeliveryReleased: moved<Of<'DeliveryReleased'>>(({ data, metadata }) => [
      sql.fragment`recall_until = ${plus(data.releasedAt, metadata.dayMs)}`,
    ]),
    DeliveryRecalled: moved<Of<'DeliveryRecalled'>>(({ data }, { after }) => [
      sql.fragment`recall_until = null`,
      ...(after.status === 'stalled' ? [sql.fragment`hold_until = null`] : []),
      ...(data.reason === 'life' ? [sql.fragment`triggered_by = null`] : []),
      ...(data.reason === 'bounced' ? [stalledFor('bounced')] : []),
    ]),
    ContentDamaged: (tx, event) => change(tx, event, stalledFor('damaged')),
    MessageRetimed: moved(),
    OccurrenceDelivered: unmoved,
    OccurrenceLeftOut: unmoved,
    MessageDelivered: moved(),
    MessageErased: moved(() => [sql.fragment`title = null`, keptNoMore]),
    MessageUndeliverable: moved(),
  }),
  // They change no row: the end of an account waits until the messages that were made before it stand here.
  forCategory<AccountsEvent>('account', {}),
)
