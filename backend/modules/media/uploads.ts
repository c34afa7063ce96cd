import { ReadableStream } from 'node:stream/web'
import { Router } from '@koa/router'
import { Metadata, Server } from '@tus/server'
import type { Context, Middleware } from 'koa'
import { catchRefused, problemOf } from '../../kernel/http/problem.ts'
import { Refused } from '../../kernel/errors.ts'
import { commandOf, awaitProjection } from '../../kernel/http/http.ts'
import { commandIdOf } from '../../kernel/ids.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { recordableOf, sealerOf } from '../../kernel/process/recordable.ts'
import { limited } from '../../kernel/http/limits.ts'
import { log } from '../../kernel/process/log.ts'
import { actorOf, checked } from '../../kernel/http/request.ts'
import { bytesOf, refusals, sentences, UploadMetadata } from './contract.ts'
import { cancelMedia, receiveMedia, requireOwner, startMedia } from './decide.ts'
import { media, type Media } from './media.ts'
import { archiveMb, isArchive } from './archives.ts'
import { idIn, type Params } from './queries.ts'
import { stagingOf } from './staging.ts'
import { reserving, roomFor } from './storage.ts'
import { uploading } from './uploader.ts'
import { requireVideoRoom } from './videos.ts'

const PATH = '/api/uploads'
const HOUR_S = 3_600
const words = { statuses: refusals, sentences }

/** In our own shape where a person may read it; the protocol's own refusals stay the library's. */
const problem = (error: Error | { status_code: number; body: string }, mb: number) => {
  const isProtocol = 'status_code' in error && error.status_code < 500
  if (isProtocol && error.status_code !== 413) return undefined
  if (!isProtocol && !(error instanceof Refused)) log.error('upload failed', { error })
  const tooLarge = new Refused('file-too-large', { mb })
  const refused = error instanceof Refused ? error : isProtocol ? tooLarge : new Refused('store-unavailable')
  const { status, problem } = problemOf(words, refused)
  return { status_code: status, body: JSON.stringify(problem) }
}

const metadataIn = ({ recordables }: Kernel, ctx: Context): UploadMetadata => {
  const invalid = (message: string) => new Refused('invalid', { field: 'Upload-Metadata', message })
  try {
    const metadata = checked(UploadMetadata, Metadata.parse(ctx.get('Upload-Metadata')))
    if (recordables.some(({ purpose }) => purpose === metadata.purpose)) return metadata
  } catch (error) {
    throw error instanceof Refused ? error : invalid(String(error))
  }
  throw invalid('Nothing is recorded for that.')
}

/** The length a header declares; undefined while it is not known. */
const lengthIn = (ctx: Context): number | undefined => {
  const header = ctx.get('Upload-Length')
  if (header === '') return undefined
  if (!/^\d{1,15}$/.test(header)) throw new Refused('invalid', { field: 'Upload-Length', message: 'Not a length.' })
  return Number(header)
}

const bodyOf = (ctx: Context) =>
  ReadableStream.from(ctx.req.iterator({ destroyOnReturn: false })) as unknown as globalThis.ReadableStream<Uint8Array>

/**
 * Uploads by tus 1.0 (https://tus.io/protocols/resumable-upload). To be mounted where no body parser has read the
 * bytes. The library speaks Request and Response, so that its answers leave as any other answer of ours.
 */
