import type { WorkflowClient } from '@temporalio/client'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { SharesEvent } from '../../backend/modules/shares/events.ts'
import { tellingOnce } from '../kernel/tellOnce.ts'

/** A lock is told to whoever made the link. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const once = tellingOnce(temporal)
  return {
    share: reactingTo<SharesEvent>({
      ShareLocked: (event) => once(event, { telling: 'share-locked', mark: String(event.revision) }),
    }),
  }
}
