import {
  END,
  EventStoreDBClient,
  NO_STREAM,
  START,
  StreamNotFoundError,
  WrongExpectedVersionError,
  jsonEvent,
} from '@eventstore/db-client'
import { Conflict, StoreUnavailable } from '../errors.ts'
import type { Following } from './batches.ts'
import { followAll } from './follow.ts'
import { readingTogether } from './readingTogether.ts'
import { storedOf, type Stored } from './stored.ts'

export type NewEvent = { readonly id: string; readonly type: string; readonly data: object; readonly metadata: object }

/** @number how long the event store is waited for */
const ANSWER_MS = 5_000

// A store that hangs must not hang us: the client's calls have no deadline of their own.
const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new StoreUnavailable('No answer from the event store in time')), ms)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The only user of the client library, one client a process (its table of pending appends is global to the module).
 * Every method throws StoreUnavailable where the store gave no answer within `answerMs`.
 */
export const eventStoreOf = (url: string, answerMs = ANSWER_MS) => {
  const client = EventStoreDBClient.connectionString(url)

  /** @throws Conflict when the stream is not at `revision`; StoreUnavailable when the outcome is unknown */
  const append = async (stream: string, revision: bigint | undefined, events: readonly NewEvent[]): Promise<string> => {
    // BigInt or undefined inside would leave the client's promise pending for ever.
    const plain = events.map((event) => jsonEvent(JSON.parse(JSON.stringify(event)) as never))
    const appending = client.appendToStream(stream, plain, { expectedRevision: revision ?? NO_STREAM })
    try {
      const { position } = await within(answerMs, appending)
      return String(position?.commit ?? 0n)
    } catch (error) {
      appending.catch(() => 'a late answer to an append that was given up')
      if (error instanceof WrongExpectedVersionError) throw new Conflict(stream)
      throw new StoreUnavailable('The event store did not take the append', { cause: error })
    }
  }

  /** A stream's events in order, from a revision on; none when it does not exist. */
  const read = async (stream: string, from?: bigint): Promise<Stored[]> => {
    const events: Stored[] = []
    try {
      const collect = async () => {
        for await (const resolved of client.readStream(stream, { fromRevision: from ?? START })) {
          const stored = storedOf(resolved)
          if (stored) events.push(stored)
        }
      }
      await within(answerMs, collect())
      return events
    } catch (error) {
      if (error instanceof StreamNotFoundError) return []
      throw new StoreUnavailable('The event store did not answer the read', { cause: error })
    }
  }

  /** The position of the log's newest event. */
  const head = async (): Promise<string> => {
    const newest = async () => {
      let position = '0'
      // Read to its end: the client waits for ever, when it is closed, for a read that was left early.
      for await (const resolved of client.readAll({ direction: 'backwards', fromPosition: END, maxCount: 1 }))
        position = String(resolved.event?.position.commit ?? 0n)
      return position
    }
    try {
      return await within(answerMs, newest())
    } catch (error) {
      throw new StoreUnavailable('The event store did not answer the read', { cause: error })
    }
  }

  /** What comes next in the log after a position, or from its beginning: `most` events of anything's, in order. */
  const after = async (position: string | undefined, most: number): Promise<Stored[]> => {
    const fromPosition = position ? { commit: BigInt(position), prepare: BigInt(position) } : START
    const next: Stored[] = []
    const collect = async () => {
      // The event at the position itself is read, too.
      for await (const resolved of client.readAll({ fromPosition, maxCount: most + 1 })) {
        const stored = storedOf(resolved)
        if (stored && BigInt(stored.position) > BigInt(position ?? -1)) next.push(stored)
      }
    }
    try {
      await within(answerMs, collect())
      return next.slice(0, most)
    } catch (error) {
      throw new StoreUnavailable('The event store did not answer the read', { cause: error })
    }
  }

  const follow = (
    categories: readonly string[],
    position: string | undefined,
    signal: AbortSignal,
    options?: Following,
  ) => followAll(client, categories, position, signal, options)

  const reading = readingTogether(read)

  return {
    append,
    read: (stream: string, from?: bigint) => within(answerMs, reading(stream, from)),
    head,
    after,
    follow,
    close: () => client.dispose(),
  }
}
export type EventStore = ReturnType<typeof eventStoreOf>
