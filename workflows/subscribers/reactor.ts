import type { WorkflowClient } from '@temporalio/client'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { SubscribersEvent } from '../../backend/modules/subscribers/events.ts'
import { waking, wakingBy } from '../kernel/waking.ts'
import { askSubscriber } from './workflow.ts'

/** Starts what asks an address, unless it runs. */
export const wakeSubscriber = waking(askSubscriber)

/** Whoever asks for our letters is asked whether it was they. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const wake = wakingBy(temporal, wakeSubscriber)
  return { subscriber: reactingTo<SubscribersEvent>({ SubscriptionRequested: wake }) }
}
