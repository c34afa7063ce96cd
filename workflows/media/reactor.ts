import type { WorkflowClient } from '@temporalio/client'
import type { Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { MediaEvent } from '../../backend/modules/media/events.ts'
import { changed } from '../kernel/processLoop.ts'
import { prepareMedia } from './workflow.ts'

/** Starts what is to be done about a recording, or tells the running workflow up to where its stream has changed. */
export const startOrSignal = (temporal: WorkflowClient, stream: string, revision: number) =>
  temporal.signalWithStart(prepareMedia, {
    taskQueue: 'media',
    workflowId: stream,
    workflowTaskTimeout: '2 seconds',
    args: [{ stream }],
    signal: changed,
    signalArgs: [revision],
  })

/** A finished upload starts its preparation, and what was given up or taken away its removal. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const wake = ({ stream, revision }: Recorded) => startOrSignal(temporal, stream, Number(revision))
  return { media: reactingTo<MediaEvent>({ MediaReceived: wake, MediaCancelled: wake, MediaErased: wake }) }
}
