import type { Kernel } from '../../backend/kernel/kernel.ts'
import { eraseCancelled } from '../../backend/modules/messages/decide/erase.ts'
import { resumeMessage } from '../../backend/modules/messages/decide/pause.ts'
import { retimeMessage } from '../../backend/modules/messages/decide/retime.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { recipientFacts } from '../../backend/modules/messages/queries/facts.ts'
import { beating } from '../kernel/beating.ts'
import { stepping } from '../kernel/stepping.ts'
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
  const { tryInTime, untilBoth } = timed(kernel)
  const { destroyWords } = destroying(kernel)
  const { loadView, viewAfter } = viewing(kernel)
  const { notice } = noticing(kernel)
  const { claim, release } = claiming(kernel)
  const { complete } = completing(kernel)

  const retime = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    const retimed = retimedOf(state)
    const { round } = state
    if (retimed) await tryInTime(messageId, retimeMessage({ round, ...retimed }), 'retime', round, retimed.tzdb)
  }

  const resume = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    const people = await recipientFacts(kernel, state.ownerId, state.recipientIds)
    await tryInTime(messageId, resumeMessage(people), 'resume', state.round, state.pausedUntil)
  }

  const erase = async (messageId: string): Promise<void> => {
    const { cancelledAt } = (await load(message, messageId)).state
    const after = await tryInTime(messageId, eraseCancelled(), 'eraseCancelled', cancelledAt)
    if (after?.status === 'erased') await destroyWords(messageId)
  }

  const step = stepping({ now: clock.now, untilBoth, loadView, dayMsOf: ({ dayMs }) => dayMs })

  return {
    loadView: (stream: string) => beating(() => loadView(stream)),
    notice: step(notice),
    claim: step(async (id) => viewAfter(await claim(id))),
    release: step(async (id) => viewAfter(await release(id))),
    complete: step(complete),
    resume: step(resume),
    retime: step(retime),
    erase: step(erase),
  }
}
export type Activities = ReturnType<typeof activities>
