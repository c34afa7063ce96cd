import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js'
import type { Log } from './log.ts'
import { PAGE } from './pages.ts'
import { clamped } from './proto.ts'
import { NO_STREAM, type Stored } from './types.ts'
import { viewOf } from './view.ts'

type Options = ReadReq.Options
type Step = {
  readonly events: readonly Stored[]
  /** Everything up to here was looked at. */
  readonly position: bigint
  readonly isAtHead: boolean
}

/** A place in the log that moves forward; all that a subscription keeps, however slow its reader is. */
export type Cursor = { readonly next: () => Promise<Step> }

export const followAll = ({ pages, tail }: Log, options: Options): Cursor => {
  const all = options.getAll()
  const from = all?.getPosition()
  let position = all?.hasEnd() ? tail.head() : 0n
  if (from) position = clamped(from.getCommitPosition())

  return {
    next: async () => {
      const head = tail.head()
      const events =
        tail.after(position, PAGE) ?? (await pages.all({ direction: 'forwards', from: position + 1n, head }))
      const isAtHead = events.length < PAGE
      position = isAtHead ? (position > head ? position : head) : (events.at(-1)?.position ?? position)
      return { events, position, isAtHead }
    },
  }
}

/**
 * Catches up from the table, within what the stream shows, and then takes its own events from the tail.
 * @throws Fault when the stream is tombstoned
 */
export const followStream = async (log: Log, options: Options, name: string): Promise<Cursor> => {
  const { pages, streams, tail } = log
  const stream = options.getStream()
  const isFromEnd = stream?.hasEnd() ?? false
  const start = await viewOf(streams, name)
  let isCatchingUp = !isFromEnd
  let position = isFromEnd ? tail.head() : 0n
  let revision = isFromEnd ? (start?.last ?? NO_STREAM) : NO_STREAM
  if (stream?.hasRevision()) revision = clamped(stream.getRevision())

  const fromTable = async (): Promise<Step> => {
    const view = await viewOf(streams, name)
    const head = tail.head()
    const page = view
      ? await pages.stream({ ...view, direction: 'forwards', from: revision + 1n, head, limit: PAGE })
      : []
    const events = page.filter((event) => event.position > position)
    const isAtHead = page.length < PAGE
    revision = page.at(-1)?.revision ?? revision
    position = isAtHead ? head : position
    isCatchingUp = !isAtHead
    return { events, position, isAtHead }
  }

  const fromTail = (recent: readonly Stored[]): Step => {
    const events = recent.filter((event) => event.stream === name && event.revision > revision)
    revision = events.at(-1)?.revision ?? revision
    position = recent.at(-1)?.position ?? position
    return { events, position, isAtHead: recent.length < PAGE }
  }

  return {
    next: async () => {
      const recent = isCatchingUp ? undefined : tail.after(position, PAGE)
      return recent ? fromTail(recent) : fromTable()
    },
  }
}
