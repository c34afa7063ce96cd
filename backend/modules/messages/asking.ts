import { accepted, attempted, deferred, isExhausted, refused } from '../../kernel/log/tries.ts'
import { isMoving, type MessageStatus } from './contract/status.ts'
import type { MessagesEvent, NoticeSlot, Retry, Try } from './events.ts'
import {
  afterTry,
  lastSlot,
  longer,
  noSilence,
  voided,
  withNotice,
  withoutLater,
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

/** The mail came back: what it had proved counts no more, and the next one is another mail. */
const afterBounced = (notices: Notices, data: Try & Retry): Notices => {
  const after = afterTry(notices, data.slot, (before) => refused(before, data, 'bounced', data))
  return withNotice(after, data.slot, { voided: (notices[data.slot]?.voided ?? 0) + 1 })
}

/** What a check that was sent, taken, refused, returned or waived, or a date that slid, changes. */
export const afterAsking = (asked: Asked, { type, data }: AskingEvent): Partial<Asked> => {
  const { notices, silence, status } = asked
  switch (type) {
    case 'NoticeAttempted':
      return { notices: afterTry(notices, data.slot, (before) => attempted(before, data)) }
    case 'NoticeAccepted': {
      const { acceptedAt, slot } = data
      return {
        status: afterAcceptance(asked, slot),
        notices: afterTry(withoutLater(notices, slot), slot, (before) => accepted(before, data, acceptedAt)),
        silence: noSilence,
        silenceBefore: silence,
      }
    }
    case 'NoticeDeferred':
      return {
        status: data.nextAddrIdx === 0 ? 'stalled' : status,
        silence: longer(silence, data.addrIdx ?? 0, data.refusedAt),
        notices: afterTry(notices, data.slot, (before) => deferred(before, data, data)),
      }
    case 'NoticeRejected':
      return {
        status: isExhausted(data) ? 'stalled' : status,
        silence: longer(silence, data.addrIdx ?? 0, data.refusedAt),
        notices: afterTry(notices, data.slot, (before) => refused(before, data, 'rejected', data)),
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
        notices: afterBounced(notices, data),
      }
    }
    case 'NoticeWaived': {
      const earlier = withoutLater(notices, data.slot)
      return {
        status: afterAcceptance(asked, data.slot),
        notices: withNotice(earlier, data.slot, { state: 'waived', at: data.waivedAt, deferrals: 0 }),
      }
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
