import * as v from 'valibot'
import type { Author, Household } from '../../../../tests/household/household.ts'
import { issueProof } from '../../../kernel/identity/reauth.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { invitationTokenOf } from '../links.ts'

type Role = 'steward' | 'contributor' | 'viewer'
const Rows = v.array(v.object({ id: v.string(), email: v.string() }))

/** Families of a test's own, made by the requests of their members. */
export const familiesIn = (kernel: Kernel, house: Household) => {
  /** Asks somebody to join one's own family, or this one, and answers with the link's token. */
  const invite = async (
    by: Author,
    email: string,
    role: Role = 'contributor',
    changes: object = {},
    familyId: string = by.id,
  ) => {
    const invitationId = newId()
    const body = { invitationId, name: 'Thomas', email, role, ...changes }
    const answer = await by.browser.ask('POST', '/api/family/invitations', body, { 'X-Family': familyId })
    return { invitationId, answer, token: invitationTokenOf(kernel, familyId, invitationId) }
  }
  /** Somebody who is in the owner's own family. */
  const member = async (owner: Author, role: Role): Promise<Author> => {
    const one = await house.author({ username: role })
    const { answer, token } = await invite(owner, one.email, role)
    v.parse(Rows, answer.json)
    const joined = await one.browser.ask('POST', `/api/invitations/${token}/accept`, {})
    if (joined.status !== 200) throw new Error(`Nobody joined: ${JSON.stringify(joined.json)}`)
    return one
  }
  /** Asks a member to take over, as whoever has just shown a passkey. */
  const offer = async (owner: Author, to: string) =>
    owner.browser.ask('POST', '/api/family/ownership', { to, proof: await issueProof(kernel, owner.id) })
  return { invite, member, offer }
}
