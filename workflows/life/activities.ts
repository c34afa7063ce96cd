import { ERASED } from '../../backend/kernel/log/codec.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { putInvitationOff, recordInvitation } from '../../backend/modules/life/decide/invite.ts'
import { contactIn, life } from '../../backend/modules/life/life.ts'
import { asking } from '../kernel/ask.ts'
import { proofOf, toStranger } from '../kernel/post.ts'
import { invitationMail } from './mail.ts'
import { missing } from './newcomer.ts'
import { proving } from './proof.ts'

/** Somebody who is to be asked. */
export type Asked = { readonly accountId: string; readonly contactId: string }

export const activities = (kernel: Kernel) => {
  const { load } = kernel
  const ask = asking(kernel)

  /**
   * Every try sends the same link; the transport's yes or no is kept.
   * @returns the morning on which it is to be tried again, where the mailbox has enough of today
   */
  const mailInvitation = async ({ accountId, contactId }: Asked): Promise<string | undefined> => {
    const contact = contactIn((await load(life, accountId)).state, contactId)
    const { name, email, openedAt, zone } = await reachOf(kernel, accountId)
    const isOpen = contact?.status === 'invited' && contact.invitation === 'asked'
    if (!isOpen || email === '' || contact.address === ERASED) return undefined
    const mailId = derivedId(`contact-invitation:${accountId}:${contactId}`)
    const mail = invitationMail(kernel, { accountId, ...contact }, name, mailId)
    const stranger = { purpose: 'own', from: { accountId, openedAt }, zone } as const
    const sent = await toStranger(kernel, 'contact-invitation', mail, stranger)
    if (sent.outcome === 'waits') {
      const putOff = { contactId, leavesAt: sent.leavesAt }
      await ask(life, accountId, putInvitationOff(putOff), 'putInvitationOff', contactId, sent.leavesAt)
      return sent.leavesAt
    }
    await ask(life, accountId, recordInvitation({ contactId, ...proofOf(sent) }), 'recordInvitation', contactId)
    return undefined
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
