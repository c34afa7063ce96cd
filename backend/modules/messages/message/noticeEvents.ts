import { accepted, attempted, deferred, isExhausted, refused } from '../../../kernel/log/tries.ts'
import { longer, noSilence, type Silence } from '../../../kernel/log/silence.ts'
import { isMoving, type MessageStatus } from '../contract/status.ts'
import type { MessagesEvent, NoticeSlot, Retry, Try } from '../events.ts'
import { afterTry, lastSlot, voided, withNotice, withoutLater, type Notices } from './notices.ts'

/** A check that a mailbox took and that has not come back, and the refusals before it since the one taken before that. */
export type Taken = { readonly slot: number; readonly attempt: number; readonly before: Silence }

/** The part of a message that its checks move. */
type Asked = {
  readonly status: 'new' | MessageStatus
  readonly dueAt: string
  readonly slots: readonly NoticeSlot[]
  readonly notices: Notices
  readonly silence: Silence
  readonly taken: readonly Taken[]
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
type NoticeEvent = Extract<MessagesEvent, { type: (typeof TYPES)[number] }>

export const isNoticeEvent = (event: MessagesEvent): event is NoticeEvent =>
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

/** What was taken had ended a silence, which goes on up to what was taken after it: it came back, and ended none. */
const withoutTaken = ({ taken, silence }: Asked, { slot, attempt }: Try): Pick<Asked, 'silence' | 'taken'> => {
  const at = taken.findIndex((each) => each.slot === slot && each.attempt === attempt)
  const back = taken[at]
  if (!back) return { silence, taken }
  const [next, ...later] = taken.slice(at + 1)
  if (!next) return { silence: [...back.before, ...silence], taken: taken.slice(0, at) }
  return { silence, taken: [...taken.slice(0, at), { ...next, before: [...back.before, ...next.before] }, ...later] }
}

/** What a check that was sent, taken, refused, returned or waived, or a date that slid, changes. */
export const afterNotice = (asked: Asked, { type, data }: NoticeEvent): Partial<Asked> => {
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
        taken: [...asked.taken, { slot, attempt: data.attempt, before: silence }],
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
      const since = withoutTaken(asked, data)
      return {
        ...since,
        status: afterBounce(asked),
        silence: longer(since.silence, data.addrIdx ?? 0, data.refusedAt),
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
