import { START, streamNameFilter, type EventStoreDBClient } from '@eventstore/db-client'
import { StoreUnavailable } from '../errors.ts'
import { batchesOf, placeOf, type Batch, type Following, type Source } from './batches.ts'
import { storedOf } from './stored.ts'

/** The store's own subscription to streams of these categories. */
const sourceAt = (client: EventStoreDBClient, categories: readonly string[], position: string | undefined): Source => {
  let wake = () => {}
  let looked = placeOf(position)
  let ended: Error | undefined
  const subscription = client.subscribeToAll({
    fromPosition: position ? { commit: BigInt(position), prepare: BigInt(position) } : START,
    filter: streamNameFilter({
      prefixes: categories.map((category) => `${category}-`),
      checkpointInterval: 4,
      // The client tells of a checkpoint after it has handed over every event before it: with none left it holds.
      checkpointReached: (_subscription, { commit }) => {
        looked = commit
        wake()
      },
    }),
  })
  const end = (cause?: unknown) => {
    ended ??= new StoreUnavailable('The event store ended the subscription', { cause })
    wake()
  }
  subscription.on('readable', () => wake())
  subscription.on('error', end)
  subscription.on('end', () => end())
  subscription.on('close', () => end())
  const next = () => {
    for (let read; (read = subscription.read()) !== null;) {
      const event = storedOf(read)
      if (event) return event
    }
    return undefined
  }
  return {
    next,
    looked: () => looked,
    ended: () => ended,
    onArrival: (call) => (wake = call),
    close: () => subscription.unsubscribe().catch(() => 'already gone'),
  }
}

/** Follows the whole log after `position`, streams of these categories only. Ends by the signal; everything else throws. */
export const followAll = (
  client: EventStoreDBClient,
  categories: readonly string[],
  position: string | undefined,
  signal: AbortSignal,
  options?: Following,
): AsyncGenerator<Batch> => batchesOf(sourceAt(client, categories, position), position, signal, options)
