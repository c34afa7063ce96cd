import type { RouterContext } from '@koa/router'
import { namedThing } from '../../kernel/identity/thing.ts'
import { mayChange, type FamilyRole } from '../../kernel/identity/roles.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Actor } from '../../kernel/event.ts'
import { refuse } from './decide/guards.ts'
import { isSeenBy, item, type Item } from './item.ts'

/**
 * Whether somebody of the family sees an item: of what is in the bin those who may bring it back. The film of a picture's
 * moment is seen with the picture alone.
 */
export const isThere = (state: Item, by: Pick<Actor, 'id'>, role: FamilyRole): boolean =>
  state.motionOf === '' &&
  isSeenBy(state, by.id) &&
  (state.status !== 'binned' || mayChange(role, state.contributorId === by.id))

/**
 * Finds the item that a path names as `id`, for whoever may see it.
 * @throws Refused not-found for anybody else
 */
export const seenItem = (kernel: Pick<Kernel, 'load' | 'membership'>) => {
  const find = namedThing(kernel, item)
  return async (ctx: RouterContext) => {
    const named = await find(ctx)
    if (!isThere(named.state, named.by, named.role)) throw refuse('not-found')
    return named
  }
}
