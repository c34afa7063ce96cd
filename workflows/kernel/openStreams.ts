import type { WorkflowClient } from '@temporalio/client'
import type { Open } from './module.ts'
import type { waking } from './waking.ts'

type Way = {
  readonly category: string
  readonly wake: ReturnType<typeof waking>
  /** Whether something is due by the stream, which the read table may be behind. */
  readonly isDue: (id: string) => Promise<boolean>
}

/** Streams that have one workflow each, of the stream's own id, and are open by their read table. */
export const openStreams = (
  temporal: WorkflowClient,
  rows: readonly { readonly id: string }[],
  { category, wake, isDue }: Way,
): Open[] =>
  rows.map(({ id }) => {
    const workflowId = `${category}-${id}`
    const start = async () => {
      if (!(await isDue(id))) return false
      await wake(temporal, workflowId, 0)
      return true
    }
    return { workflowId, start }
  })
