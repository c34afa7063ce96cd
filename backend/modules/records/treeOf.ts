import type { RouterContext } from '@koa/router'
import { Refused } from '../../kernel/errors.ts'
import type { Actor } from '../../kernel/event.ts'
import { actorOf, idOf } from '../../kernel/http/request.ts'
import { requireRight } from '../../kernel/identity/family.ts'
import { mayChange, type FamilyRole, type Right } from '../../kernel/identity/roles.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { treeIn } from '../trees/reading.ts'

/** The tree that a path names as `tree`, and what whoever asks is in its family. */
export type Named = {
  readonly treeId: string
  readonly familyId: string
  readonly role: FamilyRole
  readonly by: Actor
}

/**
 * Finds the tree of a path for a member of its family; what was removed is there for those alone who may bring it back.
 * @throws Refused not-found for anybody else, forbidden where the role does not allow it
 */
export const namedTree =
  (kernel: Pick<Kernel, 'load' | 'membership'>) =>
  async (ctx: RouterContext, right: Right): Promise<Named> => {
    const treeId = idOf(ctx.params['tree'])
    const by = actorOf(ctx)
    const { state } = await kernel.load(treeIn, treeId)
    if (state.status !== 'kept' && state.status !== 'removed') throw new Refused('not-found')
    const { familyId, contributorId } = state
    const role = await requireRight(kernel, ctx, familyId, 'see')
    if (state.status === 'removed' && !mayChange(role, contributorId === by.id)) throw new Refused('not-found')
    await requireRight(kernel, ctx, familyId, right)
    return { treeId, familyId, role, by }
  }
