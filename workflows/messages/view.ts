import { plus } from '../../backend/kernel/log/decider.ts'
import { fingerprintOf } from '../../backend/kernel/log/fingerprint.ts'
import { isOfLife } from '../../backend/modules/messages/message/plan.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Handled } from '../../backend/kernel/log/handle.ts'
import { isClosed } from '../../backend/modules/messages/contract/status.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import { erasureOf, nextStep, type Step } from '../../backend/modules/messages/next.ts'
import { idOfStream } from '../kernel/systemCommand.ts'
import type { View } from '../kernel/processLoop.ts'
import { completing } from './complete.ts'
import { retimedOf } from './dates.ts'
import { gatherMs } from './dueNotice.ts'
import { destroying } from './erase.ts'

/** What the timeline and its operators see of a message. */
export type MessageView = View<Step['step']> & {
  readonly round: number
  readonly dueAt: string
  readonly dayMs: number
  /** `fixed`, `recurring`, or empty while it has no date. */
  readonly mode?: string
  /** The same for all messages of one author, and tells nobody who that is. */
  readonly ownerRef?: string
  /** Why it cannot go on by itself; empty when it can. */
  readonly stallReason?: string
  /** Its date is another than the one that was chosen. */
  readonly isLate?: boolean
}

/** The checks of what one life gave a date wait for each other: they are one mail. */
const gathered = (state: Message, step: Step | undefined): Step | undefined =>
  step?.step === 'notice' && isOfLife(state) ? { ...step, at: plus(step.at, gatherMs(state)) } : step

/** What a message's workflow waits for next, and what it shows. */
export const viewing = (kernel: Kernel) => {
  const { load, clock } = kernel
  const { isDestroyed } = destroying(kernel)
  const { completion, lateArrival } = completing(kernel)

  /** What was erased is over once its key is gone, too. */
  const erasure = async (state: Message): Promise<Step | undefined> => {
    if (state.status !== 'erased') return erasureOf(state, clock.dayMs)
    return (await isDestroyed(state.messageId)) ? undefined : { step: 'erase', at: clock.now() }
  }

  /** Each look resolves the zone again, at least every thirty days. */
  const nextOf = async (state: Message): Promise<Step | undefined> => {
    if (retimedOf(state)) return { step: 'retime', at: clock.now() }
    const step = gathered(state, nextStep(state)) ?? (await erasure(state)) ?? (await lateArrival(state))
    return step?.step === 'complete' ? completion(state, step) : step
  }

  /** What operators search by besides its state. */
  const shownOf = ({ ownerId, plan, status, notices, damage, dueAt, promisedAt }: Message) => {
    const isBounced = Object.values(notices).some((notice) => notice?.state === 'bounced')
    const reason = isBounced ? 'bounced' : 'unreachable'
    return {
      mode: plan?.mode ?? '',
      ownerRef: fingerprintOf(kernel.settings, 'owner-ref', ownerId).slice(0, 32),
      stallReason: status === 'stalled' ? reason : damage && !isClosed(status) ? 'damaged' : '',
      isLate: !isClosed(status) && dueAt !== promisedAt,
    }
  }

  const viewOf = async (state: Message, revision: number): Promise<MessageView> => {
    const { status, round, dueAt, dayMs } = state
    const next = await nextOf(state)
    const shown = { status, round, dueAt, dayMs, isClosed: isClosed(status) && !next }
    return { revision, ...shown, next, ...shownOf(state) }
  }
  const loadView = async (stream: string): Promise<MessageView> => {
    const { state, revision } = await load(message, idOfStream(stream))
    return viewOf(state, Number(revision ?? -1))
  }
  /** What a step's own command made of it need not be read again. */
  const viewAfter = async (handled: Handled<Message> | undefined) => handled && viewOf(handled.state, handled.revision)
  return { loadView, viewAfter }
}
