import type { Aggregate } from '../../kernel/log/decider.ts'
import { blindKeyring } from '../../kernel/log/keyring.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { loading } from '../../kernel/log/load.ts'
import type { MessagesEvent } from '../messages/events.ts'

/** What a message's stream says of its deliveries: which were taken back, and whether all of it is erased. */
type Recalls = { readonly isErased: boolean; readonly deliveryIds: readonly string[] }

const recalls: Aggregate<Recalls, MessagesEvent> = {
  category: 'message',
  personal: {},
  subject: () => '',
  audience: () => '',
  initial: { isErased: false, deliveryIds: [] },
  evolve: (recalls, { type, data }) => {
    if (type === 'MessageErased') return { ...recalls, isErased: true }
    if (type !== 'DeliveryRecalled') return recalls
    return { ...recalls, deliveryIds: [...recalls.deliveryIds, ...data.perRecipient.map((one) => one.deliveryId)] }
  },
}

/** Whether a delivery's message was taken back, also where nobody has closed the delivery yet. Read from the stream itself. */
export const wasTakenBack = async (
  { store }: Pick<Kernel, 'store'>,
  messageId: string,
  deliveryId: string,
): Promise<boolean> => {
  const { isErased, deliveryIds } = (await loading(store, blindKeyring)(recalls, messageId)).state
  return isErased || deliveryIds.includes(deliveryId)
}
