import { WorkflowNotFoundError, type Client, type WorkflowClient } from '@temporalio/client'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { keepResult } from '../../backend/kernel/process/lastResult.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { mayBeOpened } from '../../backend/kernel/log/keys.ts'
import { log } from '../../backend/kernel/process/log.ts'
import { metrics } from '../../backend/kernel/process/metrics.ts'
import { KEPT_DAYS } from '../../backend/modules/messages/next.ts'
import { isClosed, message, statusesThat } from '../../backend/modules/messages/reading.ts'
import { wakeDelivery } from '../deliveries/reactor.ts'
import type { Open, OpenPart } from '../kernel/open.ts'
import { nudged } from '../kernel/processLoop.ts'
import { wake } from '../messages/reactor.ts'
import { beginAnew, runningIds, takenIds } from './beginAnew.ts'

export type Difference = {
  readonly missing: number
  readonly missingLinks: number
  readonly orphaned: number
  readonly overdue: number
  readonly missingRecordings: number
  readonly missingEnds: number
  readonly missingLives: number
  readonly missingMails: number
  readonly unheeded: number
  readonly endedByHand: number
  readonly failed: number
}
const ById = v.object({ id: v.string() })
const Row = v.object({ id: v.string(), state: v.string(), revision: v.number(), isOverdue: v.boolean() })

/** What the modules' list says: what is open besides the messages, and the workflows that only their own runs tell of. */
export type Listed = {
  readonly openOf: (kernel: Kernel, temporal: WorkflowClient) => readonly OpenPart[]
  readonly unheededIn: (kernel: Kernel) => Promise<readonly string[]>
  readonly byRun: readonly string[]
}

/** The sweep mends by asking workflows to look again; it appends nothing, so that it can decide nothing. */
export const activities = (kernel: Kernel, { workflow: temporal }: Client, { openOf, unheededIn, byRun }: Listed) => {
  const { db, clock, load, keys } = kernel
  const open = openOf(kernel, temporal)
  const taken = (type: string) => takenIds(temporal, type, clock.now())
  const nudge = async (workflowId: string): Promise<void> => {
    try {
      await temporal.getHandle(workflowId).signal(nudged)
    } catch (error) {
      if (!(error instanceof WorkflowNotFoundError)) throw error
    }
  }

  /** Links of released messages that nobody makes; those that are made are told by their own read table. */
  const wakeMissingLinks = async (messageIds: readonly string[]): Promise<number> => {
    const tended = messageIds.length > 0 ? await taken('tendDelivery') : new Set<string>()
    let missing = 0
    for (const messageId of messageIds) {
      const { claim } = (await load(message, messageId)).state
      const recipients = claim?.recipients ?? []
      const made = await db.any(sql.type(ById)`
        select id from deliveries.deliveries where message_id = ${messageId} and occurrence = ${claim?.occurrence ?? 0}`)
      for (const { recipientId, deliveryId } of recipients) {
        const stream = `delivery-${deliveryId}`
        if (tended.has(stream) || made.some(({ id }) => id === deliveryId)) continue
        await wakeDelivery(temporal, { stream, messageId, recipientId, occurrence: claim?.occurrence ?? 0 })
        missing += 1
      }
    }
    return missing
  }

  const startMissing = async (type: string, found: readonly Open[]): Promise<number> => {
    const tended = found.length > 0 ? await taken(type) : new Set<string>()
    let missing = 0
    for (const { workflowId, start } of found) if (!tended.has(workflowId) && (await start())) missing += 1
    return missing
  }

  const sweepMessages = async () => {
    const lateMs = Math.max(clock.dayMs / 24, 60_000)
    const found = await db.any(sql.type(Row)`
      select id, state, revision, coalesce(case state
          when 'cancelled' then cancelled_at + ${`${KEPT_DAYS * clock.dayMs} milliseconds`}::interval
          when 'erased' then updated_at
          else coalesce(paused_until, due_at) end < now() - ${`${lateMs} milliseconds`}::interval, false) as is_overdue
      from messages.messages m where case state
          -- One of its links has arrived after all, and nothing has told its workflow, or in vain.
          when 'undeliverable' then exists (
            select from deliveries.deliveries d
            where d.message_id = m.id and d.occurrence = m.occurrence and d.sent_at is not null and d.state <> 'bounced')
          -- A letter that someone was given before is not erased, so nothing is to come.
          when 'cancelled' then not exists (select from deliveries.deliveries d where d.message_id = m.id)
          when 'erased' then ${mayBeOpened(['message'], sql.fragment`m.id`)}
          else state <> all(${sql.array(statusesThat(isClosed), 'text')}) end`)
    const rows: (typeof found)[number][] = []
    for (const row of found) if (row.state !== 'erased' || (await keys.isThere(`message-${row.id}`))) rows.push(row)
    const running = await runningIds(temporal, 'deliverMessage')
    const tended = await taken('deliverMessage')
    const known = new Set(rows.map(({ id }) => `message-${id}`))
    // A held message's workflow waits for a person, and is not missed when it is gone.
    const moving = rows.filter(({ state }) => state !== 'held')
    const missing = moving.filter(({ id }) => !tended.has(`message-${id}`))
    const orphaned = [...running].filter((workflowId) => !known.has(workflowId))
    const overdue = moving.filter(({ id, isOverdue }) => isOverdue && running.has(`message-${id}`))
    for (const { id, revision } of missing) await wake(temporal, `message-${id}`, revision)
    for (const workflowId of [...orphaned, ...overdue.map(({ id }) => `message-${id}`)]) await nudge(workflowId)
    const released = rows.filter(({ state }) => state === 'delivering')
    const missingLinks = await wakeMissingLinks(released.map(({ id }) => id))
    return { missing: missing.length, missingLinks, orphaned: orphaned.length, overdue: overdue.length }
  }

  const sweep = async (): Promise<Difference> => {
    const messages = await sweepMessages()
    const { missingLinks } = messages
    const found = { missingLinks, missingRecordings: 0, missingEnds: 0, missingLives: 0, missingMails: 0 }
    for (const { type, counts, find } of open) {
      const missing = await startMissing(type, await find())
      // What is not lost but due is no trouble.
      if (counts) found[counts] += missing
    }
    const unheeded = await unheededIn(kernel)
    for (const workflowId of unheeded) await nudge(workflowId)
    const mended = { ...messages, ...found, unheeded: unheeded.length }
    const difference = { ...mended, ...(await beginAnew(temporal, byRun, clock.now())) }
    for (const [kind, n] of Object.entries(difference)) metrics.reconciled.inc({ kind }, n)
    const isTrouble = Object.values(difference).some((n) => n > 0)
    await keepResult(kernel, 'reconcile', { found: difference, isTrouble })
    if (isTrouble) log.warn('reconciled', difference)
    return difference
  }
  return { sweep }
}
export type Activities = ReturnType<typeof activities>
