import { moreAfter } from './recorded.ts'
import type { Stored } from './stored.ts'

/** What has arrived: up to 200 events in order, no append cut in two, and how far the log was looked through. */
export type Batch = { readonly position: string; readonly events: readonly Stored[] }

export type Following = {
  /** Which events of the categories are wanted; all, unless it says. */
  readonly hears?: ((event: Stored) => boolean) | undefined
  /** How often it is told, at the most, that the log was looked through and nothing was found. */
  readonly quietMs?: number
}

/** Events of the log, in order, as they come. */
export type Source = {
  /** The next event, unless it has not come yet. */
  readonly next: () => Stored | undefined
  /** Up to where the log was looked through, once there is no next event. */
  readonly looked: () => bigint
  /** Why nothing comes any more. */
  readonly ended: () => Error | undefined
  /** Calls `wake`, and nobody else, when something has come or it has ended. */
  readonly onArrival: (wake: () => void) => void
  readonly close: () => Promise<unknown>
}

/** @number events that a projection takes at once */
const LARGEST_BATCH = 200
/** @number events of a single append. What else says of itself that more follow is not believed. */
const LARGEST_APPEND = 1_000
/** @number how long a projection waits for the rest of an append */
const REST_MS = 1_000

/** A position as a number that compares; before everything where there is none. */
export const placeOf = (position: string | undefined): bigint => (position === undefined ? -1n : BigInt(position))

/**
 * Hands over what a source holds after `position`. Also yields how far it looked where nothing was wanted, so that a
 * checkpoint moves past foreign events. Ends by the signal; everything else throws.
 */
export async function* batchesOf(
  source: Source,
  position: string | undefined,
  signal: AbortSignal,
  { hears = () => true, quietMs = 0 }: Following = {},
): AsyncGenerator<Batch> {
  let wake = () => {}
  let at = placeOf(position)
  let told = at
  let read: Stored[] = []
  let cutSince: number | undefined
  const abort = () => wake()
  source.onArrival(() => wake())
  signal.addEventListener('abort', abort, { once: true })
  const arrivalOr = async (arrived: Promise<void>, ms: number | undefined) => {
    const timer = ms === undefined ? undefined : setTimeout(() => wake(), ms)
    await arrived
    clearTimeout(timer)
  }
  /** Everybody in a process is told at the same moments, so that what they write then is written at once. */
  let quietUntil = 0
  const restOfQuiet = () => (quietMs === 0 ? 0 : quietUntil - Date.now())
  try {
    while (!signal.aborted) {
      const arrived = new Promise<void>((resolve) => (wake = resolve))
      const isCut = () => read.length < LARGEST_APPEND && moreAfter(read.at(-1)) > 0
      for (let event; read.length < LARGEST_BATCH || isCut(); read.push(event)) {
        event = source.next()
        if (!event) break
      }
      const ended = source.ended()
      if (isCut() && !ended && Date.now() < (cutSince ??= Date.now()) + REST_MS) {
        await arrivalOr(arrived, REST_MS)
        continue
      }
      cutSince = undefined
      const last = read.at(-1)
      const events = read.filter(hears)
      read = []
      // A position that is older than what was read meanwhile says nothing: it never goes back.
      const reached = last ? BigInt(last.position) : source.looked()
      if (reached > at) {
        if (at === told) quietUntil = Date.now() + quietMs - (Date.now() % (quietMs || 1))
        at = reached
      }
      if (events.length > 0 || (at > told && restOfQuiet() <= 0)) {
        told = at
        yield { position: String(at), events }
      } else if (!last && ended) throw ended
      else if (!last) await arrivalOr(arrived, at > told ? restOfQuiet() : undefined)
    }
  } finally {
    signal.removeEventListener('abort', abort)
    await source.close()
  }
}
