import type { RouterContext } from '@koa/router'
import { Refused } from '../errors.ts'
import type { AnyEvent } from '../event.ts'
import type { Target } from '../http/http.ts'
import { actorOf, idOf } from '../http/request.ts'
import type { Kernel } from '../kernel.ts'
import type { Aggregate } from '../log/decider.ts'
import { requireRight } from './family.ts'
import { mayChange, type FamilyRole } from './roles.ts'

/** What is kept in a family, and who added it. */
type Thing = { readonly status: string; readonly familyId: string; readonly contributorId: string }
/** A thing that a request names, and what whoever asks is in its family. */
type Named<State> = Target & { readonly state: State; readonly role: FamilyRole }

/**
 * Finds the thing that a path names as `id`, for any member of its family.
 * @param gone in which states there is nothing
 * @throws Refused not-found where there is none, or it is another family's
 */
export const namedThing =
  <State extends Thing, E extends AnyEvent>(
    kernel: Pick<Kernel, 'load' | 'membership'>,
    aggregate: Aggregate<State, E>,
    gone: readonly State['status'][] = ['new', 'erased'],
  ) =>
  async (ctx: RouterContext): Promise<Named<State>> => {
    const id = idOf(ctx.params['id'])
    const { state } = await kernel.load(aggregate, id)
    if (gone.includes(state.status)) throw new Refused('not-found')
    return { id, by: actorOf(ctx), state, role: await requireRight(kernel, ctx, state.familyId, 'see') }
  }

/** The same where the family sees it: what was removed is there for those alone who may bring it back. */
export const seenThing = <State extends Thing, E extends AnyEvent>(
  ...which: Parameters<typeof namedThing<State, E>>
): ReturnType<typeof namedThing<State, E>> => {
  const find = namedThing(...which)
  return async (ctx) => {
    const named = await find(ctx)
    const { state, by, role } = named
    if (state.status === 'removed' && !mayChange(role, state.contributorId === by.id)) throw new Refused('not-found')
    return named
  }
}
