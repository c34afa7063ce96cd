import type { WorkflowClient } from '@temporalio/client'
import type { Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { SubscribersEvent } from '../../backend/modules/subscribers/events.ts'
import { changed } from '../kernel/tend.ts'
import { askSubscriber } from './workflow.ts'

/** Whoever asks for our letters is asked whether it was they. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const wake = ({ stream, revision }: Recorded) =>
    temporal.signalWithStart(askSubscriber, {
      taskQueue: 'mail',
      workflowId: stream,
      workflowTaskTimeout: '2 seconds',
      args: [{ stream }],
      signal: changed,
      signalArgs: [Number(revision)],
    })
  return { subscriber: reactingTo<SubscribersEvent>({ SubscriptionRequested: wake }) }
}
