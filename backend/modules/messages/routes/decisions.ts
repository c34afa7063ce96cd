import * as v from 'valibot'
import { plus } from '../../../kernel/log/decider.ts'
import type { Target } from '../../../kernel/http/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { isProved } from '../../../kernel/identity/reauth.ts'
import { isZone, resolveLocal, wallClockIn } from '../../../kernel/words/zones.ts'
import type { ArmMessage, ReleaseHold, ScheduleMessage } from '../contract.ts'
import { armMessage } from '../decide/arm.ts'
import { refuse } from '../decide/guards.ts'
import { resumeMessage } from '../decide/pause.ts'
import { recallMessage } from '../decide/recall.ts'
import { endHold } from '../decide/endHold.ts'
import { scheduleMessage } from '../decide/schedule.ts'
import { message } from '../message.ts'
import { deliveryIdsIn } from '../message/recallable.ts'
import { linkFacts, recipientFacts, sealFacts } from '../queries/facts.ts'
import { restingOn } from '../queries/lifeFacts.ts'

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

/** What a message is kept for rests on its author's life as it is now. */
export const arming =
  (kernel: Kernel) =>
  async (command: ArmMessage, { by, id }: Target) => {
    if (!isZone(command.zone)) throw refuse('zone-unknown')
    const { state } = await kernel.load(message, id)
    const [facts, resting] = await Promise.all([sealFacts(kernel, by.id, state.recipientIds), restingOn(kernel, by.id)])
    return armMessage({ ...command, ...resting, ...facts })
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

/** How far each mail has come is read before, so that the author is told who had opened it. */
export const recalling =
  (kernel: Kernel) =>
  async (_: object, { id }: Target) => {
    const { state } = await kernel.load(message, id)
    return recallMessage({ links: await linkFacts(kernel, deliveryIdsIn(state)) })
  }
