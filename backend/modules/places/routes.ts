import { Router } from '@koa/router'
import type { Context } from 'koa'
import { commandsOf, named, type Answer } from '../../kernel/http/command.ts'
import { awaitPosition, onRevision } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { actorOf, signedIn } from '../../kernel/http/request.ts'
import { familyOf, inFamily } from '../../kernel/identity/family.ts'
import { seenThing } from '../../kernel/identity/thing.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { ChangePlace, NamePlace, Nothing, refusals, sentences } from './contract.ts'
import { changePlace, namePlace, removePlace, restorePlace } from './decide.ts'
import { place, type Place } from './place.ts'
import { placesIn, placesOf } from './queries.ts'

const HOUR_S = 3_600

export const routes = (kernel: Kernel): Router => {
  const changes = limited(kernel, 'places-change', 1_000, HOUR_S, (ctx) => actorOf(ctx).id)
  const answer: Answer<Place, { readonly id: string }> = (_, revision, { id }) => ({ id, revision })
  const newCommand = commandsOf(kernel, 'places', {
    aggregate: place,
    target: (ctx, body: NamePlace, category) => ({ ...named(ctx, body, category), familyId: familyOf(ctx).familyId }),
    answer,
  })
  const add = newCommand(
    NamePlace,
    async (body, { familyId }) => namePlace(body, { familyId, n: await placesIn(kernel, familyId) }),
    { status: 201 },
  )
  const command = commandsOf(kernel, 'places', { aggregate: place, target: seenThing(kernel, place), answer })
  const list = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'places')
    ctx.body = await placesOf(kernel, { id: actorOf(ctx).id, ...familyOf(ctx) })
  }

  return new Router({ prefix: '/api/places' })
    .use(catchRefused({ statuses: refusals, sentences }), signedIn)
    .get('/', inFamily(kernel, 'see'), list)
    .post('/', inFamily(kernel, 'add'), changes, add)
    .patch('/:id', onRevision, changes, command(ChangePlace, changePlace))
    .delete(
      '/:id',
      changes,
      command(Nothing, (_, as) => removePlace(as)),
    )
    .post(
      '/:id/restore',
      changes,
      command(Nothing, (_, as) => restorePlace(as)),
    )
}
