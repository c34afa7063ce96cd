import { newId } from '../../../backend/kernel/ids.ts'
import { RATINGS } from '../../../backend/modules/support/contract.ts'
import { conversation } from '../../../backend/modules/support/conversation.ts'
import { startConversation } from '../../../backend/modules/support/decide.ts'
import type { Household } from '../../../tests/household/household.ts'

/** A visitor says whether a page was useful. */
export const live = async ({ tell }: Household): Promise<void> => {
  const conversationId = newId()
  const rating = {
    channel: 'useful',
    topic: 'feedback',
    name: '',
    email: '',
    text: RATINGS.no,
    about: '/help',
  } as const
  await tell(
    conversation,
    conversationId,
    startConversation({ conversationId, ...rating, accountId: null, isOpen: false }),
  )
}
