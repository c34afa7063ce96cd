import type { Context } from 'koa'
import { Refused, refusing } from '../../kernel/errors.ts'
import { handleAndWait } from '../../kernel/http/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { idOf } from '../../kernel/http/request.ts'
import { sealedBlobs } from '../../kernel/blob/sealedBlobs.ts'
import { notingLooks } from '../../kernel/identity/staffLooks.ts'
import { sendSealed } from '../../kernel/blob/sendSealed.ts'
import { looks } from '../audit/reading.ts'
import { attachedBlob, attachedName } from './attachedFiles.ts'
import type { SupportRefusal } from './contract.ts'
import { conversation } from './conversation.ts'
import { attachFile } from './decide.ts'
import type { doorsOf } from './doors.ts'
import { fileTypeOf, isOffice } from './fileType.ts'
import { incoming, textAlone, type Incoming } from './incoming.ts'
import { shown, ticketOf } from './queries.ts'

const refuse = refusing<SupportRefusal>()

const typeOf = (head: Buffer, isMore: boolean): string => {
  if (isOffice(head)) throw refuse('attachment-office')
  const type = fileTypeOf(head, isMore)
  if (type === undefined) throw refuse('attachment-type')
  return type
}

/** Files in a conversation: whoever may write there may add one; staff may take it out, and are seen doing so. */
export const filesOf = (kernel: Kernel, doors: ReturnType<typeof doorsOf>) => {
  const { put } = sealedBlobs(kernel)
  const noted = notingLooks(kernel, looks)

  /** The file is the body as it is, of any declared type but ours; what it is its bytes say. */
  const attach = async (ctx: Context) => {
    const { id, by, state } = await doors.enter(ctx)
    const fileId = idOf(ctx.params['fileId'])
    const take = async ({ bytes, head, isMore, content }: Incoming) => {
      const file = { fileId, type: typeOf(head, isMore), bytes }
      const isNew = attachFile(file)(state, kernel.clock.context(by)).length > 0
      const checked = file.type === 'text/plain' ? textAlone(content) : content
      // Before the event, so that what the log speaks of is there; what was attached once is never written over.
      if (isNew) await put(attachedBlob(id, fileId), conversation.subject(state), checked, bytes)
      return file
    }
    const file = await incoming(ctx.req, take)
    const target = { aggregate: conversation, id, by }
    const { state: after } = await handleAndWait(kernel, 'support')(ctx, target, attachFile(file), file)
    ctx.status = 201
    ctx.body = shown(after)
  }

  const download = async (ctx: Context) => {
    const id = idOf(ctx.params['id'])
    const fileId = idOf(ctx.params['fileId'])
    const { state } = await kernel.load(conversation, id)
    const files = state.turns.filter(({ file }) => file)
    const index = files.findIndex(({ turnId }) => turnId === fileId)
    const type = files[index]?.file?.type
    if (type === undefined) throw new Refused('not-found')
    await noted(ctx, { what: 'file', of: `support-${id}` })
    const fileName = `${ticketOf(id)} ${attachedName(type, index)}`
    await sendSealed(ctx, kernel, {
      name: attachedBlob(id, fileId),
      thing: conversation.subject(state),
      type,
      fileName,
    })
  }
  return { attach, download }
}
