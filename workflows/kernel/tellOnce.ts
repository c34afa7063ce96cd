import { WorkflowExecutionAlreadyStartedError, type WorkflowClient } from '@temporalio/client'
import type { Workflow } from '@temporalio/common'
import type { Recorded } from '../../backend/kernel/event.ts'
import { BESIDE, TASK } from './beside.ts'
import type { News } from './tell.ts'
import { tell } from './tellWorkflow.ts'

/**
 * @number how old news may be and still be mailed. After a long outage, or at the first start on an old log, only what
 * lasts is told.
 */
const NEWS_MS = 2 * 86_400_000

export type Told = Pick<News, 'telling' | 'mark'> & {
  /** Where it is not about the event's own stream. */
  readonly stream?: string
  /** Told again after each of these while it is still so. */
  readonly gapsMs?: readonly number[]
  /** Told however old it is. */
  readonly isLasting?: boolean
}

/** Whether it is not too long ago to be told of. */
export const isNews = ({ at }: Recorded['metadata']): boolean => Date.now() - Date.parse(at) <= NEWS_MS

/**
 * Behind the queue's other work, which is 3: where much is due at once, links leave before what is told of them. A task that
 * came back with its start would wait for nothing.
 */
const BEHIND = { priorityKey: 4 }

/** Starts a workflow of the mails' queue, unless one of this id was ever there. */
export const startOnce = async <Args extends unknown[]>(
  temporal: WorkflowClient,
  workflow: (...args: Args) => Promise<void>,
  workflowId: string,
  args: Args,
): Promise<void> => {
  try {
    await temporal.start<Workflow>(workflow, {
      taskQueue: 'mail',
      workflowId,
      workflowIdReusePolicy: 'REJECT_DUPLICATE',
      workflowTaskTimeout: TASK,
      priority: BEHIND,
      args,
    })
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error
  }
}

/** Tells people of an event, once for each mark. */
export const tellingOnce =
  (temporal: WorkflowClient) =>
  async (event: Recorded, { telling, mark, stream = event.stream, gapsMs = [0], ...told }: Told): Promise<void> => {
    if (!told.isLasting && !isNews(event.metadata)) return
    const news = { stream, telling, mark, position: event.position }
    await startOnce(temporal, tell, `tell-${stream}-${telling}-${mark}`, [news, gapsMs, BESIDE])
  }
