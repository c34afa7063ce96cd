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
import { AddAlbum, Nothing, RenameAlbum } from './contract.ts'
import { addAlbum, removeAlbum, renameAlbum, restoreAlbum } from './decide.ts'
import { album, type Album } from './album.ts'
import { albumsOf } from './queries.ts'

const HOUR_S = 3_600

export const routes = (kernel: Kernel): Router => {
  const changes = limited(kernel, 'albums-change', 1_000, HOUR_S, (ctx) => actorOf(ctx).id)
  const answer: Answer<Album, { readonly id: string }> = (_, revision, { id }) => ({ id, revision })
  const newCommand = commandsOf(kernel, 'albums', {
    aggregate: album,
    target: (ctx, body: AddAlbum, category) => ({ ...named(ctx, body, category), familyId: familyOf(ctx).familyId }),
    answer,
  })
  const command = commandsOf(kernel, 'albums', { aggregate: album, target: seenThing(kernel, album), answer })
  const list = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'albums')
    ctx.body = await albumsOf(kernel, { id: actorOf(ctx).id, ...familyOf(ctx) })
  }

  return new Router({ prefix: '/api/albums' })
    .use(catchRefused(), signedIn)
    .get('/', inFamily(kernel, 'see'), list)
    .post('/', inFamily(kernel, 'add'), changes, newCommand(AddAlbum, addAlbum, { status: 201 }))
    .patch('/:id', onRevision, changes, command(RenameAlbum, renameAlbum))
    .delete(
      '/:id',
      changes,
      command(Nothing, (_, as) => removeAlbum(as)),
    )
    .post(
      '/:id/restore',
      changes,
      command(Nothing, (_, as) => restoreAlbum(as)),
    )
}
