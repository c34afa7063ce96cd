import { setImmediate as turn } from 'node:timers/promises'
import { createBatch, idsOf, namesOf } from './batch.ts'
import type { Store } from './store.ts'
import type { Streams } from './streams.ts'
import type { Tail } from './tail.ts'
import type { Write } from './types.ts'

/** @number appends that the event node writes at once */
const BATCH_APPENDS = 512
const BATCH_BYTES = 4 * 1024 * 1024
/** @number appends that wait at the event node */
const QUEUE_APPENDS = 8192
const QUEUE_BYTES = 32 * 1024 * 1024

/** Group commit: one batch is on its way, whatever arrives meanwhile is the next one. */
export const createWriter = (store: Store, streams: Streams, tail: Tail) => {
  const queue: Write[] = []
  const waitingForRoom = new Set<() => void>()
  let queuedBytes = 0
  let { lastStreamId } = store
  let isStopping = false
  let wake = () => {}

  const isFull = () => queue.length >= QUEUE_APPENDS || queuedBytes >= QUEUE_BYTES
  const isHalfEmpty = () => queue.length <= QUEUE_APPENDS / 2 && queuedBytes <= QUEUE_BYTES / 2

  /** What the sockets already hold joins the batch. */
  const gather = async () => {
    for (let seen = -1; queue.length > seen && queue.length < BATCH_APPENDS;) {
      seen = queue.length
      await turn()
    }
  }

  const take = () => {
    let bytes = 0
    let count = 0
    for (const { sizeBytes } of queue) {
      if (count === BATCH_APPENDS || (count > 0 && bytes + sizeBytes > BATCH_BYTES)) break
      bytes += sizeBytes
      count += 1
    }
    queuedBytes -= bytes
    const taken = queue.splice(0, count)
    if (isHalfEmpty()) {
      for (const resume of waitingForRoom) resume()
      waitingForRoom.clear()
    }
    return taken.filter((write) => !write.isAbandoned())
  }

  const commit = async (writes: readonly Write[]) => {
    const loaded = await streams.load(new Set(writes.flatMap(namesOf)))
    const { streamIds, ids } = idsOf(writes, loaded)
    const committed = ids.length > 0 ? await store.find(streamIds, ids) : []
    const batch = createBatch({ position: tail.head(), lastStreamId, nowMs: Date.now(), streams: loaded, committed })
    const outcomes = writes.map((write) => batch.decide(write))
    const result = batch.result()
    if (result.events.length > 0) {
      await store.commit(result)
      lastStreamId = result.lastStreamId
      for (const { name } of result.streams) {
        const stream = loaded.get(name)
        if (stream) streams.remember(name, stream)
      }
      tail.advance(result.events, result.position)
    }
    for (const [index, write] of writes.entries()) {
      const outcome = outcomes[index]
      if (outcome) write.settle(outcome)
    }
  }

  return {
    isFull,
    submit: (write: Write) => {
      queue.push(write)
      queuedBytes += write.sizeBytes
      wake()
    },
    /** Resolves when the queue is half empty again. */
    room: () => new Promise<void>((resolve) => void waitingForRoom.add(resolve)),
    /** Runs until `stop`; throws when a commit's outcome is unknown. */
    run: async () => {
      for (;;) {
        if (isStopping) return
        if (queue.length === 0) {
          const { promise, resolve } = Promise.withResolvers<void>()
          wake = resolve
          await promise
          continue
        }
        await gather()
        const writes = take()
        if (writes.length > 0) await commit(writes)
      }
    },
    stop: () => {
      isStopping = true
      wake()
    },
  }
}

export type Writer = ReturnType<typeof createWriter>
