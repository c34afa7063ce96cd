import type { Context } from 'koa'
import { addressHashOf } from '../../../kernel/identity/addressHash.ts'
import { familyOf, ofFamily } from '../../../kernel/identity/family.ts'
import { commandsOf } from '../../../kernel/http/command.ts'
import { awaitPosition, type Target } from '../../../kernel/http/http.ts'
import { idOf } from '../../../kernel/http/request.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { InviteMember, Nothing } from '../contract.ts'
import { inviteMember, resendInvitation, withdrawInvitation } from '../decide/invite.ts'
import { inviteFacts } from '../facts.ts'
import { family } from '../family.ts'
import { sentBy } from '../queries.ts'

/** What a family sends, each answered with the list after it. */
export const invitations = (kernel: Kernel) => {
  const { settings } = kernel
  const list = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'families')
    ctx.body = await sentBy(kernel, familyOf(ctx).familyId)
  }
  const command = commandsOf(kernel, 'families', {
    aggregate: family,
    target: ofFamily,
    answer: (_, __, { id }) => sentBy(kernel, id),
  })
  const invite = async (wanted: InviteMember, { id, by }: Target) => {
    const { email: address, ...person } = wanted
    const facts = await inviteFacts(kernel, id, by.id, wanted)
    return inviteMember({ familyId: id, ...person, address, addressHash: addressHashOf(settings, address), facts })
  }
  const about = (decisionOf: typeof resendInvitation | typeof withdrawInvitation) =>
    command(Nothing, (_, __, { params }) => decisionOf({ invitationId: idOf(params['id']) }))
  return {
    list,
    invite: command(InviteMember, invite, { status: 201 }),
    resend: about(resendInvitation),
    withdraw: about(withdrawInvitation),
  }
}
