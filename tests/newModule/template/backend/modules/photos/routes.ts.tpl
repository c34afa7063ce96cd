import { Router } from '@koa/router'
import type { Context } from 'koa'
import { catchRefused } from '../../kernel/http/problem.ts'
import { commandsOf, named } from '../../kernel/http/command.ts'
import { awaitPosition } from '../../kernel/http/http.ts'
import { actorOf, signedIn } from '../../kernel/http/request.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { AddPhoto } from './contract.ts'
import { addPhoto } from './decide.ts'
import { photo } from './photo.ts'
import { photosOf } from './queries.ts'

export const routes = (kernel: Kernel) => {
  const command = commandsOf(kernel, 'photos', {
    aggregate: photo,
    target: named,
    answer: ({ photoId }) => ({ photoId }),
  })
  const list = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'photos')
    ctx.body = await photosOf(kernel, actorOf(ctx).id)
  }
  return new Router({ prefix: '/api' })
    .use(catchRefused())
    .get('/photos', signedIn, list)
    .post('/photos', signedIn, command(AddPhoto, addPhoto, { status: 201 }))
}
