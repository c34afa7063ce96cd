import { begun, type Lives } from './live.ts'

export const lived: Lives = {
  'links-ended': async (theatre) => {
    const { id } = await theatre.house.author()
    return begun(theatre, 'endLinks', 'mail', `account-${id}.links`, [{ accountId: id }])
  },
  'member-left': async (theatre) => {
    const { id } = await theatre.house.author()
    const left = { familyId: id, accountId: id, leftAt: theatre.server.kernel.clock.now(), position: '0' }
    return begun(theatre, 'endMemberLinks', 'mail', `family-${id}.links-1`, [left])
  },
  'family-ended': async (theatre) => {
    const { id } = await theatre.house.author()
    return begun(theatre, 'endFamilyLinks', 'mail', `family-${id}.links`, [{ familyId: id, position: '0' }])
  },
}
