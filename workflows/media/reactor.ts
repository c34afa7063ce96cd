import type { WorkflowClient } from '@temporalio/client'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { MediaEvent } from '../../backend/modules/media/events.ts'
import { waking, wakingBy } from '../kernel/waking.ts'
import { prepareMedia } from './workflow.ts'

/** Starts what is to be done about a recording, unless it runs. */
export const wakeMedia = waking(prepareMedia, 'media')

/** A finished upload starts its preparation, and what was given up or taken away its removal. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const wake = wakingBy(temporal, wakeMedia)
  return { media: reactingTo<MediaEvent>({ MediaReceived: wake, MediaCancelled: wake, MediaErased: wake }) }
}
