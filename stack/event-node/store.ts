import type { Client } from 'pg'
import { Ending, exits } from './ending.ts'
import type { Stored } from './types.ts'

type StreamRow = { readonly id: bigint; readonly name: string; readonly last: bigint }
export type LoadedRow = StreamRow & { readonly metadata: Buffer | null }
export type Match = { readonly revision: bigint; readonly position: bigint }
export type MatchRow = Match & { readonly streamId: bigint; readonly id: string }
export type Batch = {
  readonly streams: readonly StreamRow[]
  readonly events: readonly (Stored & { readonly streamId: bigint })[]
  readonly position: bigint
}

/** One statement is atomic by itself and one round trip. No row back: the epoch or the head is not ours. */
const COMMIT = `
  with guard as (update head set position = $3 where epoch = $1 and position = $2 returning 1),
  streams as (
    insert into stream (id, name, last_revision)
    select u.* from unnest($4::bigint[], $5::text[], $6::bigint[]) as u, guard
    on conflict (id) do update set last_revision = excluded.last_revision),
  events as (
    insert into event (position, stream_id, revision, event_id, type, is_json, data, metadata, created_ticks)
    select u.* from unnest($7::bigint[], $8::bigint[], $9::bigint[], $10::uuid[], $11::text[], $12::boolean[],
      $13::bytea[], $14::bytea[], $15::bigint[]) as u, guard)
  select 1 from guard`

/** The metadata of a stream is the last event of its metastream. */
const LOAD = `
  select s.name, s.id, s.last_revision as last, e.data as metadata
  from stream s left join event e
    on starts_with(s.name, '$$') and e.stream_id = s.id and e.revision = s.last_revision
  where s.name = any($1::text[])`

const FIND = `
  select e.stream_id as "streamId", e.event_id as id, e.revision, e.position
  from unnest($1::bigint[], $2::uuid[]) as wanted (stream_id, event_id)
  join event e using (stream_id, event_id) order by e.position`

/** The one writer of the tables. Its statements run in the order they are given. */
export const openStore = async (client: Client) => {
  const { rows } = await client.query<{ epoch: bigint; position: bigint; id: bigint }>(
    `update head set epoch = epoch + 1
     returning epoch, position, (select coalesce(max(id), 0) from stream) as id`,
  )
  const start = rows[0]
  if (!start) throw new Ending(exits.fenced, 'the head row is missing')
  const { rows: names } = await client.query<[string]>({ text: 'select name from stream', rowMode: 'array' })
  let { position } = start

  return {
    position,
    lastStreamId: start.id,
    names: names.map(([name]) => name),

    commit: async ({ streams, events, position: next }: Batch) => {
      const { rowCount } = await client.query({
        name: 'commit',
        text: COMMIT,
        values: [
          start.epoch,
          position,
          next,
          streams.map(({ id }) => id),
          streams.map(({ name }) => name),
          streams.map(({ last }) => last),
          events.map((event) => event.position),
          events.map(({ streamId }) => streamId),
          events.map(({ revision }) => revision),
          events.map(({ id }) => id),
          events.map(({ type }) => type),
          events.map(({ isJson }) => isJson),
          events.map(({ data }) => data),
          events.map(({ metadata }) => metadata),
          events.map(({ createdTicks }) => createdTicks),
        ],
      })
      if (rowCount !== 1) throw new Ending(exits.fenced, 'another node wrote to this store')
      position = next
    },

    load: async (streams: readonly string[]) =>
      (await client.query<LoadedRow>({ name: 'load', text: LOAD, values: [streams] })).rows,

    find: async (streamIds: readonly bigint[], ids: readonly string[]) =>
      (await client.query<MatchRow>({ name: 'find', text: FIND, values: [streamIds, ids] })).rows,
  }
}

export type Store = Awaited<ReturnType<typeof openStore>>
