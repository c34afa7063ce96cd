import { addressHashOf } from '../../kernel/identity/addressHash.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { takenOf } from '../../kernel/process/uses.ts'
import { holdsLink } from '../../kernel/words/names.ts'
import { reachOf } from '../accounts/reading.ts'
import type { Facts as AnswerFacts } from './decide/answer.ts'
import type { Facts as InviteFacts } from './decide/invite.ts'
import type { InviteMember } from './contract.ts'
import type { Family } from './family.ts'
import type { Invitation } from './invitation.ts'
import { calledIn, familyIn, hashesOf } from './queries.ts'

/** Of their first address alone: who has a second one, nobody learns by inviting it. */
const firstHashOf = async (kernel: Kernel, accountId: string): Promise<string> =>
  addressHashOf(kernel.settings, (await reachOf(kernel, accountId)).email)

const everyHashOf = async (kernel: Kernel, accountId: string): Promise<readonly string[]> => {
  const { confirmed, claimed } = hashesOf(kernel, await reachOf(kernel, accountId))
  return [...confirmed, ...claimed]
}

/** What is known of an invitation before it is decided. */
export const inviteFacts = async (
  kernel: Kernel,
  familyId: string,
  accountId: string,
  { email, note }: InviteMember,
): Promise<InviteFacts> => {
  const hash = addressHashOf(kernel.settings, email)
  const { state } = await familyIn(kernel, familyId)
  const others = state.members.filter((member) => member.accountId !== accountId)
  const theirs = await Promise.all(others.map((member) => firstHashOf(kernel, member.accountId)))
  const { limit, plan } = await takenOf(kernel, familyId, 'familyMembers')
  return {
    isVerified: (await reachOf(kernel, accountId)).isVerified,
    isOwn: (await everyHashOf(kernel, accountId)).includes(hash),
    isMembers: theirs.includes(hash),
    hasLink: holdsLink(note),
    limit,
    plan,
  }
}

/** An address as whoever has the link may see it: `t•••@hale.example`. */
export const hidden = (address: string): string => {
  const at = address.lastIndexOf('@')
  return at < 1 ? '' : `${address.slice(0, 1)}•••${address.slice(at)}`
}

/**
 * What is known of whoever accepts. With the link in hand the account's email need not be confirmed: the link came to it.
 * The address is written to then, lest the link was passed on.
 */
export const answerFacts = async (
  kernel: Kernel,
  state: Family,
  invitation: Invitation,
  accountId: string,
): Promise<AnswerFacts> => {
  const { confirmed, claimed } = hashesOf(kernel, await reachOf(kernel, accountId))
  const { limit, plan } = await takenOf(kernel, state.familyId, 'familyMembers')
  return {
    isAddressee: [...confirmed, ...claimed].includes(invitation.addressHash),
    isConfirmed: confirmed.includes(invitation.addressHash),
    shown: hidden(invitation.address),
    inviter: await calledIn(kernel, state, invitation.invitedBy),
    limit,
    plan,
  }
}
