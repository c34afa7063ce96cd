import { commandIdOf } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { isNowhere } from '../../backend/kernel/process/demo.ts'
import { isAnswerable } from '../../backend/modules/families/decide/answer.ts'
import { putInvitationOff, recordInvitationMail } from '../../backend/modules/families/decide/mail.ts'
import { family } from '../../backend/modules/families/family.ts'
import { mailDue } from '../../backend/modules/families/invitation.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { calledIn, nameOf } from '../../backend/modules/families/queries.ts'
import { asking } from '../kernel/ask.ts'
import { proofOf, toStranger } from '../kernel/post.ts'
import { invitationMail } from './mail.ts'

/** One mail of an invitation. */
export type Asked = { readonly familyId: string; readonly invitationId: string; readonly n: number }

export const activities = (kernel: Kernel) => {
  const ask = asking(kernel)
  const record = (
    { familyId, invitationId, n }: Asked,
    proof: { readonly smtpCode: number; readonly acceptedAt?: string },
  ) =>
    ask(family, familyId, recordInvitationMail({ invitationId, n, ...proof }), 'recordInvitationMail', invitationId, n)

  /**
   * Every try sends the same link; the transport's yes or no is kept.
   * @returns the morning on which it is to be tried again, where the mailbox has enough of today
   */
  const mailMemberInvitation = async (asked: Asked): Promise<string | undefined> => {
    const { familyId, invitationId, n } = asked
    const { state } = await kernel.load(family, familyId)
    const invitation = state.invitations.find((each) => each.invitationId === invitationId)
    if (!invitation || mailDue(invitation) !== n || !isAnswerable(state, invitation, kernel.clock.now()))
      return undefined
    // A demo invites people who are nobody: their invitations wait.
    if (isNowhere(invitation.address)) return undefined
    const names = { by: await calledIn(kernel, state, invitation.invitedBy), family: await nameOf(kernel, state) }
    const mailId = commandIdOf(`family-${familyId}`, 'invitation', invitationId, n)
    const mail = invitationMail(kernel, { familyId, invitation, n }, names, mailId)
    const { openedAt, zone } = await reachOf(kernel, invitation.invitedBy)
    const from = { accountId: invitation.invitedBy, familyId, openedAt }
    const sent = await toStranger(kernel, 'family-invitation', mail, { purpose: 'own', from, zone })
    if (sent.outcome === 'waits') {
      const { leavesAt } = sent
      const decision = putInvitationOff({ invitationId, n, leavesAt })
      await ask(family, familyId, decision, 'putInvitationOff', invitationId, n, leavesAt)
      return leavesAt
    }
    await record(asked, proofOf(sent))
    return undefined
  }

  /** No try of a day got through. */
  const giveUpMemberInvitation = async (asked: Asked): Promise<void> => {
    await record(asked, { smtpCode: 0 })
  }
  return { mailMemberInvitation, giveUpMemberInvitation }
}
export type Activities = ReturnType<typeof activities>
