import { WorkflowNotFoundError, type Client } from '@temporalio/client'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { log } from '../../backend/kernel/log.ts'
import { metrics } from '../../backend/kernel/metrics.ts'
import { wake } from '../messages/reactor.ts'
import { nudged } from '../messages/workflow.ts'

export type Difference = { readonly missing: number; readonly orphaned: number; readonly overdue: number }

const OPEN = ['scheduled', 'noticed', 'checked', 'stalled', 'claimed', 'delivering'] as const
const Row = v.object({ id: v.string(), revision: v.number(), isOverdue: v.boolean() })

/** The sweep mends by asking workflows to look again; it appends nothing, so that it can decide nothing. */
export const activities = ({ db, clock }: Kernel, { workflow: temporal }: Client) => {
  const runningIds = async (): Promise<Set<string>> => {
    const ids = new Set<string>()
    const query = "WorkflowType = 'deliverMessage' and ExecutionStatus = 'Running'"
    for await (const { workflowId } of temporal.list({ query })) ids.add(workflowId)
    return ids
  }
  const nudge = async (workflowId: string): Promise<void> => {
    try {
      await temporal.getHandle(workflowId).signal(nudged)
    } catch (error) {
      if (!(error instanceof WorkflowNotFoundError)) throw error
    }
  }

  const sweep = async (): Promise<Difference> => {
    const lateMs = Math.max(clock.dayMs / 24, 60_000)
    // A step is overdue when the row has not moved since long after its date.
    const rows = await db.any(sql.type(Row)`
      select id, revision, (due_at < now() - ${`${lateMs} milliseconds`}::interval) as is_overdue
      from messages.messages where state = any(${sql.array([...OPEN], 'text')})`)
    const running = await runningIds()
    const open = new Set(rows.map(({ id }) => `message-${id}`))
    const missing = rows.filter(({ id }) => !running.has(`message-${id}`))
    const orphaned = [...running].filter((workflowId) => !open.has(workflowId))
    const overdue = rows.filter(({ id, isOverdue }) => isOverdue && running.has(`message-${id}`))
    for (const { id, revision } of missing) await wake(temporal, `message-${id}`, revision)
    for (const workflowId of [...orphaned, ...overdue.map(({ id }) => `message-${id}`)]) await nudge(workflowId)
    const difference = { missing: missing.length, orphaned: orphaned.length, overdue: overdue.length }
    for (const [kind, n] of Object.entries(difference)) metrics.reconciled.inc({ kind }, n)
    if (missing.length + orphaned.length + overdue.length > 0) log.warn('reconciled', difference)
    return difference
  }
  return { sweep }
}
export type Activities = ReturnType<typeof activities>
