import type { WorkflowClient } from '@temporalio/client'
import { dispatch, type Recorded } from '../../backend/kernel/event.ts'
import type { Reactor } from '../../backend/kernel/reactor.ts'
import type { MediaEvent } from '../../backend/modules/media/events.ts'
import { changed, prepareMedia } from './workflow.ts'

/** Starts a recording's preparation, unless it runs. */
export const wakeMedia = (temporal: WorkflowClient, stream: string, revision: number) =>
  temporal.signalWithStart(prepareMedia, {
    taskQueue: 'media',
    workflowId: stream,
    workflowTaskTimeout: '2 seconds',
    args: [{ stream }],
    signal: changed,
    signalArgs: [revision],
  })

/** A finished upload starts its preparation; the workflow's own events wake nobody. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const wake = ({ stream, revision }: Recorded) => wakeMedia(temporal, stream, Number(revision))
  return { media: (event) => dispatch<MediaEvent, []>({ MediaReceived: wake }, event) }
}
