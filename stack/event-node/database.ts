import { setTimeout as sleep } from 'node:timers/promises'
import { Client, types } from 'pg'
import { asEnding, Ending, exits } from './ending.ts'

// The node is a process of its own: every int8 it reads is a position, a revision or an id.
types.setTypeParser(types.builtins.INT8, BigInt)

const LOCK_KEY = 2113_0001
const LOCK_RETRY_MS = 200

const SCHEMA = `
  create table if not exists head (
    one boolean primary key default true check (one),
    epoch bigint not null,
    position bigint not null);
  insert into head (epoch, position) values (0, 1) on conflict do nothing;
  create table if not exists stream (
    id bigint primary key,
    name text collate "C" not null unique,
    last_revision bigint not null);
  create table if not exists event (
    position bigint primary key,
    stream_id bigint not null,
    revision bigint not null,
    event_id uuid not null,
    type text collate "C" not null,
    is_json boolean not null,
    data bytea not null,
    metadata bytea not null,
    created_ticks bigint not null,
    unique (stream_id, revision));
  create index if not exists event_by_id on event (stream_id, event_id);
`

/** Every statement is a look-up by an index. Plans made while the tables are empty must not say otherwise later. */
export const ONLY_INDEXES =
  '-c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c synchronous_commit=on'

const INVALID_CATALOG_NAME = '3D000'
/** Another node made it meanwhile; which of the two codes depends on how closely they ran. */
const ALREADY_THERE = ['42P04', '23505']
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

const createDatabase = async (databaseUrl: string) => {
  const url = new URL(databaseUrl)
  const name = decodeURIComponent(url.pathname.slice(1))
  url.pathname = '/postgres'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } catch (error) {
    if (!ALREADY_THERE.includes(codeOf(error))) throw error
  } finally {
    await client.end()
  }
}

const connect = async (databaseUrl: string): Promise<Client> => {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'event-node writer',
    options: ONLY_INDEXES,
    keepAlive: true,
  })
  try {
    await client.connect()
    return client
  } catch (error) {
    if (codeOf(error) !== INVALID_CATALOG_NAME) throw error
    await createDatabase(databaseUrl)
    return connect(databaseUrl)
  }
}

const takeLock = async (client: Client, waitMs: number) => {
  const until = Date.now() + waitMs
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK_KEY])
    if (rows[0]?.taken) return
    if (Date.now() >= until) throw new Ending(exits.lockBusy, 'another node holds this store')
    await sleep(LOCK_RETRY_MS)
  }
}

/**
 * The writer's own connection. It holds the lock and carries every write, so a node that lost its session
 * can no longer write. Needs a direct connection, not a transaction pooler.
 */
export const openDatabase = async (databaseUrl: string, lockWaitMs: number) => {
  const client = await connect(databaseUrl)
  const lost = Promise.withResolvers<Ending>()
  const lose = (error?: unknown) => lost.resolve(asEnding(error))
  client.on('error', lose).on('end', () => lose())
  await takeLock(client, lockWaitMs)
  await client.query(SCHEMA)
  return { client, lost: lost.promise }
}