export const uploads = (kernel: Kernel): Router => {
  const { store } = stagingOf(kernel)
  const { identified, requireLawful } = uploading(kernel)
  const { withRoom, release } = reserving(kernel)
  const recordings = limited(kernel, 'upload', 60, HOUR_S, (ctx) => actorOf(ctx).id)
  /** A box of photos comes in one evening. */
  const files = limited(kernel, 'upload-file', 6_000, HOUR_S, (ctx) => actorOf(ctx).id)
  const starts: Middleware = (ctx, next) => {
    const { purpose } = metadataIn(kernel, ctx)
    return (recordableOf(kernel, purpose).takes === 'anything' ? files : recordings)(ctx, next)
  }
  const largestOf = async (url: string): Promise<number> => {
    const { state } = await kernel.load(media, new URL(url).pathname.slice(PATH.length + 1))
    return state.status === 'new' ? (await kernel.system.now()).maxFileSize : state.largestMb
  }
  const tus = new Server({
    path: PATH,
    datastore: store,
    relativeLocation: true,
    maxSize: async ({ url }, id) => bytesOf(await largestOf(id ? new URL(`${PATH}/${id}`, url).href : url)),
    allowedOrigins: [kernel.settings.origin],
    namingFunction: (_request, metadata) => String(metadata?.['mediaId']).toLowerCase(),
    // Tells `pass` that everything is there.
    onUploadFinish: async (_request, { offset }) => ({ headers: { 'Upload-Length': String(offset) } }),
    onResponseError: async ({ url }, error) => problem(error, await largestOf(url)),
  })

  /** A request that brings a whole file gives two commands: each step has an id of its own. */
  const give = (ctx: Context, id: string, decision: ReturnType<typeof startMedia>, step: string) => {
    const command = commandOf(kernel, ctx, actorOf(ctx), ctx.headers['upload-metadata'] ?? '')
    const commandId = commandIdOf(`media-${id}`, step, command.commandId)
    return kernel.handle(media, id, decision, { ...command, commandId })
  }

  const pass = async (ctx: Context, id: string): Promise<void> => {
    const headers = Object.entries(ctx.headers).filter((each): each is [string, string] => typeof each[1] === 'string')
    const hasBody = ctx.method === 'POST' || ctx.method === 'PATCH'
    const init = { method: ctx.method, headers, ...(hasBody && { body: bodyOf(ctx), duplex: 'half' }) }
    const response = await tus.handleWeb(new Request(new URL(ctx.path, kernel.settings.origin), init))
    const length = response.headers.get('Upload-Length')
    // HEAD only looks: where the process that took the last byte died before it could say so, the sweep does.
    if (hasBody && response.ok && length !== null && length === response.headers.get('Upload-Offset'))
      await awaitProjection(kernel, ctx, 'media', await give(ctx, id, receiveMedia(Number(length)), 'receive'))
    const text = await response.text()
    ctx.status = response.status
    ctx.set(Object.fromEntries(response.headers))
    ctx.body = text
    if (text.startsWith('{')) ctx.type = 'application/json'
  }

  const mine = async (ctx: Context & { params: Params }): Promise<{ id: string; state: Media }> => {
    const id = idIn(ctx.params)
    const { state } = await kernel.load(media, id)
    requireOwner(state, actorOf(ctx))
    return { id, state }
  }

  return new Router({ prefix: PATH })
    .use(catchRefused(words), identified)
    .post('/', starts, async (ctx) => {
      const metadata = metadataIn(kernel, ctx)
      const { mediaId, messageId, purpose, type } = metadata
      const { familyId, seenBy } = await requireLawful(ctx, metadata)
      const bytes = lengthIn(ctx)
      const { maxFileSize } = await kernel.system.now()
      const kind = recordableOf(kernel, purpose)
      const { takes, mostMb = maxFileSize } = kind
      // Its plan is asked of what is larger than a file may be, and of nothing else.
      const isLarge = bytes !== undefined && bytes > bytesOf(maxFileSize)
      const largestMb =
        isLarge && isArchive(metadata, takes)
          ? await archiveMb(kernel, { ownerId: actorOf(ctx).id, familyId, maxFileSize })
          : Math.min(mostMb, maxFileSize)
      const { id: ownerId } = actorOf(ctx)
      await requireVideoRoom(kernel, { ownerId, messageId, purpose, type })
      const start = {
        messageId,
        purpose,
        category: sealerOf(kind),
        takes,
        type,
        largestMb,
        ...(bytes !== undefined && { bytes }),
        ...(seenBy !== undefined && { familyId: seenBy }),
      }
      const largest = bytesOf(largestMb)
      const usual = bytesOf(maxFileSize)
      const wanted = { mediaId, ownerId, subjectId: messageId, bytes: bytes ?? largest, largest, usual }
      const limit = await roomFor(kernel, { ownerId, purpose, maxMb: maxFileSize, familyId })
      const begun = await withRoom(wanted, limit, (room) => give(ctx, mediaId, startMedia({ ...start, room }), 'start'))
      await awaitProjection(kernel, ctx, 'media', begun)
      await pass(ctx, mediaId)
    })
    .head('/:id', async (ctx) => {
      const { id, state } = await mine(ctx)
      if (state.status === 'receiving') return pass(ctx, id)
      const length = String(state.bytes)
      ctx.set({
        'Tus-Resumable': '1.0.0',
        'Cache-Control': 'no-store',
        'Upload-Length': length,
        'Upload-Offset': length,
      })
      ctx.status = 200
    })
    .patch('/:id', async (ctx) => {
      const { id, state } = await mine(ctx)
      if (state.status !== 'receiving') throw new Refused('upload-done')
      if (lengthIn(ctx) === 0) throw new Refused('empty-file')
      await pass(ctx, id)
    })
    .delete('/:id', async (ctx) => {
      const id = idIn(ctx.params)
      await awaitProjection(kernel, ctx, 'media', await give(ctx, id, cancelMedia(), 'cancel'))
      await release(id)
      await pass(ctx, id)
    })
}
