import { ERASED } from '../../backend/kernel/log/codec.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { recordInvitation } from '../../backend/modules/life/decide/invite.ts'
import { contactIn, life } from '../../backend/modules/life/life.ts'
import { asking } from '../kernel/ask.ts'
import { post, proofOf } from '../kernel/post.ts'
import { invitationMail } from './mail.ts'
import { missing } from './newcomer.ts'
import { proving } from './proof.ts'

/** Somebody who is to be asked. */
export type Asked = { readonly accountId: string; readonly contactId: string }

export const activities = (kernel: Kernel) => {
  const { load } = kernel
  const ask = asking(kernel)

  /** Every try sends the same link; the transport's yes or no is kept. */
  const mailInvitation = async ({ accountId, contactId }: Asked): Promise<void> => {
    const contact = contactIn((await load(life, accountId)).state, contactId)
    const { name, email } = await reachOf(kernel, accountId)
    const isOpen = contact?.status === 'invited' && contact.invitation === 'asked'
    if (!isOpen || email === '' || contact.address === ERASED) return
    const mailId = derivedId(`contact-invitation:${accountId}:${contactId}`)
    const mail = invitationMail(kernel, { accountId, ...contact }, name, mailId)
    const proof = proofOf(await post(kernel, 'contact-invitation', mail))
    await ask(life, accountId, recordInvitation({ contactId, ...proof }), 'recordInvitation', contactId)
  }
  const giveUpInvitation = async ({ accountId, contactId }: Asked): Promise<void> => {
    await ask(life, accountId, recordInvitation({ contactId, smtpCode: 0 }), 'giveUpInvitation', contactId)
  }
  return {
    mailInvitation,
    giveUpInvitation,
    ...missing(kernel),
    ...proving(kernel),
  }
}
export type Activities = ReturnType<typeof activities>
