import { render, type Letter } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import type { FamilyRole } from '../../backend/kernel/identity/roles.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { INVITATION_DAYS } from '../../backend/modules/families/contract.ts'
import { invitationLinkOf, returnTokenOf } from '../../backend/modules/families/links.ts'
import type { Invitation } from '../../backend/modules/families/invitation.ts'

type House = Pick<Kernel, 'capabilities' | 'settings'>
type Names = { readonly by: string; readonly family: string }

/** What a member of each role can do, after “you can”. */
export const CAN: Readonly<Record<FamilyRole, string>> = {
  viewer: 'read and listen to what the family keeps',
  contributor: 'read and listen to what the family keeps, ask for stories and add things of your own',
  steward: 'do what members do, edit and restore what others have added, and invite people',
  owner: 'do everything and decide what others can do',
}

/** Asks somebody whether they want to join a family. */
export const invitationMail = (
  house: House,
  { familyId, invitation, n }: { readonly familyId: string; readonly invitation: Invitation; readonly n: number },
  { by, family }: Names,
  mailId: string,
): Mail => {
  const { invitationId, name, address, note, role } = invitation
  const heading = `${by} invites you to ${family}${n > 1 ? `: email ${n}` : ''}`
  const letter: Letter = {
    subject: heading,
    heading,
    greeting: `Dear ${name},`,
    lines: [
      `${by} would like you to join the family’s page. You’ll hear their stories, and you can ${CAN[role]}.`,
      ...(note ? [`${by} writes: “${note}”`] : []),
      `If you do nothing, that’s fine. We will not email you again about this. The link works for ${INVITATION_DAYS} days.`,
    ],
    choices: [{ label: 'See the invitation', url: invitationLinkOf(house, familyId, invitationId) }],
    because: `You’re receiving this because ${by} gave us your email address and asked us to write to you.`,
  }
  const returnToken = returnTokenOf(house, familyId, invitationId, n)
  return { to: address, mailId, returnToken, ...render(letter, house.settings) }
}
