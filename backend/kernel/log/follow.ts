import { START, streamNameFilter, type EventStoreDBClient } from '@eventstore/db-client'
import { StoreUnavailable } from '../errors.ts'
import { storedOf, type Stored } from './stored.ts'

/** What has arrived: at most 200 events in order, and how far the log was looked through. */
export type Batch = { readonly position: string; readonly events: readonly Stored[] }

const LARGEST_BATCH = 200

export type Following = {
  /** Which events of the categories are wanted; all, unless it says. */
  readonly hears?: ((event: Stored) => boolean) | undefined
  /** How often it is told, at the most, that the log was looked through and nothing was found. */
  readonly quietMs?: number
}

/**
 * Follows the whole log after `position`, streams of these categories only. Also yields how far it looked where nothing
 * was wanted, so that a checkpoint moves past foreign events. Ends by the signal; everything else throws.
 */
export async function* followAll(
  client: EventStoreDBClient,
  categories: readonly string[],
  position: string | undefined,
  signal: AbortSignal,
  { hears = () => true, quietMs = 0 }: Following = {},
): AsyncGenerator<Batch> {
  let wake = () => {}
  let at = position === undefined ? -1n : BigInt(position)
  let looked = at
  let told = at
  let toldAt = 0
  let failure: unknown
  let isOver = false
  const subscription = client.subscribeToAll({
    fromPosition: position ? { commit: BigInt(position), prepare: BigInt(position) } : START,
    filter: streamNameFilter({
      prefixes: categories.map((category) => `${category}-`),
      checkpointInterval: 4,
      checkpointReached: (_subscription, { commit }) => {
        looked = commit
        wake()
      },
    }),
  })
  const end = () => {
    isOver = true
    wake()
  }
  subscription.on('readable', () => wake())
  subscription.on('error', (error) => {
    failure = error
    end()
  })
  subscription.on('end', end)
  subscription.on('close', end)
  signal.addEventListener('abort', end, { once: true })
  try {
    while (!signal.aborted) {
      const arrived = new Promise<void>((resolve) => (wake = resolve))
      const events: Stored[] = []
      let last: Stored | undefined
      for (let read, n = 0; n < LARGEST_BATCH && (read = subscription.read()) !== null; n += 1) {
        const event = storedOf(read)
        if (!event) continue
        last = event
        if (hears(event)) events.push(event)
      }
      // The client tells of a checkpoint after it has handed over every event before it: with none left it holds. One
      // that is older than what was read meanwhile says nothing: a position never goes back.
      const reached = last ? BigInt(last.position) : looked
      if (reached > at) at = reached
      const restMs = toldAt + quietMs - Date.now()
      if (events.length > 0 || (at > told && restMs <= 0)) {
        told = at
        toldAt = Date.now()
        yield { position: String(at), events }
      } else if (!last && isOver)
        throw new StoreUnavailable('The event store ended the subscription', { cause: failure })
      else if (!last) {
        const timer = at > told ? setTimeout(() => wake(), restMs) : undefined
        await arrived
        clearTimeout(timer)
      }
    }
  } finally {
    signal.removeEventListener('abort', end)
    await subscription.unsubscribe().catch(() => 'already gone')
  }
}
