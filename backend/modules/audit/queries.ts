import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { HistoryRow, type HistoryFilter, type HistoryPage } from './contract.ts'

/** @number events on a page of the history */
const PAGE = 50

const columns = sql.fragment`
  pos::text as pos, stream, revision, type, at, actor_kind, actor_id, owner_id, command_id, correlation_id, hash,
  prev_hash, bytes`

const whereOf = ({ stream, type, actorKind, actorId, owner, from, to, q, cursor }: HistoryFilter) => {
  const wanted = [
    stream && sql.fragment`stream = ${stream}`,
    type && sql.fragment`type = ${type}`,
    actorKind && sql.fragment`actor_kind = ${actorKind}`,
    actorId && sql.fragment`actor_id = ${actorId}`,
    owner && sql.fragment`owner_id = ${owner}`,
    from && sql.fragment`at >= ${from}`,
    to && sql.fragment`at <= ${to}`,
    q && sql.fragment`(strpos(stream, ${q}) > 0 or strpos(command_id, ${q}) > 0 or strpos(correlation_id, ${q}) > 0)`,
    cursor && sql.fragment`pos < ${cursor}`,
  ].filter((part) => part !== undefined && part !== '')
  return wanted.length > 0 ? sql.fragment`where ${sql.join(wanted, sql.fragment` and `)}` : sql.fragment``
}

/** The history's events, newest first, `size` a page. */
export const historyOf = async ({ db }: Kernel, filter: HistoryFilter, size = PAGE): Promise<HistoryPage> => {
  const rows = await db.any(sql.type(HistoryRow)`
    select ${columns} from audit.events ${whereOf(filter)} order by events.pos desc limit ${size + 1}`)
  const items = rows.slice(0, size)
  return { items, next: rows.length > size ? (items.at(-1)?.pos ?? null) : null }
}

/** The rows of one stream, oldest first. */
export const rowsOfStream = ({ db }: Kernel, stream: string) =>
  db.any(sql.type(HistoryRow)`select ${columns} from audit.events where stream = ${stream} order by revision`)

/** The hashes that the history keeps of these positions. */
export const copiesAt = async ({ db }: Kernel, positions: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.any(sql.type(v.object({ pos: v.string(), hash: v.string() }))`
    select pos::text as pos, hash from audit.events where pos = any(${sql.array([...positions], 'numeric')})`)
  return new Map(rows.map(({ pos, hash }) => [pos, hash]))
}

/** The last revision that the history knows of each stream, up to a position. */
export const lastRevisions = ({ db }: Kernel, upTo: string, stream?: string) =>
  db.any(sql.type(v.object({ stream: v.string(), revision: v.number() }))`
    select stream, max(revision) as revision from audit.events
    where pos <= ${upTo} ${stream === undefined ? sql.fragment`` : sql.fragment`and stream = ${stream}`}
    group by stream`)

/** Where an anchor's mail goes: to every admin. */
export const adminMailboxes = async ({ db }: Kernel): Promise<readonly string[]> => {
  const rows = await db.any(sql.type(v.object({ email: v.string() }))`
    select email from accounts.accounts where role = 'admin' order by id`)
  return rows.map(({ email }) => email)
}
