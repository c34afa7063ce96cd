import type { WorkflowClient } from '@temporalio/client'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { isNowhere } from '../../backend/kernel/process/demo.ts'
import { family } from '../../backend/modules/families/family.ts'
import { mailDue } from '../../backend/modules/families/invitation.ts'
import type { Open, OpenPart } from '../kernel/module.ts'
import type { Asked } from './activities.ts'
import { inviteMember } from './workflow.ts'

const Row = v.object({ familyId: v.string(), id: v.string() })

/** Invitations to families that have yet to leave. */
export const open = ({ db, load }: Kernel, temporal: WorkflowClient): readonly OpenPart[] => {
  const invitationOf = (asked: Asked): Open => {
    const workflowId = `family-${asked.familyId}.invite-${asked.invitationId}-${asked.n}`
    const start = async () => {
      await temporal.start(inviteMember, {
        taskQueue: 'mail',
        workflowId,
        workflowIdConflictPolicy: 'USE_EXISTING',
        args: [asked],
      })
      return true
    }
    return { workflowId, start }
  }
  const dueOf = async (familyId: string, invitationId: string): Promise<Open[]> => {
    const { status, invitations } = (await load(family, familyId)).state
    const invitation = invitations.find((each) => each.invitationId === invitationId)
    if (status !== 'living' || !invitation) return []
    const n = mailDue(invitation)
    // In a demo they wait for ever; and an address that was erased is nobody's.
    if (n === undefined || invitation.address === ERASED || isNowhere(invitation.address)) return []
    return [invitationOf({ familyId, invitationId, n })]
  }
  const find = async () => {
    const rows = await db.any(sql.type(Row)`
      select family_id, id from families.invitations where mail_waits_since is not null and state = 'open'`)
    return (await Promise.all(rows.map(({ familyId, id }) => dueOf(familyId, id)))).flat()
  }
  return [{ type: 'inviteMember', counts: 'missingMails', find }]
}
