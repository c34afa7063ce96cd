import * as v from 'valibot'
import { SYSTEM } from '../kernel/clock.ts'
import { hashOf, newId } from '../kernel/ids.ts'
import { closeKernel, kernelOf, type Kernel } from '../kernel/kernel.ts'
import { readSettings } from '../kernel/process/settings.ts'
import { skipEvent, skips, skipsIdOf } from '../kernel/log/skips.ts'
import { stoppedAt } from '../kernel/log/stopped.ts'
import { line } from '../kernel/text.ts'
import { environmentOf } from './environment.ts'

const Reason = v.pipe(line(500), v.minLength(1))

/**
 * Lets a subscription pass over the event at which it stands: an entry of the history, with the operator's reason.
 * @throws Error with a sentence for the person at the machine
 */
export const skipAt = async (
  kernel: Kernel,
  subscription: string,
  eventId: string,
  reason: string,
): Promise<string> => {
  if (!v.is(Reason, reason))
    throw new Error('Please say why, in one line: --reason "…". It is kept for good, so leave names out.')
  const stopped = await stoppedAt(kernel, subscription)
  if (!stopped) throw new Error(`${subscription} does not stand at any event, so there is nothing to skip.`)
  if (stopped.eventId !== eventId)
    throw new Error(`${subscription} stands at another event: ${stopped.type} ${stopped.eventId}.`)
  const commandId = newId()
  const ids = { commandId, commandHash: hashOf(['skip', subscription, eventId]), correlationId: commandId }
  const { type } = stopped
  await kernel.handle(skips, skipsIdOf(subscription), skipEvent({ subscription, eventId, type, reason }), {
    ...kernel.clock.context(SYSTEM),
    ...ids,
    causationId: commandId,
  })
  return `${subscription} skips ${type} ${eventId} and goes on within five seconds. The history keeps the reason.`
}

/** The same with the settings of the process, or of the stack on this machine. */
export const skip = async (
  environment: NodeJS.ProcessEnv,
  subscription: string,
  eventId: string,
  reason: string,
): Promise<string> => {
  const stopping = new AbortController()
  const kernel = await kernelOf(readSettings(await environmentOf(environment)), stopping.signal)
  try {
    return await skipAt(kernel, subscription, eventId, reason)
  } finally {
    stopping.abort()
    await closeKernel(kernel)
  }
}
