import type { WorkflowClient } from '@temporalio/client'
import type { Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { MediaEvent } from '../../backend/modules/media/events.ts'
import { changed } from '../kernel/processLoop.ts'
import { idOfStream } from '../kernel/systemCommand.ts'
import { laneOfId, type Lanes } from './lane.ts'
import { prepareMedia } from './workflow.ts'

/** Starts what is to be done about a recording, or tells the running workflow up to where its stream has changed. */
export const startOrSignal = async (kernel: Lanes, temporal: WorkflowClient, stream: string, revision: number) => {
  const lane = await laneOfId(kernel, idOfStream(stream))
  return temporal.signalWithStart(prepareMedia, {
    taskQueue: 'media',
    workflowId: stream,
    workflowTaskTimeout: '2 seconds',
    args: [{ stream, ...(lane && { lane }) }],
    signal: changed,
    signalArgs: [revision],
  })
}

/** A finished upload starts its preparation, and what was given up or taken away its removal. */
export const reactor = (kernel: Lanes, temporal: WorkflowClient): Reactor => {
  const wake = ({ stream, revision }: Recorded) => startOrSignal(kernel, temporal, stream, Number(revision))
  return { media: reactingTo<MediaEvent>({ MediaReceived: wake, MediaCancelled: wake, MediaErased: wake }) }
}
