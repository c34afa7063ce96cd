import { Router, type RouterContext } from '@koa/router'
import type { Context } from 'koa'
import { Refused } from '../../kernel/errors.ts'
import { longBody } from '../../kernel/http/bodies.ts'
import { commandsOf, named, type Answer } from '../../kernel/http/command.ts'
import { awaitPosition, onRevision } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { actorOf, signedIn } from '../../kernel/http/request.ts'
import { familyOf, inFamily } from '../../kernel/identity/family.ts'
import { seenThing } from '../../kernel/identity/thing.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { album, type Album } from './album.ts'
import {
  AddToAlbum,
  CreateAlbum,
  MoveInAlbum,
  Nothing,
  refusals,
  RemoveFromAlbum,
  RenameAlbum,
  sentences,
  SetCover,
} from './contract.ts'
import {
  addToAlbum,
  createAlbum,
  moveInAlbum,
  removeAlbum,
  removeFromAlbum,
  renameAlbum,
  restoreAlbum,
  setCover,
} from './decide.ts'
import { albumsOf, detailOf, knownOf } from './queries.ts'

const HOUR_S = 3_600
/** @number how long the list may be of what is put into an album, in KB */
const IDS_KB = 64

export const routes = (kernel: Kernel): Router => {
  const changes = limited(kernel, 'albums-change', 1_000, HOUR_S, (ctx) => actorOf(ctx).id)
  const answer: Answer<Album, { readonly id: string }> = (_, revision, { id }) => ({ id, revision })
  const newCommand = commandsOf(kernel, 'albums', {
    aggregate: album,
    target: (ctx, body: CreateAlbum, category) => ({
      ...named(ctx, body, category),
      familyId: familyOf(ctx).familyId,
    }),
    answer,
  })
  const seen = seenThing(kernel, album)
  const command = commandsOf(kernel, 'albums', { aggregate: album, target: seen, answer })
  const list = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'albums')
    ctx.body = await albumsOf(kernel, { id: actorOf(ctx).id, ...familyOf(ctx) })
  }
  const one = async (ctx: RouterContext) => {
    const { id, by, state, role } = await seen(ctx)
    await awaitPosition(kernel, ctx, 'albums')
    const found = await detailOf(kernel, { id: by.id, familyId: state.familyId, role }, id)
    if (!found) throw new Refused('not-found')
    ctx.set('ETag', `"${found.revision}"`)
    ctx.body = found
  }
  type Seen = Awaited<ReturnType<typeof seen>>
  const seeing = async ({ role, by, state: { familyId } }: Seen, ids: readonly (string | null)[]) => {
    const named = ids.filter((id) => id !== null)
    return { role, known: await knownOf(kernel, { id: by.id, familyId }, named) }
  }
  const add = command(AddToAlbum, async (body, asked) => addToAlbum(body, await seeing(asked, body.itemIds)))
  const remove = command(RemoveFromAlbum, async (body, asked) =>
    removeFromAlbum(body, await seeing(asked, body.itemIds)),
  )
  const move = command(MoveInAlbum, async (body, asked) =>
    moveInAlbum(body, await seeing(asked, [body.itemId, body.beforeId])),
  )
  const cover = command(SetCover, async (body, asked) => setCover(body, await seeing(asked, [body.itemId])))

  return new Router({ prefix: '/api/albums' })
    .use(catchRefused({ statuses: refusals, sentences }), signedIn)
    .get('/', inFamily(kernel, 'see'), list)
    .post('/', inFamily(kernel, 'add'), changes, newCommand(CreateAlbum, createAlbum, { status: 201 }))
    .get('/:id', one)
    .patch('/:id', onRevision, changes, command(RenameAlbum, renameAlbum))
    .post('/:id/items', changes, longBody(IDS_KB), add)
    .post('/:id/items/remove', changes, longBody(IDS_KB), remove)
    .post('/:id/move', changes, move)
    .post('/:id/cover', changes, cover)
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
