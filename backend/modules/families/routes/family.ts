import type { Context } from 'koa'
import * as v from 'valibot'
import { Refused } from '../../../kernel/errors.ts'
import { familyOf, pickFamily } from '../../../kernel/identity/family.ts'
import { chooseFamily } from '../../../kernel/identity/session.ts'
import { commandsOf } from '../../../kernel/http/command.ts'
import { awaitPosition } from '../../../kernel/http/http.ts'
import { actorOf, bodyOf, describing, queryOf } from '../../../kernel/http/request.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { ChooseFamily, FoundFamily } from '../contract.ts'
import { foundFamily } from '../decide/family.ts'
import { family } from '../family.ts'
import { foundingOf } from '../founding.ts'
import { familiesOf } from '../lists.ts'
import { activityOf, viewOf } from '../queries.ts'

export const listFamilies = (kernel: Kernel) => async (ctx: Context) => {
  await awaitPosition(kernel, ctx, 'families')
  const { id } = actorOf(ctx)
  const chosen = pickFamily(ctx, await kernel.membership.of(id))
  ctx.body = await familiesOf(kernel, id, chosen?.familyId)
}

/** One more family: its id is the server's, the same for two requests that come at once. */
export const found = (kernel: Kernel) =>
  commandsOf(kernel, 'families', {
    aggregate: family,
    target: async (ctx) => {
      const by = actorOf(ctx)
      const { familyId: id, ownsOne } = await foundingOf(kernel, by.id)
      return { id, by, ownsOne }
    },
    answer: (_, __, { id, by }, ctx) => {
      chooseFamily(ctx, id)
      return viewOf(kernel, id, by.id)
    },
  })(FoundFamily, ({ name }, { id, ownsOne }) => foundFamily({ familyId: id, name, ownsOne }), { status: 201 })

/** The family that pages show which name none. */
export const choose = (kernel: Kernel) =>
  describing(ChooseFamily, async (ctx: Context) => {
    const { familyId } = bodyOf(ctx, ChooseFamily)
    if ((await kernel.membership.roleIn(familyId, actorOf(ctx).id)) === undefined) throw new Refused('not-found')
    chooseFamily(ctx, familyId)
    ctx.body = { familyId }
  })

export const readFamily = (kernel: Kernel) => async (ctx: Context) => {
  await awaitPosition(kernel, ctx, 'families')
  ctx.body = await viewOf(kernel, familyOf(ctx).familyId, actorOf(ctx).id)
}

const Since = v.object({
  after: v.optional(v.pipe(v.string(), v.maxLength(20))),
  before: v.optional(v.pipe(v.string(), v.maxLength(18), v.regex(/^\d{1,18}$/))),
})

export const listActivity = (kernel: Kernel) => async (ctx: Context) => {
  await awaitPosition(kernel, ctx, 'families')
  ctx.body = await activityOf(kernel, familyOf(ctx).familyId, queryOf(ctx, Since).before)
}
