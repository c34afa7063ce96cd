import { isMoving } from '../../backend/modules/messages/contract/status.ts'
import type { NextDate } from '../../backend/modules/messages/decide/complete.ts'
import type { Message } from '../../backend/modules/messages/message.ts'
import { occurrenceAfter } from '../../backend/modules/messages/message/recurrence.ts'
import { resolveLocal } from '../../backend/kernel/words/zones.ts'

/** The zone data this process resolves with. */
const TZDB = process.versions.tz ?? ''

/** When the occurrence after this one is due; undefined after the last, and for what does not come back. */
export const nextDateOf = ({ plan, zone }: Message, occurrence: number): NextDate | undefined => {
  const next = plan?.rule && occurrenceAfter(plan.rule, occurrence)
  const dueAt = next && resolveLocal(next.local, zone)
  return next && dueAt ? { ...next, dueAt, tzdb: TZDB } : undefined
}

/** The instant of the chosen wall-clock time by other zone data than it was chosen with, where that moves it. */
export const retimedOf = ({ status, plan, local, zone, dueAt, promisedAt }: Message) => {
  if (!isMoving(status) || !plan || plan.tzdb === TZDB || dueAt !== promisedAt) return undefined
  const resolved = resolveLocal(local, zone)
  return resolved && resolved !== promisedAt ? { dueAt: resolved, tzdb: TZDB } : undefined
}
