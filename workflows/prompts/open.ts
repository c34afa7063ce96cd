import type { WorkflowClient } from '@temporalio/client'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { askedWeekly } from '../../backend/modules/prompts/queries.ts'
import type { OpenPart } from '../kernel/module.ts'
import { wake } from './reactor.ts'

/** Whoever is asked a question each week has a workflow that waits for it. */
export const open = (kernel: Kernel, temporal: WorkflowClient): readonly OpenPart[] => {
  const find = async () =>
    (await askedWeekly(kernel)).map((id) => {
      const workflowId = `prompt-${id}`
      return { workflowId, start: () => wake(temporal, workflowId, 0).then(() => true) }
    })
  return [{ type: 'askWeekly', find }]
}
