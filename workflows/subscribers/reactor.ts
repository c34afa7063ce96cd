import type { WorkflowClient } from '@temporalio/client'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { SubscribersEvent } from '../../backend/modules/subscribers/events.ts'
import { waking, wakingBy } from '../kernel/waking.ts'
import { askSubscriber } from './workflow.ts'

/** Whoever asks for our letters is asked whether it was they. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const wake = wakingBy(temporal, waking(askSubscriber))
  return { subscriber: reactingTo<SubscribersEvent>({ SubscriptionRequested: wake }) }
}
