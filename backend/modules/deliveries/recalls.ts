import { blindKeyring } from '../../kernel/log/keyring.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { loading } from '../../kernel/log/load.ts'
import { recalls } from '../messages/reading.ts'

/** Whether a delivery's message was taken back, also where nobody has closed the delivery yet. Read from the stream itself. */
export const wasTakenBack = async (
  { store }: Pick<Kernel, 'store'>,
  messageId: string,
  deliveryId: string,
): Promise<boolean> => {
  const { isErased, deliveryIds } = (await loading(store, blindKeyring)(recalls, messageId)).state
  return isErased || deliveryIds.includes(deliveryId)
}
