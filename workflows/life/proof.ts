import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { recordProofMail } from '../../backend/modules/life/decide/mailbox.ts'
import { life } from '../../backend/modules/life/life.ts'
import { dueProofs, type DueProof } from '../../backend/modules/life/mailbox.ts'
import { asking } from '../kernel/ask.ts'
import { post, proofOf } from '../kernel/post.ts'
import { proofMail } from './proofMail.ts'

/** The yearly mail to an author whose mailbox has been silent. */
export const proving = (kernel: Kernel) => {
  const ask = asking(kernel)

  /** Every try sends the same mail; none to somebody who has answered meanwhile. */
  const mailProof = async ({ accountId, n }: DueProof): Promise<void> => {
    const { mailbox } = (await kernel.load(life, accountId)).state
    const isDue = (await dueProofs(kernel, accountId)).length > 0
    if (mailbox.asked >= n || !isDue) return
    const { name: username, email: to } = await reachOf(kernel, accountId)
    const mailId = derivedId(`mailbox-proof:${accountId}:${n}`)
    const sent = await post(kernel, 'mailbox-proof', proofMail(kernel, { accountId, n, to, username }, mailId))
    await ask(life, accountId, recordProofMail({ accountId, n, ...proofOf(sent) }), 'recordProofMail', n)
  }
  const giveUpProof = async ({ accountId, n }: DueProof): Promise<void> => {
    await ask(life, accountId, recordProofMail({ accountId, n, smtpCode: 0 }), 'giveUpProof', n)
  }
  return { mailProof, giveUpProof }
}
