import { plus } from '../../backend/kernel/log/decider.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { eraseCancelled } from '../../backend/modules/messages/decide/erase.ts'
import { resumeMessage } from '../../backend/modules/messages/decide/pause.ts'
import { retimeMessage } from '../../backend/modules/messages/decide/retime.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { recipientFacts } from '../../backend/modules/messages/queries/facts.ts'
import { idOfStream } from '../kernel/ask.ts'
import { beating } from '../kernel/beating.ts'
import { claiming } from './claim.ts'
import { completing } from './complete.ts'
import { retimedOf } from './dates.ts'
import { destroying } from './erase.ts'
import { noticing } from './notice.ts'
import { timed } from './timed.ts'
import { viewing } from './view.ts'

// A workflow takes types from here alone.
export type { MessageView } from './view.ts'

/** Each step may run twice: it sleeps what is left, acts, and answers the next view. */
export const activities = (kernel: Kernel) => {
  const { load, clock } = kernel
  const { askInTime, untilBoth } = timed(kernel)
  const { destroyWords } = destroying(kernel)
  const { loadView } = viewing(kernel)
  const { notice } = noticing(kernel)
  const { claim, release } = claiming(kernel)
  const { complete } = completing(kernel)

  const retime = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    const retimed = retimedOf(state)
    const { round } = state
    if (retimed) await askInTime(messageId, retimeMessage({ round, ...retimed }), 'retime', round, retimed.tzdb)
  }

  const resume = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    const people = await recipientFacts(kernel, state.ownerId, state.recipientIds)
    await askInTime(messageId, resumeMessage(people), 'resume', state.round, state.pausedUntil)
  }

  const erase = async (messageId: string): Promise<void> => {
    const { cancelledAt } = (await load(message, messageId)).state
    const after = await askInTime(messageId, eraseCancelled(), 'eraseCancelled', cancelledAt)
    if (after?.status === 'erased') await destroyWords(messageId)
  }

  const step = (act: (messageId: string) => Promise<void>) => (stream: string, at: string) =>
    beating(async () => {
      await untilBoth(at)
      await act(idOfStream(stream))
      const view = await loadView(stream)
      const { next, dayMs } = view
      // The same step again means that it was refused for now, by a clock or a blob: 5 minutes of a real day.
      if (!next || next.at > at) return view
      return { ...view, next: { ...next, at: plus(clock.now(), Math.max(1_000, dayMs / 288)) } }
    })

  return {
    loadView,
    notice: step(notice),
    claim: step(claim),
    release: step(release),
    complete: step(complete),
    resume: step(resume),
    retime: step(retime),
    erase: step(erase),
  }
}
export type Activities = ReturnType<typeof activities>
