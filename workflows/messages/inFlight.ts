import { log } from '../../backend/kernel/process/log.ts'

/**
 * @number how long a link that leaves may hold up others. A link that takes longer holds up nobody: its mailbox puts us
 * off, or it never was to leave.
 */
const LONGEST_MS = 60_000
const LOOK_MS = 100
/** @number links that leave at once */
const AT_ONCE = 12

type Work = () => Promise<void>

/**
 * A gate that links in flight keep closed. Where much is due at once, work that only records or notifies waits until they have
 * left (docs/adr/0066); what waits is kept by nobody else.
 */
export const inFlightGate = () => {
  const since = new Map<string, number>()
  const waiting: Work[] = []
  let isLooking = false

  const isAny = () => {
    for (const [id, at] of since) if (at + LONGEST_MS <= Date.now()) since.delete(id)
    return since.size > 0
  }
  const failed = (error: unknown) => log.warn('a message looks again by itself', { error })
  const look = async () => {
    while (waiting.length > 0 && !isAny())
      await Promise.all(waiting.splice(0, AT_ONCE).map((work) => work().catch(failed)))
    lookSoon()
  }
  const lookSoon = () => {
    isLooking = waiting.length > 0
    if (isLooking) setTimeout(() => void look(), LOOK_MS).unref()
  }
  /** Does the work at once where no link is in flight, and else later: the caller does not wait. */
  const after = async (work: Work): Promise<void> => {
    if (!isAny()) return work()
    waiting.push(work)
    if (!isLooking) lookSoon()
  }
  return {
    begin: (deliveryId: string): void => void since.set(deliveryId, Date.now()),
    end: (deliveryId: string): void => void since.delete(deliveryId),
    after,
  }
}
