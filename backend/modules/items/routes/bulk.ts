import type { Router, RouterContext } from '@koa/router'
import type { Context } from 'koa'
import { Refused } from '../../../kernel/errors.ts'
import { awaitProjection, commandOf } from '../../../kernel/http/http.ts'
import { limited } from '../../../kernel/http/limits.ts'
import { actorOf, bodyOf, describing } from '../../../kernel/http/request.ts'
import { familyOf, inFamily } from '../../../kernel/identity/family.ts'
import { commandIdOf } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Handled } from '../../../kernel/log/handle.ts'
import { ChangeItems, type ChangedItems } from '../contract.ts'
import { binItem, restoreItem } from '../decide/bin.ts'
import { addPeople, dateItem, markItem, placeItem, setVisibility } from '../decide/change.ts'
import { refuse, type As, type Decide } from '../decide/guards.ts'
import { isKnownPlace, peopleIn } from '../facts.ts'
import { item, type Item } from '../item.ts'
import { takenOf } from '../queries/files.ts'
import { isThere } from '../seen.ts'

const HOUR_S = 3_600
/** @number items of one request that are changed side by side */
const AT_ONCE = 8

type Change = ChangeItems['change']
type DecisionOf = (id: string, as: As) => Decide | Promise<Decide>

/** One change for several items; what it needs to know of the family is read once. */
const decisionsOf = async (kernel: Kernel, familyId: string, change: Change): Promise<DecisionOf> => {
  if ('date' in change) return async (id, as) => dateItem(change.date, { ...as, taken: await takenOf(kernel, id) })
  if ('people' in change) {
    const people = await peopleIn(kernel, familyId)
    return (_, as) => addPeople({ personIds: change.people }, { ...as, people })
  }
  if ('place' in change) {
    const isKnown = await isKnownPlace(kernel, familyId, change.place.placeId)
    return (_, as) => placeItem(change.place, { ...as, isThere: isKnown })
  }
  if ('visibility' in change) return (_, as) => setVisibility(change.visibility, as)
  if ('favorite' in change) return () => markItem(change.favorite)
  return (_, as) => ('bin' in change ? binItem(as) : restoreItem(as))
}

/** The same change of up to 200 items of the family, each with an answer of its own: one that is refused holds up no other. */
export const bulkRoutes = (kernel: Kernel, router: Router): Router => {
  const changes = limited(kernel, 'items-bulk', 600, HOUR_S, (ctx) => actorOf(ctx).id)

  const changing = (ctx: Context, decisionOf: DecisionOf, change: Change) => {
    const by = actorOf(ctx)
    const { familyId, role } = familyOf(ctx)
    const command = commandOf(kernel, ctx, by, change)
    return async (id: string): Promise<Handled<Item> | string> => {
      try {
        const { state } = await kernel.load(item, id)
        if (state.familyId !== familyId || !isThere(state, by, role)) throw refuse('not-found')
        const decision = await decisionOf(id, { role })
        const commandId = commandIdOf(`item-${id}`, 'change', command.commandId)
        return await kernel.handle(item, id, decision, { ...command, commandId })
      } catch (error) {
        if (error instanceof Refused) return error.code
        throw error
      }
    }
  }
  const change = async (ctx: RouterContext) => {
    const { ids, change: wanted } = bodyOf(ctx, ChangeItems)
    const one = changing(ctx, await decisionsOf(kernel, familyOf(ctx).familyId, wanted), wanted)
    const answers = new Map<string, Handled<Item> | string>()
    const left = [...new Set(ids)]
    const work = async () => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) answers.set(id, await one(id))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const handled = [...answers.values()].filter((answer) => typeof answer !== 'string')
    const last = handled.toSorted((a, b) => Number(BigInt(a.position ?? 0) - BigInt(b.position ?? 0))).at(-1)
    if (last) await awaitProjection(kernel, ctx, 'items', last)
    ctx.remove('ETag')
    const items = ids.map((id) => {
      const answer = answers.get(id)
      if (answer === undefined || typeof answer === 'string') return { id, revision: null, code: answer ?? null }
      return { id, revision: answer.revision, code: null }
    })
    ctx.body = { items } satisfies ChangedItems
  }
  return router.post('/bulk', inFamily(kernel, 'see'), changes, describing(ChangeItems, change))
}
