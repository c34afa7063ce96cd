import type { Context } from 'koa'
import { addressHashOf } from '../../../kernel/identity/addressHash.ts'
import { familyOf } from '../../../kernel/identity/family.ts'
import { afterwards } from '../../../kernel/http/http.ts'
import { actorOf, bodyOf, idOf } from '../../../kernel/http/request.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { InviteMember, Nothing } from '../contract.ts'
import { inviteMember, resendInvitation, withdrawInvitation } from '../decide/invite.ts'
import { inviteFacts } from '../facts.ts'
import { sentBy } from '../queries.ts'
import { tell } from './tell.ts'

type Asked = Context & { readonly params: Record<string, string> }

/** What a family sends, each answered with the list after it. */
export const invitations = (kernel: Kernel) => {
  const { settings } = kernel
  const list = async (ctx: Context) => {
    await afterwards(kernel, ctx, 'families')
    ctx.body = await sentBy(kernel, familyOf(ctx).familyId)
  }
  const invite = async (ctx: Context) => {
    const command = bodyOf(ctx, InviteMember)
    const { familyId } = familyOf(ctx)
    const { email: address, ...person } = command
    const facts = await inviteFacts(kernel, familyId, actorOf(ctx).id, command)
    const addressHash = addressHashOf(settings, address)
    const wanted = { ...person, address, addressHash }
    await tell(kernel, ctx, command, inviteMember({ familyId, ...wanted, facts }))
    ctx.body = await sentBy(kernel, familyId)
    ctx.status = 201
  }
  const about = (decisionOf: typeof resendInvitation | typeof withdrawInvitation) => async (ctx: Asked) => {
    const decision = decisionOf({ invitationId: idOf(ctx.params['id']) })
    await tell(kernel, ctx, bodyOf(ctx, Nothing), decision)
    ctx.body = await sentBy(kernel, familyOf(ctx).familyId)
  }
  return {
    list,
    invite: Object.assign(invite, { bodySchema: InviteMember }),
    resend: Object.assign(about(resendInvitation), { bodySchema: Nothing }),
    withdraw: Object.assign(about(withdrawInvitation), { bodySchema: Nothing }),
  }
}
