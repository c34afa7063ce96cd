import { Router } from '@koa/router'
import type { Context } from 'koa'
import * as v from 'valibot'
import { Refused } from '../../kernel/errors.ts'
import { commandsOf, own } from '../../kernel/http/command.ts'
import { limited } from '../../kernel/http/limits.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { actorOf, idOf, signedIn } from '../../kernel/http/request.ts'
import { hashOf } from '../../kernel/ids.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { Nothing, refusals, SaveSection, Section, sentences, SetWait } from './contract.ts'
import { denyAccess, publishWishes, reviewWishes, saveSection, setWait, withdrawWishes } from './decide.ts'
import { wishesViewOf } from './queries.ts'
import { wishes } from './wishes.ts'

const HOUR_S = 3_600
const A_DAY_S = 86_400

/** A section by the name in the path. */
const sectionIn = (name: unknown): Section => {
  const read = v.safeParse(Section, name)
  if (!read.success) throw new Refused('not-found')
  return read.output
}

/** What authors do with their own last wishes. */
export const routes = (kernel: Kernel): Router => {
  const changes = limited(kernel, 'wishes-change', 1_000, HOUR_S, (ctx) => actorOf(ctx).id)
  // Each tells all trusted contacts who may read something now.
  const publications = limited(kernel, 'wishes-publish', 20, A_DAY_S, (ctx) => actorOf(ctx).id)
  const command = commandsOf(kernel, 'wishes', {
    aggregate: wishes,
    target: own,
    answer: (state, _, { id }) => wishesViewOf(kernel, id, state),
  })
  const show = async (ctx: Context) => {
    ctx.body = await wishesViewOf(kernel, actorOf(ctx).id)
  }
  return new Router({ prefix: '/api/wishes' })
    .use(catchRefused({ statuses: refusals, sentences }), signedIn)
    .get('/', show)
    .put(
      '/sections/:name',
      changes,
      command(SaveSection, (body, _, ctx) => saveSection(sectionIn(ctx.params['name']), body)),
    )
    .post(
      '/publish',
      publications,
      command(Nothing, () => publishWishes(hashOf)),
    )
    .put('/wait', changes, command(SetWait, setWait))
    .post(
      '/asks/:id/deny',
      changes,
      command(Nothing, (_, __, ctx) => denyAccess({ contactId: idOf(ctx.params['id']) })),
    )
    .post(
      '/withdraw',
      changes,
      command(Nothing, () => withdrawWishes()),
    )
    .post(
      '/review',
      changes,
      command(Nothing, () => reviewWishes()),
    )
}
