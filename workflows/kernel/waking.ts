import type { WorkflowClient } from '@temporalio/client'
import type { Recorded } from '../../backend/kernel/event.ts'
import { changed } from './tend.ts'

type OfStream = (about: { readonly stream: string }) => Promise<unknown>

/** Starts what is to be done about a stream by itself, or tells the running workflow up to where the stream has changed. */
export const waking =
  (workflow: OfStream, taskQueue = 'mail') =>
  (temporal: WorkflowClient, stream: string, revision: number) =>
    temporal.signalWithStart(workflow, {
      taskQueue,
      workflowId: stream,
      workflowTaskTimeout: '2 seconds',
      args: [{ stream }],
      signal: changed,
      signalArgs: [revision],
    })

/** The same for an event that asks for it. */
export const wakingBy =
  (temporal: WorkflowClient, wake: ReturnType<typeof waking>) =>
  ({ stream, revision }: Pick<Recorded, 'stream' | 'revision'>) =>
    wake(temporal, stream, Number(revision))
