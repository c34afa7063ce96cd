import { newId } from '../../../backend/kernel/ids.ts'
import {
  acceptInvitation,
  declineInvitation,
  misdirectInvitation,
} from '../../../backend/modules/families/decide/answer.ts'
import { eraseMember } from '../../../backend/modules/families/decide/erase.ts'
import { nameFamily } from '../../../backend/modules/families/decide/family.ts'
import { inviteMember, resendInvitation, withdrawInvitation } from '../../../backend/modules/families/decide/invite.ts'
import { recordInvitationMail, returnInvitation } from '../../../backend/modules/families/decide/mail.ts'
import { changeRole, leaveFamily, removeMember } from '../../../backend/modules/families/decide/members.ts'
import {
  acceptOwnership,
  declineOwnership,
  offerOwnership,
} from '../../../backend/modules/families/decide/ownership.ts'
import { family } from '../../../backend/modules/families/family.ts'
import { ownerOf, type Author, type Household } from '../../../tests/household/household.ts'

const facts = { isVerified: true, isOwn: false, isMembers: false, hasLink: false, limit: 50 }
/** An invitation is sent again after ten minutes. */
const LATER_MS = 660_000
const known = { isAddressee: true, isConfirmed: true, shown: '', inviter: 'Ana', limit: 50 }

/** A family whose members come, change and go, and one that ends. */
export const live = async ({ tell, author }: Household, { id: familyId }: Author): Promise<void> => {
  const by = ownerOf(familyId)
  await tell(family, familyId, nameFamily({ familyId, name: 'The Hales' }), by)
  const invite = async (role: 'steward' | 'viewer') => {
    const invitationId = newId()
    const person = { invitationId, name: 'Thomas', address: `${invitationId}@hale.example`, addressHash: invitationId }
    await tell(family, familyId, inviteMember({ familyId, ...person, role, note: 'Come in.', facts }), by)
    return invitationId
  }
  const join = async (role: 'steward' | 'viewer') => {
    const invitationId = await invite(role)
    const { id } = await author({ username: 'thomas' })
    await tell(family, familyId, acceptInvitation({ invitationId, facts: known }), ownerOf(id))
    return id
  }
  const [sam, vera, cora, gone] = [
    await join('steward'),
    await join('viewer'),
    await join('viewer'),
    await join('viewer'),
  ]
  await tell(family, familyId, changeRole({ accountId: cora, role: 'contributor' }), by)
  await tell(family, familyId, removeMember({ accountId: vera }), by)
  await tell(family, familyId, eraseMember({ familyId, accountId: gone }))
  await tell(family, familyId, offerOwnership({ to: sam }), by)
  await tell(family, familyId, declineOwnership(), ownerOf(sam))
  await tell(family, familyId, offerOwnership({ to: sam }), by)
  await tell(family, familyId, acceptOwnership(), ownerOf(sam))
  await tell(family, familyId, leaveFamily(), ownerOf(cora))
  const about = { invitationId: await invite('viewer'), n: 1 }
  await tell(
    family,
    familyId,
    recordInvitationMail({ ...about, smtpCode: 250, acceptedAt: '2030-01-01T00:00:00.000Z' }),
  )
  await tell(family, familyId, returnInvitation(about))
  await tell(family, familyId, declineInvitation(about))
  await tell(family, familyId, misdirectInvitation({ invitationId: await invite('viewer') }))
  await tell(family, familyId, withdrawInvitation({ invitationId: await invite('viewer') }), by)
  const later = new Date(Date.now() + LATER_MS).toISOString()
  await tell(family, familyId, resendInvitation({ invitationId: await invite('viewer') }), by, later)
  const alone = newId()
  await tell(family, alone, eraseMember({ familyId: alone, accountId: alone }))
}
