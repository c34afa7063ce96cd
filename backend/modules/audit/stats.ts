import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import { lastResultOf } from '../../kernel/process/lastResult.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { stoppedSubscriptions } from '../../kernel/log/stopped.ts'
import { isMoving, isStopped, statusesThat } from '../messages/reading.ts'
import { DamagedFile, StalledRow, type MessageStats } from './contract.ts'

/** What nobody but a person can move on: no address takes our mail, or a recording cannot be read. */
export const stalled = async ({ db }: Kernel): Promise<readonly StalledRow[]> => {
  const [stuck, damaged] = await Promise.all([
    db.any(sql.type(StalledRow)`
      select id, owner_id, state, stalled_reason as reason, due_at, null::timestamptz as next_step_at,
        case state when 'stalled' then coalesce(stalled_at, updated_at) else updated_at end as since
      from messages.messages where state in ('stalled', 'undeliverable') order by updated_at limit 200`),
    db.any(sql.type(StalledRow)`
      select m.id, m.owner_id, m.state, 'recording_damaged' as reason, m.due_at, null::timestamptz as next_step_at,
        min(f.damaged_at) as since
      from media.media f join messages.media a on a.media_id = f.id join messages.messages m on m.id = a.message_id
      where f.damaged <> '{}' and f.damaged_at is not null and m.state <> all(${sql.array(statusesThat(isStopped), 'text')})
      group by m.id order by since limit 200`),
  ])
  return [...stuck, ...damaged].toSorted((a, b) => a.since.localeCompare(b.since))
}

/** @number damaged files that the desk shows */
const MOST_DAMAGED = 200

/** What was read again and found damaged, the oldest first; that of a message is in the message's own row. */
const damagedFiles = ({ db }: Kernel): Promise<readonly DamagedFile[]> =>
  db.any(sql.type(DamagedFile)`
    select id, purpose, message_id as thing_id, damaged as parts, damaged_at as since from media.media
    where damaged_at is not null and damaged <> '{}' and purpose <> 'message'
    order by damaged_at, id limit ${MOST_DAMAGED}`)

const Counts = v.object({
  due: v.number(),
  failed: v.number(),
  accepted: v.number(),
  taken: v.number(),
  answered: v.number(),
  medianOpenMs: v.nullable(v.number()),
})

/** @number days over which the desk counts mails */
const COUNTED_DAYS = 30

/** Mails of those days that got an answer: checks, and links as their deliveries stand. */
const countsOf = ({ db, clock }: Kernel) => {
  const days = (n: number) => sql.fragment`${`${n * clock.dayMs} milliseconds`}::interval`
  return db.one(sql.type(Counts)`
    with checks as (select state, at from messages.notices where at > now() - ${days(COUNTED_DAYS)}),
      links as (
        select state, sent_at, opened_at from deliveries.deliveries
        where sent_at > now() - ${days(COUNTED_DAYS)} or state = 'bounced')
    select
      (select count(*) from messages.messages where state = any(${sql.array(statusesThat(isMoving), 'text')})
        and due_at <= now() + ${days(7)}) as due,
      (select count(*) from checks where state in ('deferred', 'rejected') and at > now() - ${days(1)}) as failed,
      (select count(*) from checks where state = 'accepted' and at > now() - ${days(1)}) as accepted,
      (select count(*) from checks where state = 'accepted')
        + (select count(*) from links where state <> 'bounced') as taken,
      (select count(*) from checks where state <> 'attempted') + (select count(*) from links) as answered,
      (select (percentile_cont(0.5) within group (order by extract(epoch from opened_at - sent_at) * 1000))::numeric
        from links where opened_at >= sent_at) as median_open_ms`)
}

/**
 * How far the slowest read table is behind the log, in ms. `head` is where the log ended before the question was noted:
 * the note itself is no delay.
 */
const projectionLagMs = async ({ db, clock, checkpointSignals }: Kernel, head: string): Promise<number> => {
  const isHistoryThere = await checkpointSignals.passed('audit', head)
  const { since } = await db.one(sql.type(v.object({ since: v.nullable(v.string()) }))`
    select ${
      isHistoryThere
        ? sql.fragment`min(at) filter (where pos <= ${head}::numeric and pos > (
            select min(position::numeric) from kernel.checkpoints where name like 'projections/%'))`
        : sql.fragment`max(at)`
    } as since from audit.events`)
  return since === null ? 0 : Math.max(0, Date.parse(clock.now()) - Date.parse(since))
}

/** How messages stand, those that cannot go on by themselves, and how well the house does its work. */
export const messageStats = async (kernel: Kernel, head: string): Promise<MessageStats> => {
  const [states, counts, stuck, damaged, lagMs, lastSweep, lastVerify, lastAudit, lastVaultAudit, faults, stopped] =
    await Promise.all([
      kernel.db.any(sql.type(v.object({ state: v.string(), n: v.number() }))`
      select state, count(*) as n from messages.messages group by state order by state`),
      countsOf(kernel),
      stalled(kernel),
      damagedFiles(kernel),
      projectionLagMs(kernel, head),
      lastResultOf(kernel, 'reconcile'),
      lastResultOf(kernel, 'verify'),
      lastResultOf(kernel, 'media-audit'),
      lastResultOf(kernel, 'vault-audit'),
      lastResultOf(kernel, 'faults'),
      stoppedSubscriptions(kernel),
    ])
  const { due, failed, accepted, taken, answered, medianOpenMs } = counts
  return {
    byState: Object.fromEntries(states.map(({ state, n }) => [state, n])),
    dueIn7Days: due,
    noticesFailedToday: failed,
    noticesAcceptedToday: accepted,
    medianOpenMs,
    mailAcceptRate: answered > 0 ? taken / answered : null,
    projectionLagMs: lagMs,
    lastSweep,
    lastVerify,
    lastAudit,
    lastVaultAudit,
    faults,
    stalled: [...stuck],
    damagedFiles: [...damaged],
    stopped,
  }
}
