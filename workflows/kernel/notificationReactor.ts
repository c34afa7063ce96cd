import { WorkflowExecutionAlreadyStartedError, type WorkflowClient } from '@temporalio/client'
import type { Workflow } from '@temporalio/common'
import type { Recorded } from '../../backend/kernel/event.ts'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import { LOCAL_FIRST, TASK } from './localActivities.ts'
import type { Notification, NamedKind, NotificationKinds, Told } from './notification.ts'
import { tell } from './tellWorkflow.ts'

/**
 * @number how old news may be and still be mailed. After a long outage, or at the first start on an old log, only what
 * lasts is told.
 */
const NEWS_MS = 2 * 86_400_000

/** Whether it is not too long ago to be told of. */
export const isRecent = ({ at }: Recorded['metadata']): boolean => Date.now() - Date.parse(at) <= NEWS_MS

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

/** Tells people of each event that a table names, once for each mark. */
export const notificationReactor = (temporal: WorkflowClient, tables: readonly NotificationKinds[]): Reactor => {
  const all = tables.flatMap((tells) => Object.values(tells))
  const tellOnce = async (
    event: Recorded,
    { name }: NamedKind,
    { stream = event.stream, gapsMs = [0], ...told }: Told,
  ) => {
    const mark = String(told.mark ?? event.revision)
    const news: Notification = { stream, telling: name, mark, position: event.position }
    await startOnce(temporal, tell, `tell-${stream}-${name}-${mark}`, [news, gapsMs, LOCAL_FIRST])
  }
  const hear = (tells: readonly NamedKind[]): Reactor[string] => ({
    types: new Set(tells.flatMap(({ types }) => types)),
    act: async (event) => {
      for (const each of tells.filter(({ isLasting }) => isLasting || isRecent(event.metadata)))
        for (const told of each.toldOf(event)) await tellOnce(event, each, told)
    },
  })
  const categories = new Set(all.map(({ category }) => category))
  return Object.fromEntries(
    [...categories].map((category) => [category, hear(all.filter((each) => each.category === category))]),
  )
}
