import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { commandIdOf } from '../../backend/kernel/ids.ts'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { isNowhere } from '../../backend/kernel/process/demo.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { isAnswerable } from '../../backend/modules/families/decide/answer.ts'
import { putInvitationOff, recordInvitationMail } from '../../backend/modules/families/decide/mail.ts'
import { family, type Family } from '../../backend/modules/families/family.ts'
import { mailDue, type Invitation } from '../../backend/modules/families/invitation.ts'
import { calledIn, nameOf } from '../../backend/modules/families/queries.ts'
import { process } from '../kernel/process.ts'
import { invitationMail } from './mail.ts'

const Row = v.object({ familyId: v.string(), id: v.string() })

const INVITE = 'invite-'
const invitationIn = ({ invitations }: Family, part: string): Invitation | undefined =>
  invitations.find(({ invitationId }) => part === `${INVITE}${invitationId}`)

/** Each invitation to a family is mailed by itself. */
export const familyProcess = process({
  aggregate: family,
  wakes: (wake) => ({
    MemberInvited: (event) => wake(event, `${INVITE}${event.data.invitationId}`),
    MemberInvitationResent: (event) => wake(event, `${INVITE}${event.data.invitationId}`),
  }),
  status: (state, part) => invitationIn(state, part)?.status ?? state.status,
  next: (state, part, { clock }) => {
    const invitation = invitationIn(state, part)
    const n = invitation && mailDue(invitation)
    if (!invitation || n === undefined || !isAnswerable(state, invitation, clock.now())) return undefined
    // A demo invites people who are nobody: their invitations wait; and an address that was erased is nobody's.
    if (isNowhere(invitation.address) || invitation.address === ERASED) return undefined
    return { step: 'invite', at: invitation.leavesAt || clock.now(), mark: n }
  },
  steps: {
    invite: {
      letter: async (kernel, { state, part, due }) => {
        const invitation = invitationIn(state, part)
        if (!invitation) return undefined
        const { familyId } = state
        const { invitedBy, invitationId } = invitation
        const n = Number(due.mark)
        const names = { by: await calledIn(kernel, state, invitedBy), family: await nameOf(kernel, state) }
        const mailId = commandIdOf(`family-${familyId}`, 'invitation', invitationId, n)
        const { openedAt, zone } = await reachOf(kernel, invitedBy)
        const from = { accountId: invitedBy, familyId, openedAt }
        const mail = invitationMail(kernel, { familyId, invitation, n }, names, mailId)
        return { kind: 'family-invitation', mail, stranger: { purpose: 'own', from, zone } }
      },
      answered: ({ part, due }, proof) =>
        recordInvitationMail({ invitationId: part.slice(INVITE.length), n: Number(due.mark), ...proof }),
      afterDay: 'give up',
      putOff: ({ part, due }, leavesAt) =>
        putInvitationOff({ invitationId: part.slice(INVITE.length), n: Number(due.mark), leavesAt }),
    },
  },
  open: [
    {
      counts: 'missingMails',
      find: async ({ db }) => {
        const rows = await db.any(sql.type(Row)`
        select family_id, id from families.invitations where mail_waits_since is not null and state = 'open'`)
        return rows.map(({ familyId, id }) => ({ id: familyId, part: `${INVITE}${id}` }))
      },
    },
  ],
})
