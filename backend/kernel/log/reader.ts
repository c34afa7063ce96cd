import { StoreUnavailable } from '../errors.ts'
import { placeOf, type Source } from './batches.ts'
import type { EventStore } from './eventStore.ts'
import { pause } from './lock.ts'
import { categoryOf, type Stored } from './stored.ts'

/**
 * @number newest events that a process keeps for its subscriptions. For who joins, and for who is not as quick as the
 * others.
 */
const KEPT = 400
/** @number how long a slow subscription holds up the others. Then it reads alone. */
const PATIENCE_MS = 5_000

/** Somebody is so far behind that the events it needs are not kept. */
export class FellBehind extends Error {
  override readonly name = 'FellBehind'
}

type Place = { next: number; wake: () => void }

/** Reads the log of some categories from a position on, once for all who join, until the last of them leaves. */
export const readerFrom = (
  store: Pick<EventStore, 'follow'>,
  categories: readonly string[],
  position: string | undefined,
) => {
  const stopping = new AbortController()
  const places = new Set<Place>()
  /** All that came after `floor`, up to `looked`; the first of them is the reader's `first`th event. */
  let kept: Stored[] = []
  let first = 0
  let floor = placeOf(position)
  let looked = floor
  let ended: Error | undefined
  let moved = () => {}

  const wakeAll = () => {
    for (const { wake } of places) wake()
  }
  const waitFor = async (next: number) => {
    const patience = AbortSignal.any([stopping.signal, AbortSignal.timeout(PATIENCE_MS)])
    while (!patience.aborted && [...places].some((place) => place.next < next)) {
      const { promise, resolve } = Promise.withResolvers<void>()
      moved = resolve
      await Promise.race([promise, pause(PATIENCE_MS, patience)])
    }
  }
  const forget = async () => {
    const surplus = kept.length - KEPT
    const last = kept[surplus - 1]
    if (!last) return
    await waitFor(first + surplus)
    floor = BigInt(last.position)
    first += surplus
    kept = kept.slice(surplus)
    wakeAll()
  }
  const read = async () => {
    try {
      for await (const batch of store.follow(categories, position, stopping.signal)) {
        kept.push(...batch.events)
        looked = BigInt(batch.position)
        wakeAll()
        await forget()
      }
    } catch (error) {
      ended = error instanceof Error ? error : new StoreUnavailable('The log could not be read', { cause: error })
    }
    ended ??= new StoreUnavailable('Nobody reads the log any more')
    wakeAll()
  }
  const reading = read()

  /** What comes after a position in some of the categories. */
  const join = (own: readonly string[], from: string | undefined): Source => {
    const isOwn = new Set(own)
    const start = placeOf(from)
    const index = kept.findIndex((event) => BigInt(event.position) > start)
    const place: Place = { next: first + (index === -1 ? kept.length : index), wake: () => {} }
    places.add(place)
    const isBehind = () => place.next < first
    const next = () => {
      for (let event; !isBehind() && (event = kept[place.next - first]);) {
        place.next += 1
        if (BigInt(event.position) > start && isOwn.has(categoryOf(event))) return event
      }
      moved()
      return undefined
    }
    return {
      next,
      looked: () => (isBehind() ? start : looked),
      ended: () => (isBehind() ? new FellBehind() : ended),
      onArrival: (wake) => (place.wake = wake),
      close: async () => {
        places.delete(place)
        moved()
        if (places.size > 0) return
        stopping.abort()
        await reading
      },
    }
  }

  return {
    /** Whether everything after a position is at hand, or will be. */
    has: (from: string | undefined) => placeOf(from) >= floor,
    isOver: () => ended !== undefined || stopping.signal.aborted,
    join,
  }
}
