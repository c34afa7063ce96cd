import { Router, type RouterContext } from '@koa/router'
import { Refused } from '../../kernel/errors.ts'
import { commandsOf, type Answer } from '../../kernel/http/command.ts'
import { awaitPosition } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { actorOf, queryOf, signedIn } from '../../kernel/http/request.ts'
import { familyOf, inFamily } from '../../kernel/identity/family.ts'
import { namedThing } from '../../kernel/identity/thing.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { archive, type Archive } from './archive.ts'
import { ArchivesQuery, EntriesQuery, Nothing, refusals, sentences } from './contract.ts'
import { reopenArchive, requireSeen } from './decide.ts'
import { archiveOf, archivesOf, entriesOf } from './queries.ts'

const HOUR_S = 3_600

/** What came of the archives that a family's members added as items. */
export const routes = (kernel: Kernel): Router => {
  const changes = limited(kernel, 'archives-change', 60, HOUR_S, (ctx) => actorOf(ctx).id)
  const find = namedThing(kernel, archive, ['new', 'forgotten'])
  const seen = async (ctx: RouterContext) => {
    const named = await find(ctx)
    requireSeen(named.state, named.by)
    await awaitPosition(kernel, ctx, 'archives')
    return named
  }
  const answer: Answer<Archive, { readonly id: string }> = (_, revision, { id }) => ({ id, revision })
  const command = commandsOf(kernel, 'archives', { aggregate: archive, target: seen, answer })

  return new Router({ prefix: '/api/archives' })
    .use(catchRefused({ statuses: refusals, sentences }), signedIn)
    .get('/', inFamily(kernel, 'see'), async (ctx) => {
      queryOf(ctx, ArchivesQuery)
      await awaitPosition(kernel, ctx, 'archives')
      ctx.body = await archivesOf(kernel, { id: actorOf(ctx).id, ...familyOf(ctx) })
    })
    .get('/:id', async (ctx) => {
      const { id, by, state, role } = await seen(ctx)
      const row = await archiveOf(kernel, { id: by.id, familyId: state.familyId, role }, id)
      if (!row) throw new Refused('not-found')
      ctx.set('ETag', `"${row.revision}"`)
      ctx.body = row
    })
    .get('/:id/entries', async (ctx) => {
      const { part, from } = queryOf(ctx, EntriesQuery)
      const { id } = await seen(ctx)
      ctx.body = await entriesOf(kernel, id, { part, from })
    })
    .post(
      '/:id/again',
      changes,
      command(Nothing, (_, as) => reopenArchive(as)),
    )
}
