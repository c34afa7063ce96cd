import type { Context } from 'koa'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { ExportPart } from '../../../kernel/process/module.ts'
import { requireProof } from '../../../kernel/identity/reauth.ts'
import { actorOf, bodyOf } from '../../../kernel/http/request.ts'
import { issueTicket, purposeOfTicket } from '../../../kernel/identity/tickets.ts'
import { sendZip } from '../../../kernel/blob/zip.ts'
import { WithProof, type Export } from '../contract.ts'
import { requestExport } from '../decide/export.ts'
import { refuse } from '../decide/guards.ts'
import { archiveOf } from '../export/archive.ts'
import { belongingsOf } from '../export/belongings.ts'
import { fileName } from '../../../kernel/words/fileName.ts'
import { tell } from './tell.ts'

/**
 * @number how long an export can be downloaded again without a proof. A download that broke off may begin anew without
 * being asked for the password once more.
 */
const TEN_MINUTES_S = 600
const purposeOf = (accountId: string) => `export:${accountId}`

/** The way to everything of theirs, for whoever shows who they are; it opens for their own session alone. */
export const askForData = (kernel: Kernel) => async (ctx: Context) => {
  const { id } = actorOf(ctx)
  await requireProof(kernel, id, bodyOf(ctx, WithProof))
  await tell(kernel, ctx, requestExport())
  const ticket = await issueTicket(kernel.db, purposeOf(id), TEN_MINUTES_S)
  const body: Export = { url: `/api/account/data/${ticket}` }
  ctx.status = 201
  ctx.body = body
}

/** Everything of theirs as one zip, made while it is sent. */
export const sendData = (kernel: Kernel, parts: readonly ExportPart[]) => async (ctx: Context) => {
  const { id } = actorOf(ctx)
  const { ticket = '' } = ctx['params'] as { ticket?: string }
  if ((await purposeOfTicket(kernel.db, ticket)) !== purposeOf(id)) throw refuse('link-expired')
  const { productName } = kernel.settings
  const now = kernel.clock.now()
  const files = archiveOf(await belongingsOf(kernel, id, parts), productName, now)
  sendZip(ctx, `${fileName(productName)} ${now.slice(0, 10)}.zip`, files, new Date(now))
}
