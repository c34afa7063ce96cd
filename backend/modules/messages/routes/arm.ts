import type { Target } from '../../../kernel/http/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { isZone } from '../../../kernel/words/zones.ts'
import type { ArmMessage } from '../contract.ts'
import { armMessage } from '../decide/arm.ts'
import { refuse } from '../decide/guards.ts'
import { message } from '../message.ts'
import { restingOn } from '../queries/lifeFacts.ts'
import { sealFacts } from '../queries/sealFacts.ts'

/** What a message is kept for rests on its author's life as it is now. */
export const arming =
  (kernel: Kernel) =>
  async (command: ArmMessage, { by, id }: Target) => {
    if (!isZone(command.zone)) throw refuse('zone-unknown')
    const { state } = await kernel.load(message, id)
    const [facts, resting] = await Promise.all([sealFacts(kernel, by.id, state.recipientIds), restingOn(kernel, by.id)])
    return armMessage({ ...command, ...resting, ...facts })
  }
