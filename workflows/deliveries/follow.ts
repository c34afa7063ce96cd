import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { revokeDelivery } from '../../backend/modules/deliveries/decide/author.ts'
import { closeMailboxes, declineDelivery, reopenMailboxes } from '../../backend/modules/deliveries/decide/open.ts'
import { readdressLink } from '../../backend/modules/deliveries/decide/send.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { openDeliveriesTo } from '../../backend/modules/deliveries/queries.ts'
import { recipientOf } from '../../backend/modules/deliveries/readers.ts'
import type { Applies } from '../kernel/apply.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

/** @number how long read tables are waited for when somebody's address changed */
const PATIENCE_MS = 20_000

/** Somebody's entry in an address book changed, at this place of the log. */
export type Entry = {
  readonly recipientId: string
  readonly position: string
  /** What was said of their mailbox was taken back. */
  readonly isUndone?: boolean
}
/** Deliveries of a message that was taken back. */
export type Recall = {
  readonly messageId: string
  readonly deliveries: readonly { readonly recipientId: string; readonly deliveryId: string }[]
}

/** What other streams change in deliveries: each step is the deliveries' own decision, asked once per change. */
export const following = (kernel: Kernel) => {
  const ask = trySystemCommand(kernel)

  const followEntry = async ({ recipientId, position, isUndone = false }: Entry): Promise<void> => {
    // What they say now, and each delivery that was made before they said it.
    const isThere = await Promise.all(
      ['recipients', 'deliveries'].map((module) => kernel.checkpointSignals.passed(module, position, PATIENCE_MS)),
    )
    if (isThere.includes(false)) throw new Error('The read tables do not have this entry yet')
    const person = await recipientOf(kernel, recipientId)
    if (!person) return
    const { name, address, backupAddress, addresses, hasDeclined, isWrongPerson } = person
    const decisionOf = (nonce: string) => {
      if (isWrongPerson) return closeMailboxes(addresses)
      if (isUndone) return reopenMailboxes(addresses)
      return hasDeclined ? declineDelivery({ scope: 'author' }) : readdressLink({ nonce, name, address, backupAddress })
    }
    for (const id of await openDeliveriesTo(kernel, recipientId)) {
      const nonce = derivedId(`link:delivery-${id}:${position}`)
      await ask(delivery, id, decisionOf(nonce), 'follow', position)
    }
  }

  const followRecall = async ({ messageId, deliveries }: Recall): Promise<void> => {
    for (const { recipientId, deliveryId } of deliveries)
      await ask(delivery, deliveryId, revokeDelivery({ messageId, recipientId }), 'recall')
  }
  return { followEntry, followRecall }
}

/** Deliveries follow what their recipient's entry says, and what nobody has unlocked of a message that was taken back closes. */
export const follows = {
  followEntry: (kernel: Kernel) => following(kernel).followEntry,
  followRecall: (kernel: Kernel) => following(kernel).followRecall,
} satisfies Applies
export type Follows = typeof follows
