import type { WorkflowClient } from '@temporalio/client'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { dueProofs } from '../../backend/modules/life/mailbox.ts'
import { plannedLives } from '../../backend/modules/life/queries.ts'
import type { Open, OpenPart } from '../kernel/module.ts'
import { wakeLife } from './watchReactor.ts'
import { askForProof } from './proofWorkflow.ts'

/** What is due of the questions whether a mailbox is still read. */
export const open = (kernel: Kernel, temporal: WorkflowClient): readonly OpenPart[] => {
  /** Authors whose mailbox has been silent for a year: nobody else waits for that day. */
  const proofs = async (): Promise<Open[]> =>
    (await dueProofs(kernel)).map((due) => {
      const workflowId = `life-${due.accountId}.proof.${due.n}`
      const start = async () => {
        await temporal.start(askForProof, {
          taskQueue: 'mail',
          workflowId,
          workflowIdConflictPolicy: 'USE_EXISTING',
          workflowTaskTimeout: '2 seconds',
          args: [due],
        })
        return true
      }
      return { workflowId, start }
    })
  /** Whose silence means something: their life is watched as long as they have an account. */
  const watched = async (): Promise<Open[]> =>
    (await plannedLives(kernel)).map(({ accountId }) => {
      const workflowId = `life-${accountId}`
      const start = async () => {
        await wakeLife(temporal, workflowId, Number.MAX_SAFE_INTEGER)
        return true
      }
      return { workflowId, start }
    })
  return [
    { type: 'askForProof', find: proofs },
    { type: 'watchLife', counts: 'missingLives', find: watched },
  ]
}
