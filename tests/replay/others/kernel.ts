import { plus } from '../../../backend/kernel/log/decider.ts'
import { newId } from '../../../backend/kernel/ids.ts'
import { account } from '../../../backend/modules/accounts/account.ts'
import { eraseAccount, requestDeletion } from '../../../backend/modules/accounts/decide/deletion.ts'
import { ownerOf } from '../../household/household.ts'
import { begun, type Lives } from './live.ts'

export const lived: Lives = {
  'memberships-ended': async (theatre) => {
    const { id } = await theatre.house.author()
    const over = { familyId: id, accountId: id, leftAt: theatre.server.kernel.clock.now(), position: '0' }
    return begun(theatre, 'end', 'mail', `family-${id}.links-1`, [{ kind: 'membership', part: 'links', over }])
  },
  /** Two recordings of a message that was never begun, whose account ends. */
  'recordings-ended': async (theatre) => {
    const { house, server } = theatre
    const ana = await house.author()
    const unborn = newId()
    await house.recording(ana, unborn)
    await house.recording(ana, unborn)
    await house.tell(account, ana.id, requestDeletion({ confirmed: [], armed: [] }), ownerOf(ana.id))
    const { clock } = server.kernel
    const later = plus(clock.now(), 31 * clock.dayMs)
    await house.tell(account, ana.id, eraseAccount({ addressHashes: [] }), undefined, later)
    const part = { kind: 'account', part: 'recordings', over: { accountId: ana.id } }
    return begun(theatre, 'end', 'mail', `account-${ana.id}.recordings`, [part])
  },
}
