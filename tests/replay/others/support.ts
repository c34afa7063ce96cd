import { newId } from '../../../backend/kernel/ids.ts'
import { conversation } from '../../../backend/modules/support/conversation.ts'
import { startConversation } from '../../../backend/modules/support/decide.ts'
import type { Lives } from './live.ts'

export const lived: Lives = {
  received: async ({ house }) => {
    const id = newId()
    const said = { name: 'Nell', email: `nell.${id}@hale.example`, text: 'How do I begin?', about: '' }
    const start = { conversationId: id, channel: 'form', topic: 'other', accountId: null, ...said } as const
    await house.tell(conversation, id, startConversation({ ...start, isOpen: false }))
    return `support-${id}`
  },
}
