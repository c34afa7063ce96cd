import { isMoving, type MessageStatus } from './contract/status.ts'
import type { MessagesEvent, NoticeSlot } from './events.ts'
import {
  deferred,
  isExhausted,
  lastSlot,
  longer,
  noSilence,
  refused,
  taken,
  tried,
  voided,
  type Notices,
  type Silence,
} from './notices.ts'

/** The part of a message that its checks move. */
type Asked = {
  readonly status: 'new' | MessageStatus
  readonly dueAt: string
  readonly slots: readonly NoticeSlot[]
  readonly notices: Notices
  readonly silence: Silence
  readonly silenceBefore: Silence
}
const TYPES = [
  'NoticeAttempted',
  'NoticeAccepted',
  'NoticeDeferred',
  'NoticeRejected',
  'NoticeBounced',
  'NoticeWaived',
  'DueSlid',
] as const
type AskingEvent = Extract<MessagesEvent, { type: (typeof TYPES)[number] }>

export const isAsking = (event: MessagesEvent): event is AskingEvent =>
  (TYPES as readonly MessagesEvent['type'][]).includes(event.type)

/** The status once this slot was accepted or waived: checked when it is the last one. */
const afterAcceptance = ({ slots }: Asked, slot: number): MessageStatus =>
  slot === lastSlot(slots) ? 'checked' : 'noticed'

/** Of a bounce: what was never claimed waits for another address; what is claimed or over is decided by its own events. */
const afterBounce = ({ status }: Asked): Asked['status'] => (isMoving(status) ? 'stalled' : status)

/** What a check that was sent, taken, refused, returned or waived, or a date that slid, changes. */
export const afterAsking = (asked: Asked, { type, data }: AskingEvent): Partial<Asked> => {
  const { notices, silence, status } = asked
  switch (type) {
    case 'NoticeAttempted':
      return { notices: tried(notices, data) }
    case 'NoticeAccepted': {
      const { attempt, mailId, acceptedAt, slot, addrIdx = 0 } = data
      return {
        status: afterAcceptance(asked, slot),
        notices: taken(notices, slot, 'accepted', { attempt, mailId, addrIdx, at: acceptedAt }),
        silence: noSilence,
        silenceBefore: silence,
      }
    }
    case 'NoticeDeferred':
      return {
        status: data.nextAddrIdx === 0 ? 'stalled' : status,
        silence: longer(silence, data.addrIdx ?? 0, data.refusedAt),
        notices: deferred(notices, data, data),
      }
    case 'NoticeRejected':
      return {
        status: isExhausted(data) ? 'stalled' : status,
        silence: longer(silence, data.addrIdx ?? 0, data.refusedAt),
        notices: refused(notices, data, 'rejected', data),
      }
    case 'NoticeBounced': {
      // What was taken had ended the silence that now goes on.
      const wasTaken = notices[data.slot]?.state === 'accepted'
      const before = wasTaken ? asked.silenceBefore : silence
      const longerSilence = longer(before, data.addrIdx ?? 0, data.refusedAt)
      return {
        status: afterBounce(asked),
        silence: longerSilence,
        silenceBefore: longerSilence,
        notices: refused(notices, data, 'bounced', data),
      }
    }
    case 'NoticeWaived':
      return {
        status: afterAcceptance(asked, data.slot),
        notices: taken(notices, data.slot, 'waived', { at: data.waivedAt }),
      }
    case 'DueSlid': {
      if (data.reason !== 'not_answerable') return { dueAt: data.to }
      // Whoever could not have answered is asked once more.
      const isShort = asked.slots.length < 2
      const last = lastSlot(asked.slots) ?? 0
      return { dueAt: data.to, status: isShort ? 'scheduled' : 'noticed', notices: voided(notices, last) }
    }
  }
}
