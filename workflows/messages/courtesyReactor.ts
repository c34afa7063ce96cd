import type { WorkflowClient } from '@temporalio/client'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import type { MessagesEvent, Retry, Try } from '../../backend/modules/messages/events.ts'
import { tellingOnce } from '../kernel/tellOnce.ts'
import { begunTogether } from './begunTellings.ts'
import { isNeeded, type Telling } from './letters.ts'

/** `mark` is what the mail is about: a round, a moment, a recipient. */
type Courtesy = { readonly stream: string; readonly telling: Telling; readonly mark: string }

/** @number days between the mails of a held message (at once, after a week, after thirty days) */
const HELD_DAYS = [0, 7, 23] as const

/** Tells authors what happened to their messages, once each; these mails are no proof of anything. */
export const courtesyReactor = (temporal: WorkflowClient): Reactor => {
  const once = tellingOnce(temporal)
  const tell = (event: Recorded, { stream, telling, mark }: Courtesy, gapsMs?: readonly number[]): Promise<void> =>
    once(event, {
      stream,
      telling: `courtesy-${telling}`,
      mark,
      isLasting: isNeeded(telling),
      ...(gapsMs && { gapsMs }),
    })
  const onResult = (event: Recorded<MessagesEvent> & { data: { occurrence: number } }) =>
    tell(event, { stream: event.stream, telling: 'result', mark: String(event.data.occurrence) })
  // Told once for each check: while every address refuses it, the date moves day by day.
  const onRefusal = async (event: Recorded<MessagesEvent> & { data: Try & Retry }): Promise<void> => {
    const { round, slot } = event.data
    if (event.data.nextAddrIdx !== 0) return
    await tell(event, { stream: event.stream, telling: 'slid', mark: `${round}-unreachable-${slot}` })
  }
  const messages: Handlers<MessagesEvent> = {
    // On a short plan the notice is the confirmation.
    MessageScheduled: async (event) => {
      const { plan, round, occurrence, restoredAt, triggered } = event.data
      // What gave it its date without its author is told by itself.
      if (plan === 'short' || occurrence > 1 || restoredAt !== undefined || triggered) return
      await tell(event, { stream: event.stream, telling: 'sealed', mark: String(round) })
    },
    NoticeDeferred: onRefusal,
    NoticeRejected: onRefusal,
    NoticeBounced: onRefusal,
    DueSlid: async (event) => {
      const { round, reason, to } = event.data
      // A contact's wait is told of by itself, and a restore by the checks that follow it.
      if (reason === 'unreachable' || reason === 'contact_pause' || reason === 'restored') return
      // Each check that leaves late: what it says of the date may have been written a while before it was taken.
      const mark = reason === 'late_notice' ? `${round}-${reason}-${to}` : `${round}-${reason}`
      await tell(event, { stream: event.stream, telling: 'slid', mark })
    },
    MessageRetimed: (event) => tell(event, { stream: event.stream, telling: 'retimed', mark: event.data.to }),
    MessagePaused: async (event) => {
      const { by, until } = event.data
      if (by === 'admin') await tell(event, { stream: event.stream, telling: 'paused', mark: until })
    },
    ContentDamaged: (event) => tell(event, { stream: event.stream, telling: 'damaged', mark: event.data.foundAt }),
    MessageHeld: (event) => {
      const gapsMs = HELD_DAYS.map((days) => days * event.metadata.dayMs)
      return tell(event, { stream: event.stream, telling: 'held', mark: event.data.heldAt ?? '' }, gapsMs)
    },
    DeliveryClaimed: async (event) => {
      const { ofLife } = event.data
      const together = begunTogether(event.data, event.metadata.dayMs)
      if (ofLife) await once(event, { telling: 'delivery-begun', stream: `life-${ofLife}`, ...together })
    },
    MessageDelivered: onResult,
    MessageUndeliverable: onResult,
    OccurrenceDelivered: onResult,
  }
  const deliveries: Handlers<DeliveriesEvent> = {
    UnlockSucceeded: (event) => {
      const { messageId, recipientId } = event.data
      return tell(event, { stream: `message-${messageId}`, telling: 'opened', mark: recipientId })
    },
  }
  return {
    message: reactingTo<MessagesEvent>(messages),
    delivery: reactingTo<DeliveriesEvent>(deliveries),
  }
}
