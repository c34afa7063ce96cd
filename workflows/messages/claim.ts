import { answerableSince } from '../../backend/kernel/process/heartbeat.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { closedSince } from '../../backend/kernel/process/restored.ts'
import {
  askedAt,
  claimDelivery,
  releaseDelivery,
  slideUnanswerable,
} from '../../backend/modules/messages/decide/deliver.ts'
import { isOfLife } from '../../backend/modules/messages/message/plan.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import { contactWait, lifeFact } from '../../backend/modules/messages/queries/lifeFacts.ts'
import { claimFacts } from '../../backend/modules/messages/queries/facts.ts'
import { nextDateOf } from './dates.ts'
import { erasing } from './erase.ts'
import { inspecting } from './inspect.ts'
import { recipientsOf } from './recipientsOf.ts'
import { concerned } from './concerned.ts'
import { timed } from './timed.ts'

/** The claim of what is due, and its release when the hold is over. */
export const claiming = (kernel: Kernel) => {
  const { load } = kernel
  const { tryInTime, handleInTime, handleUnchanged } = timed(kernel)
  const { lostOf, reportLost } = inspecting(kernel)
  const { tellOfClaim } = concerned(kernel)
  const { cancelIfEnding } = erasing(kernel)

  /** Only what an author's life has given its date rests on it. */
  const lifeOf = async (state: Message) => (isOfLife(state) ? lifeFact(kernel, state.ownerId) : undefined)
  const waitsFor = async ({ ownerId }: Message) => (await contactWait(kernel, ownerId)).until

  /** Reading every recording takes its time: a message that was edited meanwhile is claimed at the next look. */
  const claim = async (messageId: string) => {
    const { state, revision } = await load(message, messageId)
    const { round } = state
    const recipients = recipientsOf(state)
    const lost = await lostOf(state)
    await reportLost(state, lost)
    const answerableMs = await answerableSince(kernel, askedAt(state))
    // Read last: whoever asks us to wait after this is heard at the release.
    const asked = await claimFacts(kernel, state)
    const next = nextDateOf(state, state.occurrence)
    const facts = { lost, answerableMs, next, ...asked, waitsUntil: await waitsFor(state), life: await lifeOf(state) }
    // Nothing begins for an author who wants to go: not after a hold, a check that came back, or a contact's wait either.
    if (await cancelIfEnding(state.ownerId, messageId, round, state.claimsN)) return undefined
    const claims = [round, state.claimsN] as const
    const claimed = claimDelivery({ round, recipients, ...facts })
    const after = await handleUnchanged(revision)(messageId, claimed, 'claimDelivery', ...claims)
    // Of what one life gave a date its author is told at once (begunNotifications.ts).
    if (after?.state.status === 'claimed' && !isOfLife(after.state))
      await tellOfClaim(after.state, state.status === 'claimed')
    const slide = slideUnanswerable({ round, answerableMs })
    if (!after) await tryInTime(messageId, slide, 'slideUnanswerable', round, state.dueAt)
    return after
  }

  const release = async (messageId: string) => {
    const { state } = await load(message, messageId)
    const occurrence = state.claim?.occurrence ?? 0
    const isClosed = (await closedSince(kernel.db)) !== null
    const released = releaseDelivery({
      occurrence,
      waitsUntil: await waitsFor(state),
      isClosed,
      life: await lifeOf(state),
    })
    return handleInTime(messageId, released, 'releaseDelivery', state.round, occurrence, state.claimsN)
  }
  return { claim, release }
}
