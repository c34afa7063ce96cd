import { plus, type Aggregate } from '../../kernel/log/decider.ts'
import { isBegun, type MessageStatus } from './contract/status.ts'
import {
  personal,
  type Chosen,
  type Claim,
  type Medium,
  type MessagesEvent,
  type NoticeSlot,
  type Plan,
  type Recalled,
} from './events.ts'
import { afterAsking, isAsking } from './asking.ts'
import { isDone, noSilence, type Notices, type Silence } from './notices.ts'

type StaffNote = { readonly note: string; readonly notedBy: string; readonly notedAt: string }
/** `foundAt` is of what was found last. */
type Damage = { readonly mediaIds: readonly string[]; readonly foundAt: string }
export type Message = {
  readonly status: 'new' | MessageStatus
  readonly messageId: string
  readonly ownerId: string
  readonly kind: 'voice' | 'video' | 'text' | 'mixed'
  readonly title: string
  readonly body: string
  readonly media: readonly Medium[]
  /** The words of a recording, by its id. */
  readonly transcripts: Readonly<Record<string, string>>
  readonly recipientIds: readonly string[]
  readonly round: number
  readonly occurrence: number
  readonly local: string
  readonly zone: string
  readonly dueAt: string
  readonly promisedAt: string
  readonly dayMs: number
  readonly slots: readonly NoticeSlot[]
  /** Of the current round, by slot. */
  readonly notices: Notices
  /** The refusals since an address last took our mail, and those before that. */
  readonly silence: Silence
  readonly silenceBefore: Silence
  readonly isConfirmed: boolean
  /** When the author last answered while it was paused. */
  readonly answeredAt: string
  /** The schedule as it was last chosen; what the fold moves since stands in the fields above. */
  readonly plan: Plan | undefined
  /** Of a hold that was ended by "send it now": what was chosen before, until the round that follows has it. */
  readonly chosenBefore: Chosen | undefined
  readonly heldAt: string
  readonly heldReason: 'answered' | 'late' | 'date_missed' | 'incomplete'
  readonly pausedUntil: string
  /** Whose pause it is: what a trusted contact delayed goes on by itself. */
  readonly pausedBy: 'author' | 'contact' | 'admin'
  readonly cancelledAt: string
  readonly claim: Claim | undefined
  /** How often delivery was claimed: each claim is a command of its own. */
  readonly claimsN: number
  readonly releasedAt: string
  /** The occurrence before this one, which can still be taken back for a day. */
  readonly previous: { readonly claim: Claim; readonly releasedAt: string } | undefined
  /** What was taken back, by occurrence. */
  readonly recalled: Readonly<Record<number, readonly Recalled[]>>
  /** Recordings that could not be read. */
  readonly damage: Damage | undefined
  /** What staff found out about it, the oldest first. */
  readonly notes: readonly StaffNote[]
}

/** What the author chose, whether or not this plan is for one delivery. */
export const chosenIn = ({ chosen, answerRule, preconsentDays }: Plan): Chosen =>
  chosen ?? { answerRule, ...(preconsentDays !== undefined && { preconsentDays }) }

const without = (damage: Damage | undefined, taken: string): Damage | undefined => {
  const mediaIds = damage?.mediaIds.filter((mediaId) => mediaId !== taken) ?? []
  return damage && mediaIds.length > 0 ? { ...damage, mediaIds } : undefined
}

/** Where a round that goes on stands: its accepted notices still count. */
const afterHold = ({ slots, notices }: Message): MessageStatus => {
  const accepted = slots.filter(({ slot }) => isDone(notices[slot]))
  if (accepted.length === slots.length) return 'checked'
  return accepted.length > 0 ? 'noticed' : 'scheduled'
}

/** A contact's wait is over by its time: nobody was there meanwhile, so the silence of the author's addresses goes on. */
const isWaitOver = ({ status, pausedBy, pausedUntil }: Message): boolean =>
  status === 'paused' && pausedBy === 'contact' && pausedUntil === ''

export const message: Aggregate<Message, MessagesEvent> = {
  category: 'message',
  personal,
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
    silenceBefore: noSilence,
    isConfirmed: false,
    answeredAt: '',
    plan: undefined,
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
    if (isAsking(event)) return { ...message, ...afterAsking(message, event) }
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
          damage: without(message.damage, data.mediaId),
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
          silence: isWaitOver(message) ? message.silence : noSilence,
          silenceBefore: noSilence,
          isConfirmed: false,
          claim: undefined,
          damage: undefined,
        } as const
        const dates = { round, occurrence, local, zone, dueAt, promisedAt: dueAt, dayMs, slots }
        const chosen = data.chosen ?? message.chosenBefore
        const plan = { ...data, ...(chosen && { chosen }) }
        return { ...message, ...fresh, ...dates, previous, plan, chosenBefore: undefined }
      }
      case 'AuthorResponded':
        // Who answers is there: whatever their addresses refused before counts no more.
        return {
          ...message,
          isConfirmed: data.outcome === 'confirmed',
          answeredAt: data.answeredAt ?? message.answeredAt,
          silence: noSilence,
          silenceBefore: noSilence,
        }
      case 'MessageHeld':
        return { ...message, status: 'held', heldAt: data.heldAt ?? '', heldReason: data.reason }
      case 'HoldReleased':
        return {
          ...message,
          status: afterHold(message),
          isConfirmed: true,
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
        return { ...message, status: 'cancelled', cancelledAt: data.cancelledAt ?? '' }
      case 'MessageRestored':
        return { ...message, status: 'draft', dueAt: '', promisedAt: '', slots: [], notices: {}, plan: undefined }
      case 'DeliveryClaimed':
        return { ...message, status: 'claimed', claim: data, claimsN: message.claimsN + 1 }
      case 'DeliveryReleased':
        return { ...message, status: 'delivering', releasedAt: data.releasedAt }
      case 'DeliveryRecalled': {
        const recalled = { ...message.recalled, [data.occurrence]: data.perRecipient }
        if (data.occurrence !== message.claim?.occurrence || !isBegun(message.status)) return { ...message, recalled }
        // A check that came back, a contact's word, or a restore, takes nothing back for good: it is asked about again.
        if (data.reason !== 'author' && data.reason !== 'life')
          return { ...message, status: 'stalled', claim: undefined }
        return { ...message, status: 'recalled', recalled }
      }
      case 'ContentDamaged':
        return {
          ...message,
          damage: {
            mediaIds: [...new Set([...(message.damage?.mediaIds ?? []), ...data.mediaIds])],
            foundAt: data.foundAt,
          },
        }
      case 'MessageRetimed': {
        const byMs = Date.parse(data.to) - Date.parse(data.from)
        const slots = message.slots.map((slot) => ({ ...slot, at: plus(slot.at, byMs) }))
        const plan = message.plan && { ...message.plan, tzdb: data.tzdb }
        return { ...message, dueAt: data.to, promisedAt: data.to, slots, plan }
      }
      case 'OccurrenceDelivered':
        return message
      case 'MessageDelivered':
        return { ...message, status: 'delivered' }
      case 'MessageErased':
        return { ...message, status: 'erased', title: '', body: '', transcripts: {}, notes: [] }
      case 'MessageUndeliverable':
        return { ...message, status: 'undeliverable' }
    }
  },
}
