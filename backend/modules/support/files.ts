import type { Context } from 'koa'
import { attachedBlob, attachedName } from '../../kernel/attachedFiles.ts'
import { Refused, refusing } from '../../kernel/errors.ts'
import { commandOf, settle } from '../../kernel/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { idOf } from '../../kernel/request.ts'
import { sealedBlobs } from '../../kernel/sealedBlobs.ts'
import { sendSealed } from '../../kernel/sendSealed.ts'
import { FILE_BYTES, FILE_MB, type SupportRefusal } from './contract.ts'
import { conversation } from './conversation.ts'
import { attachFile } from './decide.ts'
import type { doorsOf } from './doors.ts'
import { fileTypeOf, isOffice } from './fileType.ts'
import { noteFileLook } from './noted.ts'
import { shown, ticketOf } from './queries.ts'

const refuse = refusing<SupportRefusal>()

/** A body that is too large is read to its end all the same: a browser that still sends would not see the answer. */
const contentOf = async ({ req }: Context): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= FILE_BYTES) chunks.push(chunk)
    else chunks.length = 0
  }
  if (bytes > FILE_BYTES) throw refuse('attachment-too-large', { mb: FILE_MB })
  if (bytes === 0) throw refuse('attachment-empty')
  return Buffer.concat(chunks)
}

const typeOf = (content: Buffer): string => {
  if (isOffice(content)) throw refuse('attachment-office')
  const type = fileTypeOf(content)
  if (type === undefined) throw refuse('attachment-type')
  return type
}

/** Files in a conversation: whoever may write there may add one; staff may take it out, and are seen doing so. */
export const filesOf = (kernel: Kernel, doors: ReturnType<typeof doorsOf>) => {
  const { put } = sealedBlobs(kernel)

  /** The file is the body as it is, of any declared type but ours; what it is its bytes say. */
  const attach = async (ctx: Context) => {
    const { id, by, state } = await doors.enter(ctx)
    const fileId = idOf(ctx.params['fileId'])
    const content = await contentOf(ctx)
    const type = typeOf(content)
    const file = { fileId, type, bytes: content.length }
    const decision = attachFile(file)
    const events = decision(state, kernel.clock.context(by))
    // Before the event, so that what the log speaks of is there; what was attached once is never written over.
    if (events.length > 0) await put(attachedBlob(id, fileId), conversation.subject(state), [content], content.length)
    const handled = await kernel.handle(conversation, id, decision, commandOf(kernel, ctx, by, file))
    await settle(kernel, ctx, 'support', handled)
    ctx.status = 201
    ctx.body = shown(handled.state)
  }

  const download = async (ctx: Context) => {
    const id = idOf(ctx.params['id'])
    const fileId = idOf(ctx.params['fileId'])
    const { state } = await kernel.load(conversation, id)
    const files = state.turns.filter(({ file }) => file)
    const index = files.findIndex(({ turnId }) => turnId === fileId)
    const type = files[index]?.file?.type
    if (type === undefined) throw new Refused('not-found')
    await noteFileLook(kernel, ctx, id)
    const fileName = `${ticketOf(id)} ${attachedName(type, index)}`
    await sendSealed(ctx, kernel, {
      name: attachedBlob(id, fileId),
      subject: conversation.subject(state),
      type,
      fileName,
    })
  }
  return { attach, download }
}
