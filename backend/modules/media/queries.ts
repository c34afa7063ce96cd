import { sealerOf } from '../../kernel/process/recordable.ts'
import * as v from 'valibot'
import { Id } from '../../kernel/contract.ts'
import { refusing } from '../../kernel/errors.ts'
import type { Actor } from '../../kernel/event.ts'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { mayBeOpened } from '../../kernel/log/keys.ts'
import type { RecordingRow } from '../../kernel/process/recordable.ts'
import { limits, MediaRow, type MediaRefusal } from './contract.ts'

const refuse = refusing<MediaRefusal>()

/** A row of recordings, in statements that call their table `f`. */
export const RECORDING: RecordingRow = {
  id: sql.fragment`f.id`,
  ownerId: sql.fragment`f.owner_id`,
  subject: sql.fragment`f.message_id`,
}

export type Params = Readonly<Record<string, string>>
export const idIn = (params: Params): string => {
  const id = v.safeParse(Id, params['id'])
  if (!id.success) throw refuse('not-found')
  return id.output
}

/** @throws Refused not-found when there is none of this account's */
export const mediaOf = async ({ db }: Kernel, by: Actor, id: string): Promise<MediaRow> => {
  const row = await db.maybeOne(sql.type(MediaRow)`
    select id, message_id, state, progress, bytes, duration_ms, sha256, mime, rejected_as, variants, cut
    from media.media where id = ${id} and owner_id = ${by.id}`)
  if (!row) throw refuse('not-found')
  return row
}

/** @throws Refused media-not-ready, or why the medium will never play */
export const playable = (row: MediaRow): MediaRow => {
  if (row.state === 'rejected') throw refuse('media-unplayable')
  if (row.state !== 'ready') throw refuse('media-not-ready', { progress: row.progress })
  return row
}

/** @throws Refused media-not-ready until the original is stored; content-damaged when it never was */
export const downloadable = (row: MediaRow): MediaRow & { readonly mime: string } => {
  const { mime, state, progress } = row
  if (mime !== null) return { ...row, mime }
  throw state === 'rejected' ? refuse('content-damaged') : refuse('media-not-ready', { progress })
}

/** @number how long an unfinished upload is kept where days are short */
const LEAST_WAIT_MS = 3_600_000
export const longAgo = ({ dayMs }: Kernel['clock']) =>
  sql.fragment`now() - ${`${Math.max(limits.stagedDays * dayMs, LEAST_WAIT_MS)} milliseconds`}::interval`
/** The rows of uploads that nobody finished in time. */
const unfinished = (clock: Kernel['clock']) => sql.fragment`state = 'receiving' and created_at < ${longAgo(clock)}`

export const abandonedUploads = async ({ db, clock }: Kernel): Promise<string[]> => {
  const rows = await db.any(sql.type(v.object({ id: v.string() }))`
    select id from media.media where ${unfinished(clock)}`)
  return rows.map(({ id }) => id)
}

export const isAbandoned = ({ db, clock }: Kernel, id: string): Promise<boolean> =>
  db.exists(sql.typeAlias('void')`select from media.media where id = ${id} and ${unfinished(clock)}`)

/** @number how often every recording is read again. A day's slack is left for a run that was missed. */
const AUDIT_DAYS = 29
/**
 * @number runs in which all recordings are read again. As often as the schedule runs in thirty days, halved: runs that
 * were missed are made up for.
 */
const RUNS = 360
/** @number recordings that a run reads again at the least */
const LEAST_A_RUN = 50

/**
 * Recordings whose bytes are to be read again: never audited, not for a month, or not since yesterday while damaged or
 * about to be delivered. What was erased is not. The longest unread first; the next run goes on where this one ends.
 * @param of recordings, or the files of families, which have a line of their own
 */
export const dueForAudit = async (
  { db, clock, recordables }: Kernel,
  of: 'recording' | 'anything' = 'recording',
): Promise<string[]> => {
  const recorded = recordables.filter(({ takes }) => takes === of)
  const purposes = sql.array(
    recorded.map(({ purpose }) => purpose),
    'text',
  )
  const dues = [sql.fragment`null::timestamptz`, ...recorded.flatMap(({ dueAt }) => dueAt?.(RECORDING) ?? [])]
  const categories = recorded.map(sealerOf)
  const days = (n: number) => sql.fragment`${`${n * clock.dayMs} milliseconds`}::interval`
  const rows = await db.any(sql.type(v.object({ id: v.string() }))`
    with kept as (
      select f.id, f.audited_at, f.damaged, least(${sql.join(dues, sql.fragment`, `)}) as due_at
      from media.media f
      where f.sha256 is not null and f.state in ('ready', 'rejected') and f.purpose = any(${purposes})
        and ${mayBeOpened(categories, sql.fragment`f.message_id`)})
    select id from kept
    where audited_at is null or audited_at < now() - ${days(AUDIT_DAYS)}
      or (audited_at < now() - ${days(1)} and (damaged <> '{}' or due_at < now() + ${days(3)}))
    order by audited_at nulls first, id
    limit greatest(${LEAST_A_RUN}, (select count(*) from kept) / ${RUNS})`)
  return rows.map(({ id }) => id)
}
