import * as v from 'valibot'
import { plus } from '../../../kernel/log/decider.ts'
import { sql } from '../../../kernel/db.ts'
import { refusing } from '../../../kernel/errors.ts'
import type { Actor } from '../../../kernel/event.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { MessageRefusal, Timeline, TimelineEntry } from '../contract.ts'
import { isMoving } from '../contract/status.ts'
import type { Message } from '../message.ts'
import { message } from '../message.ts'
import { isDone, isWaiting } from '../message/notices.ts'

const refuse = refusing<MessageRefusal>()

const Past = v.object({ at: v.string(), label: v.string(), detail: v.record(v.string(), v.unknown()) })

/** What will happen if nobody does anything: a pure reading of the state. */
export const plannedSteps = ({
  status,
  slots,
  notices,
  dueAt,
  dayMs,
  claim,
  pausedUntil,
}: Message): TimelineEntry[] => {
  const planned = (label: string, at: string, detail = {}): TimelineEntry => ({ at, kind: 'planned', label, detail })
  const last = slots.at(-1)?.slot
  if (isMoving(status))
    return [
      ...slots
        .filter(({ slot }) => !isDone(notices[slot]))
        .map(({ slot, at }) => {
          const notice = notices[slot]
          const retry = notice && isWaiting(notice) ? notice.at : ''
          return planned('notice', retry || (slot === last && slot > 0 ? plus(dueAt, -dayMs) : at), { slot })
        }),
      planned('delivery', dueAt),
    ]
  if (status === 'claimed') return claim ? [planned('first-mail', claim.holdUntil)] : []
  return status === 'paused' ? [planned('resume', pausedUntil)] : []
}

/** What happened and what will; the plan is read from the stream itself, so that it is never behind. */
export const timelineOf = async ({ db, load }: Kernel, by: Actor, id: string): Promise<Timeline> => {
  const { state } = await load(message, id)
  if (state.status === 'new' || state.ownerId !== by.id) throw refuse('not-found')
  const past = await db.any(sql.type(Past)`
    select at, label, detail from messages.timeline where message_id = ${id} order by at, position`)
  return { past: past.map((entry) => ({ ...entry, kind: 'past' })), planned: plannedSteps(state) }
}
