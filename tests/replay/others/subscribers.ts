import { newId } from '../../../backend/kernel/ids.ts'
import { requestSubscription } from '../../../backend/modules/subscribers/decide.ts'
import { subscriber } from '../../../backend/modules/subscribers/subscriber.ts'
import type { Lives } from './live.ts'

export const lived: Lives = {
  asked: async ({ house }) => {
    const id = newId()
    const wanted = { subscriberId: id, address: `nell.${id}@hale.example`, source: 'blog' } as const
    await house.tell(subscriber, id, requestSubscription(wanted))
    return `subscriber-${id}`
  },
}
