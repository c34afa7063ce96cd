import type { Context } from 'koa'
import * as v from 'valibot'
import { Refused } from '../../../kernel/errors.ts'
import { familyOf, pickFamily } from '../../../kernel/identity/family.ts'
import { chooseFamily } from '../../../kernel/identity/session.ts'
import { afterwards, commandOf, settle } from '../../../kernel/http/http.ts'
import { actorOf, bodyOf, queryOf } from '../../../kernel/http/request.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { ChooseFamily, FoundFamily, NameFamily } from '../contract.ts'
import { foundFamily, nameFamily } from '../decide/family.ts'
import { family } from '../family.ts'
import { foundingOf } from '../founding.ts'
import { familiesOf } from '../lists.ts'
import { activityOf, viewOf } from '../queries.ts'
import { tell } from './tell.ts'

export const listFamilies = (kernel: Kernel) => async (ctx: Context) => {
  await afterwards(kernel, ctx, 'families')
  const { id } = actorOf(ctx)
  const chosen = pickFamily(ctx, await kernel.membership.of(id))
  ctx.body = await familiesOf(kernel, id, chosen?.familyId)
}

/** One more family: its id is the server's, the same for two requests that come at once. */
export const found = (kernel: Kernel) =>
  Object.assign(
    async (ctx: Context) => {
      const by = actorOf(ctx)
      const { name } = bodyOf(ctx, FoundFamily)
      const command = commandOf(kernel, ctx, by, { name })
      const { familyId, ownsOne } = await foundingOf(kernel, by.id)
      const handled = await kernel.handle(family, familyId, foundFamily({ familyId, name, ownsOne }), command)
      await settle(kernel, ctx, 'families', handled)
      chooseFamily(ctx, familyId)
      ctx.status = 201
      ctx.body = await viewOf(kernel, familyId, by.id)
    },
    { bodySchema: FoundFamily },
  )

/** The family that pages show which name none. */
export const choose = (kernel: Kernel) =>
  Object.assign(
    async (ctx: Context) => {
      const { familyId } = bodyOf(ctx, ChooseFamily)
      if ((await kernel.membership.roleIn(familyId, actorOf(ctx).id)) === undefined) throw new Refused('not-found')
      chooseFamily(ctx, familyId)
      ctx.body = { familyId }
    },
    { bodySchema: ChooseFamily },
  )

export const readFamily = (kernel: Kernel) => async (ctx: Context) => {
  await afterwards(kernel, ctx, 'families')
  ctx.body = await viewOf(kernel, familyOf(ctx).familyId, actorOf(ctx).id)
}

export const rename = (kernel: Kernel) =>
  Object.assign(
    async (ctx: Context) => {
      const { name } = bodyOf(ctx, NameFamily)
      const { familyId } = familyOf(ctx)
      await tell(kernel, ctx, { name }, nameFamily({ familyId, name }))
      ctx.body = await viewOf(kernel, familyId, actorOf(ctx).id)
    },
    { bodySchema: NameFamily },
  )

const Since = v.object({
  after: v.optional(v.pipe(v.string(), v.maxLength(20))),
  before: v.optional(v.pipe(v.string(), v.maxLength(18), v.regex(/^\d{1,18}$/))),
})

export const listActivity = (kernel: Kernel) => async (ctx: Context) => {
  await afterwards(kernel, ctx, 'families')
  ctx.body = await activityOf(kernel, familyOf(ctx).familyId, queryOf(ctx, Since).before)
}
