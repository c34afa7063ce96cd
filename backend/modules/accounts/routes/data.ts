import type { Context } from 'koa'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { ExportPart } from '../../../kernel/process/module.ts'
import { requireProof } from '../../../kernel/identity/reauth.ts'
import { actorOf } from '../../../kernel/http/request.ts'
import { issueTicket, purposeOfTicket } from '../../../kernel/identity/tickets.ts'
import { checksums, sendZip, type ZipEntry } from '../../../kernel/blob/zip.ts'
import { WithProof, type Export } from '../contract.ts'
import { requestExport } from '../decide/export.ts'
import { refuse } from '../decide/guards.ts'
import { belongingsOf, type Belongings } from '../export/belongings.ts'
import { indexPage } from '../export/page.ts'
import { fileName } from '../../../kernel/words/fileName.ts'
import { accountCommand } from './command.ts'

/**
 * @number how long an export can be downloaded again without a proof. A download that broke off may begin anew without
 * being asked for the password once more.
 */
const TEN_MINUTES_S = 600
const purposeOf = (accountId: string) => `export:${accountId}`

/** The way to everything of theirs, for whoever shows who they are; it opens for their own session alone. */
export const askForData = (kernel: Kernel) =>
  accountCommand(kernel, async (_, __, { id }): Promise<Export> => {
    const ticket = await issueTicket(kernel.db, purposeOf(id), TEN_MINUTES_S)
    return { url: `/api/account/data/${ticket}` }
  })(
    WithProof,
    async (shown, { id }) => {
      await requireProof(kernel, id, shown)
      return requestExport()
    },
    { status: 201 },
  )

const json = (name: string, value: unknown): ZipEntry => ({
  name: `data/${name}.json`,
  text: `${JSON.stringify(value, null, 2)}\n`,
})

/** The files of an export: the page to begin with, the data of each part, and the files that the parts name. */
const archiveOf = (all: Belongings, productName: string, now: string): ZipEntry[] => [
  { name: 'index.html', text: indexPage(all, productName, now) },
  json('profile', all.profile),
  ...all.parts.map(({ name, data }) => json(name, data)),
  ...all.parts.flatMap(({ files = [] }) => files),
]

/**
 * Everything of theirs as one zip, made while it is sent: a stored one would be a second copy for an erasure to find.
 */
export const sendData = (kernel: Kernel, parts: readonly ExportPart[]) => async (ctx: Context) => {
  const { id } = actorOf(ctx)
  const { ticket = '' } = ctx['params'] as { ticket?: string }
  if ((await purposeOfTicket(kernel.db, ticket)) !== purposeOf(id)) throw refuse('link-expired')
  const { productName } = kernel.settings
  const now = kernel.clock.now()
  const files = archiveOf(await belongingsOf(kernel, id, parts), productName, now)
  const all = [...files, checksums(files)]
  sendZip(ctx, `${fileName(productName)} ${now.slice(0, 10)}.zip`, all, new Date(now))
}
