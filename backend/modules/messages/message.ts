import { plus, type Aggregate } from '../../kernel/log/decider.ts'
import { noSilence } from '../../kernel/log/silence.ts'
import { isBegun, type MessageStatus } from './contract/status.ts'
import { personal, type MessagesEvent, type Recalled } from './events.ts'
import { dormantBy, fallenBy, notKept } from './message/armed.ts'
import { afterNotice, isNoticeEvent } from './message/noticeEvents.ts'
import { isDone } from './message/notices.ts'
import { chosenIn, ownPlan } from './message/plan.ts'
import type { Damage, Message } from './message/state.ts'

export type { Message }

/** Where a round that goes on stands: its accepted notices still count. */
const afterHold = ({ slots, notices }: Message): MessageStatus => {
  const accepted = slots.filter(({ slot }) => isDone(notices[slot]))
  if (accepted.length === slots.length) return 'checked'
  return accepted.length > 0 ? 'noticed' : 'scheduled'
}

/** A contact's wait is over by its time: nobody was there meanwhile, so the silence of the author's addresses goes on. */
const isWaitOver = ({ status, pausedBy, pausedUntil }: Message): boolean =>
  status === 'paused' && pausedBy === 'contact' && pausedUntil === ''

/** It had been sent, and waits again: the next delivery is another one, and what somebody has opened is theirs. */
const withoutDelivery = (message: Message, perRecipient: readonly Recalled[]): Partial<Message> => {
  const { claim, releasedAt, occurrence, plan } = message
  const isKept = perRecipient.some(({ state }) => state === 'already_opened')
  const previous = claim && isKept ? { claim, releasedAt } : message.previous
  return { status: 'stalled', claim: undefined, previous, occurrence: occurrence + 1, plan: ownPlan(plan) }
}

/** What is left of the damage once a recording was taken out. */
const damageWithout = (damage: Damage | undefined, taken: string): Damage | undefined => {
  const mediaIds = damage?.mediaIds.filter((mediaId) => mediaId !== taken) ?? []
  return damage && mediaIds.length > 0 ? { ...damage, mediaIds } : undefined
}

const damageWith = (damage: Damage | undefined, found: Damage): Damage => ({
  mediaIds: [...new Set([...(damage?.mediaIds ?? []), ...found.mediaIds])],
  foundAt: found.foundAt,
})

