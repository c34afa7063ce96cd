import { mailDue } from '../invitation.ts'
import { invitationIn, type Decide } from './guards.ts'

type Answer = {
  readonly invitationId: string
  readonly n: number
  readonly smtpCode: number
  /** Where the transport took it. */
  readonly acceptedAt?: string
}

/** Keeps the transport's yes or no to an invitation's mail. */
export const recordInvitationMail =
  ({ acceptedAt, ...answer }: Answer): Decide =>
  (state, { at }) => {
    if (mailDue(invitationIn(state, answer.invitationId)) !== answer.n) return []
    return acceptedAt === undefined
      ? [{ type: 'MemberInvitationRefused', data: { ...answer, refusedAt: at } }]
      : [{ type: 'MemberInvitationMailed', data: { ...answer, acceptedAt } }]
  }

/** The mail waits for a morning. */
export const putInvitationOff =
  (putOff: { readonly invitationId: string; readonly n: number; readonly leavesAt: string }): Decide =>
  (state) => {
    const invitation = invitationIn(state, putOff.invitationId)
    if (mailDue(invitation) !== putOff.n || putOff.leavesAt <= invitation.leavesAt) return []
    return [{ type: 'MemberInvitationPutOff', data: putOff }]
  }

/** An invitation that a mailbox took came back: it has not arrived. */
export const returnInvitation =
  ({ invitationId, n }: Pick<Answer, 'invitationId' | 'n'>): Decide =>
  (state, { at }) => {
    const { status, answered, hasArrived } = invitationIn(state, invitationId)
    if (status !== 'open' || answered !== n || !hasArrived) return []
    return [
      { type: 'MemberInvitationRefused', data: { invitationId, n, smtpCode: 550, isReturned: true, refusedAt: at } },
    ]
  }
