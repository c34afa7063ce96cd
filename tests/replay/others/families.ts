import { newId } from '../../../backend/kernel/ids.ts'
import { inviteMember } from '../../../backend/modules/families/decide/invite.ts'
import { family } from '../../../backend/modules/families/family.ts'
import { ownerOf } from '../../household/household.ts'
import type { Lives } from './live.ts'

const facts = { isVerified: true, isOwn: false, isMembers: false, hasLink: false, limit: 50 }

export const lived: Lives = {
  'member-invited': async (theatre) => {
    const [{ id }, invitationId] = [await theatre.house.author(), newId()]
    const guest = {
      invitationId,
      name: 'Nell',
      address: `nell.${invitationId}@hale.example`,
      addressHash: invitationId,
    }
    const wanted = { familyId: id, ...guest, note: '', role: 'viewer' } as const
    await theatre.house.tell(family, id, inviteMember({ ...wanted, facts }), ownerOf(id))
    return `family-${id}.invite-${invitationId}`
  },
}
