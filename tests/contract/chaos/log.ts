import { recordedOf, isOurs } from '../../../backend/kernel/log/recorded.ts'
import type { AnyEvent, Recorded } from '../../../backend/kernel/event.ts'
import type { Kernel } from '../../../backend/kernel/kernel.ts'
import type { DeliveriesEvent } from '../../../backend/modules/deliveries/events.ts'
import type { MessagesEvent } from '../../../backend/modules/messages/events.ts'

const eventsOf = async <E extends AnyEvent>({ store, keyring }: Kernel, stream: string): Promise<Recorded<E>[]> =>
  Promise.all((await store.read(stream)).filter(isOurs).map((stored) => recordedOf<E>(keyring, stored)))

/** What the log tells of a message and of its deliveries. */
export const logOf = async (kernel: Kernel, messageId: string) => {
  const message = await eventsOf<MessagesEvent>(kernel, `message-${messageId}`)
  const ids = message.flatMap(({ type, data }) =>
    type === 'DeliveryClaimed' ? data.recipients.map(({ deliveryId }) => deliveryId) : [],
  )
  const deliveries = await Promise.all(ids.map((id) => eventsOf<DeliveriesEvent>(kernel, `delivery-${id}`)))
  return { message, deliveries }
}
export type Log = Awaited<ReturnType<typeof logOf>>

/** Whether an event lies before another in the whole log. */
const isBefore = (one: Recorded, other: Recorded): boolean => BigInt(one.position) < BigInt(other.position)

/** Waits, or is over: a claim is not to be. */
const STOPS = new Set<string>(['MessageHeld', 'MessagePaused', 'MessageCancelled', 'MessageErased', 'MessageRestored'])
const GOES = new Set<string>(['MessageScheduled', 'HoldReleased'])

/** Claims of what was stopped, or whose checks were not all taken or waived. */
const claimsTooMany = (events: Log['message']): string[] => {
  const wrong: string[] = []
  const claimed = new Set<number>()
  let isStopped = true
  let asked = new Set<number>()
  let slots = 0
  for (const { type, data } of events) {
    if (STOPS.has(type)) isStopped = true
    if (GOES.has(type)) isStopped = false
    if (type === 'MessageScheduled') [asked, slots] = [new Set(), data.slots.length]
    if (type === 'NoticeAccepted' || type === 'NoticeWaived') asked.add(data.slot)
    if (type === 'DeliveryRecalled' && data.reason !== 'author') claimed.delete(data.occurrence)
    if (type !== 'DeliveryClaimed') continue
    if (isStopped) wrong.push(`occurrence ${data.occurrence} was claimed though it was stopped`)
    if (asked.size < slots) wrong.push(`occurrence ${data.occurrence} was claimed after ${asked.size} checks`)
    if (claimed.has(data.occurrence)) wrong.push(`occurrence ${data.occurrence} was claimed twice`)
    claimed.add(data.occurrence)
  }
  return wrong
}

/** Mails that left without their release, or after what should have stopped them, and links that were handed over twice. */
const linksTooMany = ({ message, deliveries }: Log): string[] =>
  deliveries.flatMap((events) => {
    const of = events[0]?.id ?? ''
    const isMine = (recipients: readonly { readonly deliveryId: string }[]) =>
      recipients.some(({ deliveryId }) => deliveryId === of)
    const release = message.find(({ type, data }) => type === 'DeliveryReleased' && isMine(data.recipients))
    const recall = message.find(({ type, data }) => type === 'DeliveryRecalled' && isMine(data.perRecipient))
    const accepted = events.filter(({ type }) => type === 'LinkAccepted')
    const wishes = 1 + events.filter(({ type }) => type === 'LinkReaddressed').length
    const wrong = accepted.length > wishes ? [`${of} was handed over ${accepted.length} times`] : []
    for (const event of events) {
      if (event.type !== 'LinkAttempted' && event.type !== 'LinkAccepted') continue
      if (!release || isBefore(event, release)) wrong.push(`${of} left before its release`)
      const intent = events.findLast((one) => one.type === 'LinkAttempted' && isBefore(one, event))
      if (event.type === 'LinkAccepted' && recall && intent && isBefore(recall, intent))
        wrong.push(`${of} was mailed after it was taken back`)
    }
    return wrong
  })

/** What the log holds that should not be. */
export const wrongIn = (log: Log): string[] => [...claimsTooMany(log.message), ...linksTooMany(log)]

export const isTakenBackInTime = ({ message }: Log): boolean =>
  message.some(({ type }) => type === 'DeliveryRecalled') && !message.some(({ type }) => type === 'DeliveryReleased')
