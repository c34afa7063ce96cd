import type { WorkflowClient } from '@temporalio/client'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { startOnce, tellingOnce } from '../kernel/tellOnce.ts'
import { inviteMember } from './workflow.ts'

/** Mails invitations, and tells members what concerns them. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const once = tellingOnce(temporal)
  const invite = ({ id: familyId, stream }: Recorded, invitationId: string, n: number) =>
    startOnce(temporal, inviteMember, `${stream}.invite-${invitationId}-${n}`, [{ familyId, invitationId, n }])
  const tell = (event: Recorded, telling: string, ...about: readonly string[]) =>
    once(event, { telling, mark: [...about, String(event.revision)].join('.') })

  const on: Handlers<FamiliesEvent> = {
    MemberInvited: (event) => invite(event, event.data.invitationId, 1),
    MemberInvitationResent: (event) => invite(event, event.data.invitationId, event.data.n),
    MemberJoined: (event) => tell(event, 'family-joined', event.data.accountId, event.data.invitationId),
    RoleChanged: (event) => tell(event, 'family-role', event.data.accountId),
    MemberRemoved: (event) => tell(event, 'family-removed', event.data.accountId),
    OwnershipOffered: (event) => tell(event, 'family-offered', event.data.to),
    OwnershipTransferred: (event) => tell(event, 'family-taken-over', event.data.to, event.data.from),
  }
  return { family: reactingTo<FamiliesEvent>(on) }
}
