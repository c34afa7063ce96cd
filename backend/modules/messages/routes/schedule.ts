import * as v from 'valibot'
import { plus } from '../../../kernel/log/decider.ts'
import type { Target } from '../../../kernel/http/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { isProved } from '../../../kernel/identity/reauth.ts'
import { isZone, resolveLocal, wallClockIn } from '../../../kernel/words/zones.ts'
import type { ReleaseHold, ScheduleMessage } from '../contract.ts'
import { refuse } from '../decide/guards.ts'
import { resumeMessage } from '../decide/pause.ts'
import { endHold } from '../decide/endHold.ts'
import { scheduleMessage } from '../decide/schedule.ts'
import { message } from '../message.ts'
import { recipientFacts } from '../queries/facts.ts'
import { sealFacts } from '../queries/sealFacts.ts'

/** A wall-clock moment without a zone: YYYY-MM-DDTHH:mm[:ss[.SSS]]. */
const LocalDateTime = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{3})?)?$/))

const tzdb = process.versions.tz ?? ''

/** Time zones are data, not logic: the wall-clock time becomes an instant here. */
export const scheduling =
  (kernel: Kernel) =>
  async (command: ScheduleMessage, { by, id }: Target) => {
    if (!isZone(command.zone)) throw refuse('zone-unknown')
    const dueAt = v.is(LocalDateTime, command.local) && resolveLocal(command.local, command.zone)
    if (!dueAt) throw refuse('due-invalid')
    const { state } = await kernel.load(message, id)
    const [facts, isReauthenticated] = await Promise.all([
      sealFacts(kernel, by.id, state.recipientIds),
      isProved(kernel, by.id, command),
    ])
    return scheduleMessage({ ...command, dueAt, tzdb, ...facts, isReauthenticated })
  }

/** "Now" is as soon as the shortest plan allows: an hour of a real day from here, and a minute to spare. */
export const releasing =
  (kernel: Kernel) =>
  async ({ how, ...shown }: ReleaseHold, { by, id }: Target) => {
    const { clock } = kernel
    const { state } = await kernel.load(message, id)
    const people = await recipientFacts(kernel, by.id, state.recipientIds)
    if (how === 'keep_date') return endHold({ how, people })
    const dueAt = plus(clock.now(), clock.dayMs / 24 + Math.max(1_000, clock.dayMs / 1_440))
    const isReauthenticated = await isProved(kernel, by.id, shown)
    const local = wallClockIn(state.zone || 'UTC', dueAt)
    return endHold({ how, people, dueAt, local, isReauthenticated })
  }

export const resuming =
  (kernel: Kernel) =>
  async (_: object, { by, id }: Target) => {
    const { recipientIds } = (await kernel.load(message, id)).state
    return resumeMessage(await recipientFacts(kernel, by.id, recipientIds))
  }
