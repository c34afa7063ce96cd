import type { WorkflowClient } from '@temporalio/client'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { tellingOnce } from '../kernel/tellOnce.ts'
import type { Telling } from './letters.ts'

/** Tells members what concerns them. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const once = tellingOnce(temporal)
  const tell = (event: Recorded, telling: Telling, ...about: readonly string[]) =>
    once(event, { telling, mark: [...about, String(event.revision)].join('.') })
  /** Once for all that is to be told at that time. */
  const tellAt = (event: Recorded, telling: Telling, about: string, at: string) =>
    once(event, { telling, mark: `${about}.${at}`, gapsMs: [Math.max(0, Date.parse(at) - Date.now())] })

  const on: Handlers<FamiliesEvent> = {
    MemberJoined: async (event) => {
      const { accountId, invitationId, isUnconfirmed } = event.data
      await tell(event, 'family-joined', accountId, invitationId)
      if (isUnconfirmed) await tell(event, 'family-joined-unconfirmed', accountId, invitationId)
    },
    RoleChanged: (event) => tellAt(event, 'family-role', event.data.accountId, event.data.tellAt),
    MemberRemoved: (event) => tell(event, 'family-removed', event.data.accountId),
    OwnershipOffered: (event) => tellAt(event, 'family-offered', event.data.to, event.data.tellAt),
    OwnershipTransferred: (event) => tell(event, 'family-taken-over', event.data.to, event.data.from),
  }
  return { family: reactingTo<FamiliesEvent>(on) }
}
