import type { WorkflowClient } from '@temporalio/client'
import type { Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { MediaEvent } from '../../backend/modules/media/events.ts'
import { changed, prepareMedia } from './workflow.ts'

/** Starts what is to be done about a recording, unless it runs. */
export const wakeMedia = (temporal: WorkflowClient, stream: string, revision: number) =>
  temporal.signalWithStart(prepareMedia, {
    taskQueue: 'media',
    workflowId: stream,
    workflowTaskTimeout: '2 seconds',
    args: [{ stream }],
    signal: changed,
    signalArgs: [revision],
  })

/** A finished upload starts its preparation, and one that was given up its removal. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const wake = ({ stream, revision }: Recorded) => wakeMedia(temporal, stream, Number(revision))
  return { media: reactingTo<MediaEvent>({ MediaReceived: wake, MediaCancelled: wake }) }
}
