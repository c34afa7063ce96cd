import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'

type Detail = Record<string, string | number | boolean>

const add = (tx: Tx, event: Recorded, messageId: string, label: string, detail: Detail = {}, at?: string) =>
  tx.query(sql.typeAlias('void')`
    insert into messages.timeline (message_id, position, revision, at, label, detail)
    values (${messageId}, ${event.position}::numeric, ${Number(event.revision)}, ${at ?? event.metadata.at}, ${label},
      ${sql.jsonb(detail)})`)

/** What became of one recipient's link. */
const tell = (
  tx: Tx,
  event: Recorded<{ type: string; data: { messageId: string; recipientId: string } }>,
  label: string,
) => add(tx, event, event.data.messageId, label, { recipientId: event.data.recipientId })

const entry = (label: string) => (tx: Tx, event: Recorded<MessagesEvent>) => add(tx, event, event.id, label)

/**
 * What happened to a message, in the order it happened; `label` is a word that gets its sentence in
 * `web/modules/messages/message/timeline` (what a recipient does, in `recipients.ts`) and `messages/export/history.ts`.
 */
export const timeline = projection(
  'messages.timeline',
  forCategory<MessagesEvent>('message', {
    MessageDrafted: entry('drafted'),
    MessageScheduled: (tx, event) =>
      add(tx, event, event.id, 'scheduled', {
        dueAt: event.data.dueAt,
        zone: event.data.zone,
        round: event.data.round,
        occurrence: event.data.occurrence,
        plan: event.data.plan,
      }),
    MessageArmed: (tx, event) => add(tx, event, event.id, 'kept', { trigger: event.data.trigger }),
    // What its author ended is told as that.
    MilestoneWithdrawn: async (tx, event) => {
      const { by } = event.data
      if (by !== 'author') await add(tx, event, event.id, 'announcement-withdrawn', { by })
    },
    MessageTriggered: (tx, event) => add(tx, event, event.id, 'triggered', { cause: event.data.cause }),
    NoticeAccepted: (tx, event) => {
      const { slot, smtpCode, acceptedAt } = event.data
      return add(tx, event, event.id, 'notice-accepted', { slot, smtpCode }, acceptedAt)
    },
    NoticeDeferred: (tx, event) => {
      const { slot, retryAt } = event.data
      return add(tx, event, event.id, 'notice-deferred', { slot, retryAt })
    },
    NoticeRejected: (tx, event) => {
      const { slot, retryAt } = event.data
      return add(tx, event, event.id, 'notice-rejected', { slot, retryAt })
    },
    NoticeBounced: (tx, event) => {
      const { slot, retryAt, addrIdx = 0 } = event.data
      return add(tx, event, event.id, 'notice-bounced', { slot, retryAt, addrIdx })
    },
    NoticeWaived: (tx, event) => {
      const { slot, basis } = event.data
      return add(tx, event, event.id, 'notice-waived', { slot, basis })
    },
    DueSlid: (tx, event) => {
      const { from, to, reason } = event.data
      return add(tx, event, event.id, 'date-moved', { from, to, reason })
    },
    AuthorResponded: (tx, event) => {
      const { via, outcome } = event.data
      return add(tx, event, event.id, 'answered', { via, outcome })
    },
    MessageHeld: (tx, event) => add(tx, event, event.id, 'held', { reason: event.data.reason }),
    HoldReleased: (tx, event) => add(tx, event, event.id, 'hold-released', { how: event.data.how }),
    MessagePaused: (tx, event) => add(tx, event, event.id, 'paused', { until: event.data.until, by: event.data.by }),
    MessageResumed: (tx, event) => add(tx, event, event.id, 'resumed', { by: event.data.by }),
    MessageRestored: entry('restored'),
    MessageCancelled: (tx, event) => add(tx, event, event.id, 'cancelled', { via: event.data.via }),
    MessageErased: entry('erased'),
    DeliveryClaimed: (tx, event) => {
      const { holdUntil, lateByMs, promisedAt } = event.data
      return add(tx, event, event.id, 'delivery-begun', { holdUntil, lateByMs, promisedAt })
    },
    DeliveryReleased: entry('released'),
    DeliveryRecalled: (tx, event) => {
      const { by, reason, perRecipient } = event.data
      const opened = perRecipient.filter(({ state }) => state === 'already_opened').length
      const sent = perRecipient.filter(({ state }) => state !== 'not_sent').length
      return add(tx, event, event.id, 'taken-back', { by, reason, opened, sent })
    },
    ContentDamaged: (tx, event) => add(tx, event, event.id, 'content-damaged', { n: event.data.mediaIds.length }),
    MessageRetimed: (tx, event) => {
      const { from, to } = event.data
      return add(tx, event, event.id, 'date-retimed', { from, to })
    },
    OccurrenceDelivered: (tx, event) => {
      const { ok, failed, occurrence } = event.data
      return add(tx, event, event.id, 'delivered', { ok, failed, occurrence })
    },
    OccurrenceLeftOut: (tx, event) => add(tx, event, event.id, 'left-out', { nextDueAt: event.data.nextDueAt }),
    MessageDelivered: (tx, event) => {
      const { ok, failed } = event.data
      return add(tx, event, event.id, 'delivered', { ok, failed })
    },
    MessageUndeliverable: entry('undeliverable'),
  }),
  forCategory<DeliveriesEvent>('delivery', {
    LinkAccepted: (tx, event) => {
      const { messageId, recipientId, acceptedAt } = event.data
      return add(tx, event, messageId, 'link-accepted', { recipientId }, acceptedAt)
    },
    LinkDeferred: (tx, event) => {
      const { messageId, recipientId, retryAt } = event.data
      return add(tx, event, messageId, 'link-deferred', { recipientId, retryAt })
    },
    LinkRejected: (tx, event) => {
      const { messageId, recipientId } = event.data
      return add(tx, event, messageId, 'link-rejected', { recipientId })
    },
    DeliveryOpened: (tx, event) =>
      add(tx, event, event.data.messageId, 'opened', { recipientId: event.data.recipientId }),
    UnlockSucceeded: (tx, event) =>
      add(tx, event, event.data.messageId, 'unlocked', { recipientId: event.data.recipientId }),
    ContentPlayed: (tx, event) => {
      const { messageId, recipientId, quarter } = event.data
      return add(tx, event, messageId, 'played', { recipientId, quarter })
    },
    ContentDownloaded: (tx, event) =>
      add(tx, event, event.data.messageId, 'downloaded', { recipientId: event.data.recipientId }),
    LinkBounced: (tx, event) => tell(tx, event, 'link-bounced'),
    LinkReissued: (tx, event) => {
      const { messageId, recipientId, by } = event.data
      return add(tx, event, messageId, 'link-reissued', { recipientId, by })
    },
    LinkResent: (tx, event) => tell(tx, event, 'link-resent'),
    LinkReaddressed: (tx, event) => tell(tx, event, 'readdressed'),
    ReminderMailed: (tx, event) => tell(tx, event, 'reminded'),
    ThanksSent: (tx, event) => tell(tx, event, 'thanked'),
    ReplySent: (tx, event) => tell(tx, event, 'replied'),
    HelpRequested: (tx, event) => tell(tx, event, 'help-asked'),
    ConfirmationRequested: (tx, event) => tell(tx, event, 'confirmation-asked'),
    ConfirmationGiven: (tx, event) => tell(tx, event, 'confirmation-given'),
    ConfirmationRefused: (tx, event) =>
      tell(tx, event, event.data.by === 'author' ? 'confirmation-forbidden' : 'confirmation-refused'),
    AddressProposed: (tx, event) => {
      const { messageId, recipientId, countsAt = '' } = event.data
      return add(tx, event, messageId, 'address-proposed', { recipientId, countsAt })
    },
    AddressProposalSupported: (tx, event) => {
      const { messageId, recipientId, countsAt } = event.data
      return add(tx, event, messageId, 'address-supported', { recipientId, countsAt })
    },
    AddressProposalRefused: (tx, event) =>
      tell(tx, event, event.data.by === 'author' ? 'address-forbidden' : 'address-refused'),
    AddressProposalAccepted: (tx, event) => {
      const { messageId, recipientId, by } = event.data
      return add(tx, event, messageId, 'address-accepted', { recipientId, by })
    },
    DeliveryRevoked: (tx, event) =>
      tell(tx, event, event.data.reason === 'wrong_person' ? 'wrong-person' : 'link-closed'),
    WrongPersonUndone: (tx, event) => tell(tx, event, 'wrong-person-undone'),
    DeliveryDeclineUndone: (tx, event) => tell(tx, event, 'decline-undone'),
    DeliveryDeclined: (tx, event) => {
      const { messageId, recipientId, scope } = event.data
      return add(tx, event, messageId, 'declined', { recipientId, scope })
    },
  }),
)
