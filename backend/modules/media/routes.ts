import { Router } from '@koa/router'
import type { Context } from 'koa'
import { catchRefused } from '../../kernel/http/problem.ts'
import { Refused } from '../../kernel/errors.ts'
import { commandsOf, named } from '../../kernel/http/command.ts'
import { awaitPosition, commandOf, awaitProjection } from '../../kernel/http/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { extensionOf } from '../../kernel/blob/fileExtensions.ts'
import { actorOf, bodyOf, describing, signedIn } from '../../kernel/http/request.ts'
import { sendSealed } from '../../kernel/blob/sendSealed.ts'
import { limited } from '../../kernel/http/limits.ts'
import { bytesOf, Cut, Nothing, refusals, sentences } from './contract.ts'
import { cutMedia, removePortrait, requireOwner } from './decide.ts'
import { blobName, media } from './media.ts'
import { PLAYED } from './played.ts'
import { portraitsOf, thingOfPortrait } from './portrait.ts'
import { downloadable, idIn, mediaOf, playable, type Params } from './queries.ts'
import { reserving, roomFor } from './storage.ts'
import { thingOf } from './thing.ts'

const HOUR_S = 3_600

type WithId = Context & { params: Params }

export const routes = (kernel: Kernel): Router => {
  const row = async (ctx: WithId) => {
    await awaitPosition(kernel, ctx, 'media')
    return mediaOf(kernel, actorOf(ctx), idIn(ctx.params))
  }
  const thingOfId = async (id: string) => thingOf(kernel, (await kernel.load(media, id)).state)
  const send = async (ctx: WithId, variant: 'play' | 'video' | 'peaks') => {
    const { id, variants } = playable(await row(ctx))
    if (variant !== 'peaks' && !variants.includes(variant)) throw new Refused('not-found')
    await sendSealed(ctx, kernel, { name: blobName(id, variant), thing: await thingOfId(id), type: PLAYED[variant] })
  }
  const download = async (ctx: WithId) => {
    const { id, mime } = downloadable(await row(ctx))
    const fileName = `recording.${extensionOf(mime)}`
    await sendSealed(ctx, kernel, { name: blobName(id, 'original'), thing: await thingOfId(id), type: mime, fileName })
  }
  const command = commandsOf(kernel, 'media', {
    aggregate: media,
    target: named,
    answer: ({ status }) => ({ state: status }),
  })
  const { withRoom } = reserving(kernel)
  const cut = async (ctx: WithId) => {
    const [by, mediaId, wanted] = [actorOf(ctx), idIn(ctx.params), bodyOf(ctx, Cut)]
    const { state: source } = await kernel.load(media, wanted.from)
    requireOwner(source, by)
    const { ownerId, messageId: subjectId, purpose, bytes } = source
    const { maxFileSize } = await kernel.system.now()
    const usual = bytesOf(maxFileSize)
    const taken = { mediaId, ownerId, subjectId, bytes, largest: usual, usual }
    const limit = await roomFor(kernel, { ownerId, purpose, maxMb: maxFileSize })
    const begun = await withRoom(taken, limit, (room) =>
      kernel.handle(media, mediaId, cutMedia({ ...wanted, source, room }), commandOf(kernel, ctx, by, wanted)),
    )
    await awaitProjection(kernel, ctx, 'media', begun)
    ctx.body = { state: begun.state.status }
  }
  const cuts = limited(kernel, 'cut', 60, HOUR_S, (ctx) => actorOf(ctx).id)
  return (
    new Router({ prefix: '/api/media' })
      .use(catchRefused({ statuses: refusals, sentences }), signedIn)
      .get('/portrait', async (ctx) => {
        await awaitPosition(kernel, ctx, 'media')
        const [newest] = await portraitsOf(kernel, actorOf(ctx).id)
        ctx.body = { id: newest?.id ?? null }
      })
      .get('/:id', async (ctx) => void (ctx.body = await row(ctx)))
      .get('/:id/play', (ctx) => send(ctx, 'play'))
      .get('/:id/video', (ctx) => send(ctx, 'video'))
      .get('/:id/peaks', (ctx) => send(ctx, 'peaks'))
      .get('/:id/picture', async (ctx) => {
        const { id, variants } = playable(await row(ctx))
        if (!variants.includes('picture')) throw new Refused('not-found')
        const thing = thingOfPortrait(actorOf(ctx).id)
        await sendSealed(ctx, kernel, { name: blobName(id, 'picture'), thing, type: 'image/jpeg' })
      })
      .get('/:id/original', download)
      .delete(
        '/:id',
        command(Nothing, () => removePortrait()),
      )
      // The id is the new recording's, made by the caller.
      .post('/:id/cut', cuts, describing(Cut, cut))
  )
}
