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
import { AddPhoto, Nothing, RenamePhoto } from './contract.ts'
import { addPhoto, removePhoto, renamePhoto, restorePhoto } from './decide.ts'
import { photo, type Photo } from './photo.ts'
import { photosOf } from './queries.ts'

const HOUR_S = 3_600

export const routes = (kernel: Kernel): Router => {
  const changes = limited(kernel, 'photos-change', 1_000, HOUR_S, (ctx) => actorOf(ctx).id)
  const answer: Answer<Photo, { readonly id: string }> = (_, revision, { id }) => ({ id, revision })
  const newCommand = commandsOf(kernel, 'photos', {
    aggregate: photo,
    target: (ctx, body: AddPhoto, category) => ({ ...named(ctx, body, category), familyId: familyOf(ctx).familyId }),
    answer,
  })
  const command = commandsOf(kernel, 'photos', { aggregate: photo, target: seenThing(kernel, photo), answer })
  const list = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'photos')
    ctx.body = await photosOf(kernel, { id: actorOf(ctx).id, ...familyOf(ctx) })
  }

  return new Router({ prefix: '/api/photos' })
    .use(catchRefused(), signedIn)
    .get('/', inFamily(kernel, 'see'), list)
    .post('/', inFamily(kernel, 'add'), changes, newCommand(AddPhoto, addPhoto, { status: 201 }))
    .patch('/:id', onRevision, changes, command(RenamePhoto, renamePhoto))
    .delete(
      '/:id',
      changes,
      command(Nothing, (_, as) => removePhoto(as)),
    )
    .post(
      '/:id/restore',
      changes,
      command(Nothing, (_, as) => restorePhoto(as)),
    )
}
