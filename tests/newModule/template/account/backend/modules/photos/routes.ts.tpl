import { Router } from '@koa/router'
import type { Context } from 'koa'
import { commandsOf, named } from '../../kernel/http/command.ts'
import { awaitPosition } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { actorOf, signedIn } from '../../kernel/http/request.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { AddPhoto } from './contract.ts'
import { addPhoto } from './decide.ts'
import { photo } from './photo.ts'
import { photosOf } from './queries.ts'

const HOUR_S = 3_600

export const routes = (kernel: Kernel): Router => {
  const changes = limited(kernel, 'photos-change', 1_000, HOUR_S, (ctx) => actorOf(ctx).id)
  const command = commandsOf(kernel, 'photos', {
    aggregate: photo,
    target: named,
    answer: ({ photoId }) => ({ photoId }),
  })
  const list = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'photos')
    ctx.body = await photosOf(kernel, actorOf(ctx).id)
  }

  return new Router({ prefix: '/api/photos' })
    .use(catchRefused(), signedIn)
    .get('/', list)
    .post('/', changes, command(AddPhoto, addPhoto, { status: 201 }))
}
