import type { Target } from '../../../kernel/http/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { recallMessage } from '../decide/recall.ts'
import { message } from '../message.ts'
import { linkFacts } from '../queries/facts.ts'

/** How far each mail has come is read before, so that the author is told who had opened it. */
export const recalling =
  (kernel: Kernel) =>
  async (_: object, { id }: Target) => {
    const { claim, previous } = (await kernel.load(message, id)).state
    const deliveryIds = (claim ?? previous?.claim)?.recipients.map(({ deliveryId }) => deliveryId) ?? []
    return recallMessage({ links: await linkFacts(kernel, deliveryIds) })
  }
