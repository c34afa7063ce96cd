import { SYSTEM } from '../clock.ts'
import type { Actor } from '../event.ts'
import type { Command } from '../log/handle.ts'
import { hashOf, newId } from '../ids.ts'
import type { Kernel } from '../kernel.ts'

/** A command of its own, now, by somebody; the system unless said otherwise. */
export const freshCommand = ({ clock }: Kernel, by: Actor = SYSTEM): Command => {
  const commandId = newId()
  const ids = { commandId, commandHash: hashOf(commandId), correlationId: commandId, causationId: commandId }
  return { ...clock.context(by), ...ids }
}
