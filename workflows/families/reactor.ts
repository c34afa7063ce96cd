import type { WorkflowClient } from '@temporalio/client'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { startOnce, tellingOnce } from '../kernel/tellOnce.ts'
import type { Telling } from './letters.ts'
import { inviteMember } from './workflow.ts'

/** Mails invitations, and tells members what concerns them. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const once = tellingOnce(temporal)
  const invite = ({ id: familyId, stream }: Recorded, invitationId: string, n: number) =>
    startOnce(temporal, inviteMember, `${stream}.invite-${invitationId}-${n}`, [{ familyId, invitationId, n }])
  const tell = (event: Recorded, telling: Telling, ...about: readonly string[]) =>
    once(event, { telling, mark: [...about, String(event.revision)].join('.') })
  /** Once for all that is to be told at that time. */
  const tellAt = (event: Recorded, telling: Telling, about: string, at: string) =>
    once(event, { telling, mark: `${about}.${at}`, gapsMs: [Math.max(0, Date.parse(at) - Date.now())] })

  const on: Handlers<FamiliesEvent> = {
    MemberInvited: (event) => invite(event, event.data.invitationId, 1),
    MemberInvitationResent: (event) => invite(event, event.data.invitationId, event.data.n),
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
