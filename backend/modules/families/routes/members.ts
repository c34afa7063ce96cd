import type { Context } from 'koa'
import type * as v from 'valibot'
import { familyOf } from '../../../kernel/identity/family.ts'
import { requireProof } from '../../../kernel/identity/reauth.ts'
import { actorOf, bodyOf, idOf } from '../../../kernel/http/request.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { ChangeRole, Nothing, OfferOwnership } from '../contract.ts'
import type { Decide } from '../decide/guards.ts'
import { changeRole, leaveFamily, removeMember } from '../decide/members.ts'
import { acceptOwnership, declineOwnership, offerOwnership, withdrawOffer } from '../decide/ownership.ts'
import { viewOf } from '../queries.ts'
import { tell } from './tell.ts'

type Asked = Context & { readonly params: Record<string, string> }

/** A command of the members' whose answer is the family after it. */
const answering = <Schema extends v.GenericSchema<unknown, object>>(
  kernel: Kernel,
  schema: Schema,
  decisionOf: (ctx: Asked, body: v.InferOutput<Schema>) => Decide | Promise<Decide>,
) => {
  const answer = async (ctx: Asked) => {
    const body = bodyOf(ctx, schema)
    const decision = await decisionOf(ctx, body)
    await tell(kernel, ctx, body, decision)
    ctx.body = await viewOf(kernel, familyOf(ctx).familyId, actorOf(ctx).id)
  }
  return Object.assign(answer, { bodySchema: schema })
}

export const members = (kernel: Kernel) => ({
  change: answering(kernel, ChangeRole, (ctx, { role }) => changeRole({ accountId: idOf(ctx.params['id']), role })),
  remove: answering(kernel, Nothing, (ctx) => removeMember({ accountId: idOf(ctx.params['id']) })),
  withdraw: answering(kernel, Nothing, () => withdrawOffer()),
  take: answering(kernel, Nothing, () => acceptOwnership()),
  refuse: answering(kernel, Nothing, () => declineOwnership()),
  leave: Object.assign(
    async (ctx: Context) => {
      await tell(kernel, ctx, bodyOf(ctx, Nothing), leaveFamily())
      ctx.status = 204
    },
    { bodySchema: Nothing },
  ),
  /** What cannot be taken back alone: whoever asks shows once more who they are. */
  offer: Object.assign(
    async (ctx: Context) => {
      const { to, ...shown } = bodyOf(ctx, OfferOwnership)
      const { id } = actorOf(ctx)
      await requireProof(kernel, id, shown)
      await tell(kernel, ctx, { to }, offerOwnership({ to }))
      ctx.body = await viewOf(kernel, familyOf(ctx).familyId, id)
    },
    { bodySchema: OfferOwnership },
  ),
})
