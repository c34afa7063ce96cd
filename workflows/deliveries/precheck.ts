import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { revokeDelivery } from '../../backend/modules/deliveries/decide/author.ts'
import { closeMailboxes, declineDelivery } from '../../backend/modules/deliveries/decide/open.ts'
import { readdressLink } from '../../backend/modules/deliveries/decide/send.ts'
import { delivery, type Delivery } from '../../backend/modules/deliveries/delivery.ts'
import { wasTakenBack } from '../../backend/modules/deliveries/recalls.ts'
import { addressesOf, mailboxAt, recipient } from '../../backend/modules/recipients/reading.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

/** The check before a mail to a recipient, of what it rests on: from the streams, since read tables may be behind. */
export const precheck = (kernel: Kernel) => {
  const { load, clock } = kernel
  const ask = trySystemCommand(kernel)

  /**
   * The last check before a mail leaves. Where its message was taken back or erased, its mailbox is somebody else's, its
   * recipient wants nothing any more, or another address was given before the first try, the delivery is told so instead.
   * @returns whether this mail must not leave
   */
  const isStopped = async (id: string, known: Delivery): Promise<boolean> => {
    const { messageId, recipientId, linkNonce, isUndone, attempts, address: mailbox } = known
    const [isGone, person] = await Promise.all([wasTakenBack(kernel, messageId, id), load(recipient, recipientId)])
    if (isGone && !known.isUnlocked) {
      await ask(delivery, id, revokeDelivery({ messageId, recipientId }), 'recall')
      return true
    }
    const { status, consent, name } = person.state
    if (consent === 'wrong-person') {
      const after = await ask(delivery, id, closeMailboxes(addressesOf(person.state)), 'stranger', linkNonce)
      return after?.status === 'revoked'
    }
    // A yes to this very message counts for more.
    if (consent === 'declined' && !isUndone) {
      await ask(delivery, id, declineDelivery({ scope: 'author' }), 'declined', linkNonce)
      return true
    }
    if (status === 'new' || attempts > 0) return false
    const { address, backupAddress } = await mailboxAt(kernel, person.state, clock.now())
    if (address === mailbox) return false
    const nonce = derivedId(`link:delivery-${id}:entry:${person.revision}`)
    await ask(
      delivery,
      id,
      readdressLink({ nonce, name, address, backupAddress }),
      'readdress',
      Number(person.revision),
    )
    return true
  }
  return { isStopped }
}
