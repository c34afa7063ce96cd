import { isAtOrAfter } from '../../backend/kernel/log/checkpoints.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { recordedOf } from '../../backend/kernel/log/recorded.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import { lostTo, stalledOf } from '../../backend/modules/life/queries.ts'
import { deliveryNotifications } from '../deliveries/notifications.ts'
import { readTablesAt } from '../kernel/readTables.ts'
import type { Notification } from '../kernel/notification.ts'
import { unreachedNotifications } from './notifications.ts'

/** Somebody who has just agreed, and where in the log; runs that were begun earlier do not know it. */
export type Newcomer = { readonly accountId: string; readonly contactId: string; readonly position?: string }

type Refusal = Extract<DeliveriesEvent, { type: 'LinkRejected' | 'LinkBounced' }>

export const missing = (kernel: Kernel) => {
  const { keyring, store } = kernel
  const { ofAuthors, ofRecipients } = unreachedNotifications(kernel)
  const { 'support-address': supportAddress } = deliveryNotifications(kernel)

  /** The last try that a mailbox refused; of one after they had agreed they hear with the others. */
  const refusalOf = async (id: string, agreedAt: string): Promise<Notification[]> => {
    const events = await store.read(`delivery-${id}`)
    const last = events.findLast(({ type }) => type === 'LinkRejected' || type === 'LinkBounced')
    if (!last || !isAtOrAfter(agreedAt, last.position)) return []
    const { stream, data, position } = await recordedOf<Refusal>(keyring, last)
    return [{ stream, telling: ofRecipients['recipient-unreached'].name, mark: String(data.attempt), position }]
  }

  /**
   * What the others were told before and is still so: that the author is not reached, of recipients whom no mail reaches,
   * and of addresses that contacts gave of them, and that wait. Read once those who are asked of an address are seen to
   * include them: of what is not seen here yet they hear with the others.
   */
  const missedBy = async ({ accountId, position = '0' }: Newcomer): Promise<Notification[]> => {
    await readTablesAt(kernel, 'life', position)
    const [stalled, open] = await Promise.all([stalledOf(kernel, accountId), lostTo(kernel, accountId)])
    const lost = await Promise.all(
      open.map(async ({ id, n }): Promise<Notification[]> => {
        if (n === null) return refusalOf(id, position)
        return [{ stream: `delivery-${id}`, telling: supportAddress.name, mark: String(n), position: '0' }]
      }),
    )
    if (!stalled) return lost.flat()
    const { id, round } = stalled
    const unreached = { telling: ofAuthors['author-unreached'].name, mark: String(round), position: '0' }
    return [{ stream: `message-${id}`, ...unreached }, ...lost.flat()]
  }
  return { missedBy }
}
export type Missing = ReturnType<typeof missing>
