import type { ResolvedEvent } from '@eventstore/db-client'

/** An event as the store holds it, before anything is known of its meaning. */
export type Stored = {
  readonly stream: string
  readonly revision: bigint
  readonly position: string
  readonly eventId: string
  readonly type: string
  readonly data: unknown
  readonly metadata: unknown
}
/** What kind of thing a stream is of: its name before the first dash. */
export const categoryOf = ({ stream }: Pick<Stored, 'stream'>): string => stream.slice(0, stream.indexOf('-'))

export const storedOf = ({ event, commitPosition }: ResolvedEvent): Stored | undefined =>
  event && {
    stream: event.streamId,
    revision: event.revision,
    position: String(event.position?.commit ?? commitPosition ?? 0n),
    eventId: event.id,
    type: event.type,
    data: event.data,
    metadata: event.metadata,
  }
