import type { WorkflowClient } from '@temporalio/client'
import type { Recorded } from '../../backend/kernel/event.ts'

/** Where in the log a family ended; nothing was kept in it after that. */
export type EndedFamily = { readonly familyId: string; readonly position: string }

/** At the end of a family starts what ends one part of what was kept in it; started again it finds the workflow that runs. */
export const onFamilyEnd =
  (temporal: WorkflowClient, end: (ended: EndedFamily) => Promise<void>, part: string) =>
  ({ id: familyId, stream, position }: Pick<Recorded, 'id' | 'stream' | 'position'>) =>
    temporal.start(end, {
      taskQueue: 'mail',
      workflowId: `${stream}.${part}`,
      workflowIdReusePolicy: 'ALLOW_DUPLICATE',
      workflowIdConflictPolicy: 'USE_EXISTING',
      args: [{ familyId, position }],
    })
