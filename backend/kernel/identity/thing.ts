import type { RouterContext } from '@koa/router'
import { Refused } from '../errors.ts'
import type { AnyEvent } from '../event.ts'
import type { Target } from '../http/http.ts'
import { actorOf, idOf } from '../http/request.ts'
import type { Kernel } from '../kernel.ts'
import type { Aggregate } from '../log/decider.ts'
import { requireRight } from './family.ts'
import { mayChange, type FamilyRole } from './roles.ts'

/** What is kept in a family: who added it, and whether it is there. */
type Thing = {
  readonly status: 'new' | 'kept' | 'removed' | 'erased'
  readonly familyId: string
  readonly contributorId: string
}

/** A thing that a command changes, and what whoever asks is in its family. */
type ThingTarget = Target & { readonly role: FamilyRole }

/**
 * Finds the thing that a path names as `id`, for `commandsOf`. What was removed is there for those alone who may bring it
 * back.
 * @throws Refused not-found where there is none, or it is another family's
 */
export const namedThing =
  <State extends Thing, E extends AnyEvent>(
    kernel: Pick<Kernel, 'load' | 'membership'>,
    aggregate: Aggregate<State, E>,
  ) =>
  async (ctx: RouterContext): Promise<ThingTarget> => {
    const [id, by] = [idOf(ctx.params['id']), actorOf(ctx)]
    const { status, familyId, contributorId } = (await kernel.load(aggregate, id)).state
    if (status === 'new' || status === 'erased') throw new Refused('not-found')
    const role = await requireRight(kernel, ctx, familyId, 'see')
    if (status === 'removed' && !mayChange(role, contributorId === by.id)) throw new Refused('not-found')
    return { id, by, role }
  }
