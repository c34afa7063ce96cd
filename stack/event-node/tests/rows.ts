import type { AppendExpectedRevision, EventStoreDBClient } from '@eventstore/db-client'
import { append } from './client.ts'

type State = 'missing' | 'three events' | 'soft-deleted' | 'tombstoned' | 'described only'
type Answer = { readonly revision: bigint } | { readonly wrong: bigint | 'no_stream' } | 'stream-deleted'

export type Row = {
  readonly given: State
  readonly expected: AppendExpectedRevision
  readonly events: readonly string[]
  readonly answers: Answer
  /** The stream afterwards; absent when it stays as it was. */
  readonly leaves?: readonly string[]
}

const row = (
  given: State,
  expected: AppendExpectedRevision,
  events: string,
  answers: Answer,
  leaves?: string,
): Row => ({
  given,
  expected,
  events: events.split('').filter(Boolean),
  answers,
  ...(leaves !== undefined && { leaves: leaves.split('') }),
})
const at = (revision: bigint) => ({ revision })
const wrong = (current: bigint | 'no_stream') => ({ wrong: current })

/** Letters are event ids; the three events are a, b and c. Source: `IndexWriter.CheckCommit` of EventStoreDB 24.10. */
export const rows: readonly Row[] = [
  row('tombstoned', 'any', 'x', 'stream-deleted'),
  row('tombstoned', 'any', 'abc', 'stream-deleted'),
  row('tombstoned', 'no_stream', 'abc', 'stream-deleted'),
  row('tombstoned', 'stream_exists', 'x', 'stream-deleted'),
  row('tombstoned', 2n, 'x', 'stream-deleted'),

  row('soft-deleted', 'stream_exists', 'x', 'stream-deleted'),
  row('missing', 'stream_exists', 'x', wrong('no_stream')),
  row('described only', 'stream_exists', 'x', at(0n), 'x'),
  row('three events', 'stream_exists', 'x', at(3n), 'abcx'),
  row('three events', 'stream_exists', 'c', at(2n), 'abc'),
  row('three events', 'stream_exists', 'ax', wrong(2n)),

  row('missing', 'any', 'x', at(0n), 'x'),
  row('three events', 'any', 'x', at(3n), 'abcx'),
  row('three events', 'any', 'ab', at(1n), 'abc'),
  row('three events', 'any', 'b', at(1n), 'abc'),
  row('three events', 'any', 'ax', wrong(2n)),
  row('three events', 'any', 'xa', at(4n), 'abcxa'),
  row('soft-deleted', 'any', 'x', at(3n), 'x'),

  row('missing', 'no_stream', 'xy', at(1n), 'xy'),
  row('three events', 'no_stream', 'abc', at(2n), 'abc'),
  row('three events', 'no_stream', 'ab', at(1n), 'abc'),
  row('three events', 'no_stream', 'x', wrong(2n)),
  row('three events', 'no_stream', 'ax', wrong(2n)),
  row('three events', 'no_stream', 'abcx', wrong(2n)),
  row('three events', 'no_stream', '', wrong(2n)),
  row('soft-deleted', 'no_stream', 'x', at(3n), 'x'),
  row('soft-deleted', 'no_stream', 'ax', wrong(2n)),

  row('three events', 0n, 'bc', at(2n), 'abc'),
  row('three events', 0n, 'b', at(1n), 'abc'),
  row('three events', 0n, 'c', wrong(2n)),
  row('three events', 0n, 'bx', wrong(2n)),
  row('three events', 0n, '', wrong(2n)),
  row('soft-deleted', 0n, 'x', wrong(2n)),

  row('missing', 0n, 'x', wrong('no_stream')),
  row('three events', 5n, 'x', wrong(2n)),
  row('three events', 2n, 'x', at(3n), 'abcx'),
  row('three events', 2n, 'a', at(3n), 'abca'),
  row('three events', 2n, 'xx', at(4n), 'abcxx'),
  row('soft-deleted', 2n, 'x', at(3n), 'x'),

  // The client reports 0 when the answer says that there is no stream.
  row('missing', 'any', '', at(0n)),
  row('three events', 'any', '', at(2n), 'abc'),
  row('three events', 2n, '', at(2n), 'abc'),
]

export const sentence = ({ given, expected, events, answers }: Row) => {
  const answer =
    typeof answers === 'string'
      ? 'is refused: the stream is deleted'
      : 'wrong' in answers
        ? `is refused: the stream is at ${answers.wrong}`
        : `answers revision ${answers.revision}`
  return `on a stream that is ${given}, [${events.join(' ')}] at ${expected} ${answer}`
}

export const prepare = async (client: EventStoreDBClient, stream: string, state: State) => {
  if (state === 'missing') return
  if (state === 'described only') return void (await client.setStreamMetadata(stream, { maxCount: 100 }))
  await append(client, stream, ['a', 'b', 'c'], 'no_stream')
  if (state === 'soft-deleted') await client.deleteStream(stream)
  if (state === 'tombstoned') await client.tombstoneStream(stream)
}
