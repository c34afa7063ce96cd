import type { WorkflowClient } from '@temporalio/client'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { LifeEvent } from '../../backend/modules/life/events.ts'
import { isRecent, startOnce } from '../kernel/notificationReactor.ts'
import { tellNewcomer } from './tellWorkflow.ts'

/** Whoever agrees to be a contact is told what the others were told before. */
export const reactor = (temporal: WorkflowClient): Reactor => ({
  life: reactingTo<LifeEvent>({
    ContactAccepted: async ({ id, stream, revision, position, metadata, data }) => {
      const newcomer = { accountId: id, contactId: data.contactId, position }
      if (isRecent(metadata)) await startOnce(temporal, tellNewcomer, `${stream}.agreed.${revision}`, [newcomer])
    },
  }),
})
