import { vi } from 'vitest'
import { account } from '../../../backend/modules/accounts/account.ts'
import { cancelDeletion, requestDeletion } from '../../../backend/modules/accounts/decide/deletion.ts'
import { ownerOf } from '../../household/household.ts'
import type { Lives } from './live.ts'

export const lived: Lives = {
  kept: async (theatre) => {
    const { house, client } = theatre
    const { id } = await house.author()
    const workflowId = `account-${id}.end`
    await house.tell(account, id, requestDeletion({ confirmed: [], armed: [] }), ownerOf(id))
    await vi.waitFor(() => client.workflow.getHandle(workflowId).query('view'), 60_000)
    await house.tell(account, id, cancelDeletion({ via: 'page' }), ownerOf(id))
    return workflowId
  },
}
