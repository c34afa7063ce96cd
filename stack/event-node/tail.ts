import type { Stored } from './types.ts'

/** @number newest events that the event node keeps in memory */
const MAX_EVENTS = 20_000
/** @number size of the newest events that the event node keeps in memory */
const MAX_BYTES = 32 * 1024 * 1024
const OVERHEAD_BYTES = 200

const sizeOf = ({ data, metadata }: Stored) => data.length + metadata.length + OVERHEAD_BYTES

/** The newest committed events in memory, and the head that readers may see. */
export const createTail = (start: bigint, maxEvents = MAX_EVENTS, maxBytes = MAX_BYTES) => {
  const waiting = new Set<() => void>()
  /** The same ones by their streams: of each the newest, without a gap. */
  const streams = new Map<string, Stored[]>()
  let events: Stored[] = []
  let first = 0 // index of the oldest one kept: cutting the array at every commit would copy it
  let floor = start
  let head = start
  let bytes = 0

  const keep = (event: Stored) => {
    const own = streams.get(event.stream)
    if (own) own.push(event)
    else streams.set(event.stream, [event])
  }
  const forget = ({ stream }: Stored) => {
    const own = streams.get(stream)
    own?.shift()
    if (own?.length === 0) streams.delete(stream)
  }
  const trim = () => {
    while (events.length - first > maxEvents || bytes > maxBytes) {
      const oldest = events[first]
      if (!oldest) break
      bytes -= sizeOf(oldest)
      floor = oldest.position
      first += 1
      forget(oldest)
    }
    if (first <= maxEvents) return
    events = events.slice(first)
    first = 0
  }

  const indexAfter = (position: bigint) => {
    let low = first
    let high = events.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const event = events[middle]
      if (event && event.position <= position) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    head: () => head,

    advance: (committed: readonly Stored[], position: bigint) => {
      for (const event of committed) {
        events.push(event)
        keep(event)
        bytes += sizeOf(event)
      }
      head = position
      trim()
      for (const wake of waiting) wake()
      waiting.clear()
    },

    /** The events after a position, oldest first; undefined when some of them are no longer in memory. */
    after: (position: bigint, limit: number) => {
      if (position < floor) return undefined
      const from = indexAfter(position)
      return events.slice(from, from + limit)
    },

    /** A stream's events from a revision on, up to a head; undefined when some of them are no longer in memory. */
    ofStream: (stream: string, from: bigint, limit: number, until: bigint) => {
      const own = streams.get(stream)
      const [oldest] = own ?? []
      if (!own || !oldest || oldest.revision > from) return undefined
      const index = Number(from - oldest.revision)
      return own.slice(index, index + limit).filter(({ position }) => position <= until)
    },

    /** Resolves at the next commit, or when the signal is aborted. */
    moved: (signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal.aborted) return resolve()
        const wake = () => {
          waiting.delete(wake)
          signal.removeEventListener('abort', wake)
          resolve()
        }
        waiting.add(wake)
        signal.addEventListener('abort', wake, { once: true })
      }),
  }
}

export type Tail = ReturnType<typeof createTail>