export const message: Aggregate<Message, MessagesEvent> = {
  category: 'message',
  personal,
  // A key of its own: at the end of its author what somebody was handed stays readable, and the rest does not.
  subject: ({ messageId }) => `message-${messageId}`,
  audience: ({ ownerId }) => ownerId,
  initial: {
    status: 'new',
    messageId: '',
    ownerId: '',
    kind: 'voice',
    title: '',
    body: '',
    media: [],
    transcripts: {},
    recipientIds: [],
    round: 0,
    occurrence: 0,
    local: '',
    zone: '',
    dueAt: '',
    promisedAt: '',
    dayMs: 0,
    slots: [],
    notices: {},
    silence: noSilence,
    taken: [],
    isConfirmed: false,
    answeredAt: '',
    plan: undefined,
    ...notKept,
    fallen: undefined,
    chosenBefore: undefined,
    heldAt: '',
    heldReason: 'answered',
    pausedUntil: '',
    pausedBy: 'author',
    cancelledAt: '',
    claim: undefined,
    claimsN: 0,
    releasedAt: '',
    previous: undefined,
    recalled: {},
    damage: undefined,
    notes: [],
  },
  evolve: (message, event) => {
    if (isNoticeEvent(event)) return { ...message, ...afterNotice(message, event) }
    const { type, data } = event
    switch (type) {
      case 'MessageDrafted':
        return { ...message, status: 'draft', ...data }
      case 'ContentChanged':
        return { ...message, title: data.title, body: data.body }
      case 'MediaAttached':
        return { ...message, media: [...message.media.filter(({ mediaId }) => mediaId !== data.mediaId), data] }
      case 'MediaDetached': {
        const { [data.mediaId]: _, ...transcripts } = message.transcripts
        return {
          ...message,
          transcripts,
          media: message.media.filter(({ mediaId }) => mediaId !== data.mediaId),
          damage: damageWithout(message.damage, data.mediaId),
        }
      }
      case 'TranscriptWritten':
        return { ...message, transcripts: { ...message.transcripts, [data.mediaId]: data.text } }
      case 'RecipientsChanged':
        return { ...message, recipientIds: data.recipientIds }
      case 'MessageScheduled': {
        const { round, occurrence, local, zone, dueAt, dayMs, slots } = data
        const { claim, releasedAt } = message
        const isOut = message.status === 'delivering' || message.status === 'undeliverable'
        const previous = claim && isOut ? { claim, releasedAt } : message.previous
        const fresh = {
          status: 'scheduled',
          notices: {},
          // Whom nothing reached before the last occurrence, nothing has reached since.
          silence: isWaitOver(message) || occurrence > message.occurrence ? message.silence : noSilence,
          taken: [],
          isConfirmed: false,
          claim: undefined,
          damage: undefined,
        } as const
        const dates = { round, occurrence, local, zone, dueAt, promisedAt: dueAt, dayMs, slots }
        const chosen = data.chosen ?? message.chosenBefore
        const plan = { ...data, ...(chosen && { chosen }) }
        const kept = data.triggered ? {} : notKept
        return { ...message, ...fresh, ...dates, previous, plan, ...kept, chosenBefore: undefined }
      }
      case 'MessageArmed':
        return { ...message, ...dormantBy(data, message.armed) }
      case 'MilestoneAnnounced':
        return { ...message, announced: data, fallen: undefined }
      case 'MilestoneWithdrawn':
        return { ...message, announced: undefined, fallen: fallenBy(data, message.armed) }
      case 'AuthorResponded':
        // Who answers is there: whatever their addresses refused before counts no more.
        return {
          ...message,
          isConfirmed: data.outcome === 'confirmed',
          plan: data.outcome === 'held' ? ownPlan(message.plan) : message.plan,
          answeredAt: data.answeredAt ?? message.answeredAt,
          silence: noSilence,
          taken: message.taken.map((each) => ({ ...each, before: noSilence })),
        }
      case 'MessageHeld':
        return { ...message, status: 'held', heldAt: data.heldAt ?? '', heldReason: data.reason }
      case 'HoldReleased':
        return {
          ...message,
          status: afterHold(message),
          isConfirmed: true,
          plan: ownPlan(message.plan),
          // Rounds that were stored before their plan said so find it here.
          chosenBefore: data.how === 'now' && message.plan ? chosenIn(message.plan) : undefined,
        }
      case 'MessagePaused': {
        // Staff make a pause longer; whose it is stays.
        const pausedBy = data.by === 'admin' && message.status === 'paused' ? message.pausedBy : data.by
        return { ...message, status: 'paused', pausedUntil: data.until, pausedBy }
      }
      case 'MessageNoted':
        return { ...message, notes: [...message.notes, data] }
      case 'MessageResumed':
        return { ...message, pausedUntil: '', pausedBy: data.by === 'author' ? 'author' : message.pausedBy }
      case 'MessageCancelled':
        return { ...message, status: 'cancelled', cancelledAt: data.cancelledAt ?? '', announced: undefined }
      case 'MessageRestored':
        return {
          ...message,
          status: 'draft',
          dueAt: '',
          promisedAt: '',
          slots: [],
          notices: {},
          plan: undefined,
          ...notKept,
        }
      case 'DeliveryClaimed':
        return { ...message, status: 'claimed', claim: data, claimsN: message.claimsN + 1 }
      case 'DeliveryReleased':
        return { ...message, status: 'delivering', releasedAt: data.releasedAt }
      case 'DeliveryRecalled': {
        const recalled = { ...message.recalled, [data.occurrence]: data.perRecipient }
        if (data.occurrence !== message.claim?.occurrence || !isBegun(message.status)) return { ...message, recalled }
        if (message.status !== 'claimed' && data.reason === 'life')
          return { ...message, recalled, ...withoutDelivery(message, data.perRecipient) }
        // Nobody but its author takes it back for good: it is asked about again, or, by the event that follows, rests.
        if (data.reason !== 'author') {
          const plan = data.reason === 'life' ? ownPlan(message.plan) : message.plan
          return { ...message, status: 'stalled', claim: undefined, plan }
        }
        const isUnread = message.status === 'claimed'
        return { ...message, status: 'recalled', recalled, ...(isUnread && { announced: undefined }) }
      }
      case 'ContentDamaged':
        return { ...message, damage: damageWith(message.damage, data) }
      case 'MessageRetimed': {
        const byMs = Date.parse(data.to) - Date.parse(data.from)
        const slots = message.slots.map((slot) => ({ ...slot, at: plus(slot.at, byMs) }))
        const plan = message.plan && { ...message.plan, tzdb: data.tzdb }
        return { ...message, dueAt: data.to, promisedAt: data.to, slots, plan }
      }
      case 'MessageTriggered':
      case 'OccurrenceDelivered':
      case 'OccurrenceLeftOut':
        return message
      case 'MessageDelivered':
        return { ...message, status: 'delivered' }
      case 'MessageErased':
        return {
          ...message,
          status: 'erased',
          title: '',
          body: '',
          transcripts: {},
          notes: [],
          ...notKept,
          fallen: undefined,
        }
      case 'MessageUndeliverable':
        return { ...message, status: 'undeliverable' }
    }
  },
}
