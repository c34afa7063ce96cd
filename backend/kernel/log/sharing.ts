import type { Recorded } from '../event.ts'
import { batchesOf, type Batch, type Following } from './batches.ts'
import type { EventStore } from './eventStore.ts'
import type { Keyring } from './keyring.ts'
import { FellBehind, readerFrom } from './reader.ts'
import { recordedOf } from './recorded.ts'
import type { Stored } from './stored.ts'

type Follows = Pick<EventStore, 'follow'>

const followingOnce = (store: Follows, categories: readonly string[]): EventStore['follow'] => {
  let reader: ReturnType<typeof readerFrom> | undefined

  /** The one reader, if it can go on from a position; where nobody reads, reading begins there. */
  const readerAt = (position: string | undefined) => {
    if (!reader || reader.isOver()) reader = readerFrom(store, categories, position)
    return reader.has(position) ? reader : undefined
  }

  return async function* follow(own, position, signal, options?: Following): AsyncGenerator<Batch> {
    let at = position
    while (!signal.aborted) {
      const shared = readerAt(at)
      const batches = shared
        ? batchesOf(shared.join(own, at), at, signal, options)
        : store.follow(own, at, signal, options)
      try {
        for await (const batch of batches) {
          at = batch.position
          yield batch
          if (!shared && readerAt(at)) break
        }
      } catch (error) {
        if (!(error instanceof FellBehind)) throw error
      }
    }
  }
}

/** @number how long opened events are shared in a process. A process's modules ask for the same in one moment. */
const KEPT_MS = 1_000

const readingOnce = (keyring: Keyring) => {
  const read = new Map<Stored, Promise<Recorded>>()
  return (stored: Stored): Promise<Recorded> => {
    const known = read.get(stored)
    if (known) return known
    if (read.size === 0) setTimeout(() => read.clear(), KEPT_MS).unref()
    const reading = recordedOf(keyring, stored)
    read.set(stored, reading)
    return reading
  }
}

/**
 * The parts of a process whose subscriptions read the log once: each is handed the events of its own categories, from its
 * own position on, and each event is opened once. Whoever is too far behind for that reads alone until it has caught up
 * (docs/adr/0060).
 */
export const sharing = <Parts extends { readonly store: Follows; readonly keyring: Keyring }>(
  parts: Parts,
  categories: readonly string[],
) => ({
  ...parts,
  store: { ...parts.store, follow: followingOnce(parts.store, categories) },
  recorded: readingOnce(parts.keyring),
})
