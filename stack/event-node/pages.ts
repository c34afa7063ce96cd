import { Pool } from 'pg'
import { ONLY_INDEXES } from './database.ts'
import type { Stored } from './types.ts'

/** @number events that the event node reads from Postgres at once */
export const PAGE = 256
const CONNECTIONS = 6

type Direction = 'forwards' | 'backwards'
export type AllPage = { readonly direction: Direction; readonly from: bigint; readonly head: bigint }
export type StreamPage = AllPage & {
  readonly streamId: bigint
  readonly firstRevision: bigint
  readonly createdAfter: bigint
  readonly limit: number
}

const COLUMNS = `e.position, s.name as stream, e.revision, e.event_id as id, e.type, e.is_json as "isJson",
  e.data, e.metadata, e.created_ticks as "createdTicks"`

const FROM = 'from event e join stream s on s.id = e.stream_id'

const ALL = {
  forwards: `select ${COLUMNS} ${FROM} where e.position >= $1 and e.position <= $2 order by e.position limit $3`,
  backwards: `select ${COLUMNS} ${FROM} where e.position < $1 and e.position <= $2 order by e.position desc limit $3`,
}

const IN_STREAM = `select ${COLUMNS} ${FROM}
  where e.stream_id = $1 and e.position <= $2 and e.revision >= $3 and e.created_ticks > $4`
const STREAM = {
  forwards: `${IN_STREAM} and e.revision >= $5 order by e.revision limit $6`,
  backwards: `${IN_STREAM} and e.revision <= $5 order by e.revision desc limit $6`,
}

/** Reads committed pages of the tables. Every page ends at a head the caller has seen. */
export const openPages = (databaseUrl: string) => {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'event-node reads',
    options: ONLY_INDEXES,
    max: CONNECTIONS,
    allowExitOnIdle: true,
  })
  pool.on('error', (error) => console.error('event node: a read connection was lost:', error.message))

  const rows = async (name: string, text: string, values: unknown[]) =>
    (await pool.query<Stored>({ name, text, values })).rows

  return {
    /** Forwards from a position on, backwards before it. */
    all: ({ direction, from, head }: AllPage, limit = PAGE) =>
      rows(`all ${direction}`, ALL[direction], [from, head, limit]),

    /** From a revision on, itself included. */
    stream: ({ direction, from, head, streamId, firstRevision, createdAfter, limit }: StreamPage) =>
      rows(`stream ${direction}`, STREAM[direction], [streamId, head, firstRevision, createdAfter, from, limit]),
  }
}

export type Pages = ReturnType<typeof openPages>
