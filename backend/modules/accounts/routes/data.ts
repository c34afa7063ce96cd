import type { Context } from 'koa'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { ExportPart } from '../../../kernel/process/module.ts'
import { requireProof } from '../../../kernel/identity/reauth.ts'
import { actorOf, queryOf } from '../../../kernel/http/request.ts'
import { issueTicket, purposeOfTicket } from '../../../kernel/identity/tickets.ts'
import { sendZip, type ZipEntry } from '../../../kernel/blob/zip.ts'
import { ExportQuery, WithProof, type Export } from '../contract.ts'
import { requestExport } from '../decide/export.ts'
import { refuse } from '../decide/guards.ts'
import { belongingsOf, type Belongings } from '../export/belongings.ts'
import { indexPage } from '../export/page.ts'
import { cutsOf, inPart, partOf, sumsOf, type Cuts } from '../export/parts.ts'
import { fileName } from '../../../kernel/words/fileName.ts'
import { accountCommand } from './command.ts'

/**
 * @number how long an export can be downloaded again without a proof, for each of its parts. A download that broke off may
 * begin anew without being asked for the password once more.
 */
const TEN_MINUTES_S = 600
/** Where it is cut is ids alone. */
const purposeOf = (accountId: string, cuts: Cuts) => [`export:${accountId}`, ...cuts].join(' ')

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
const entriesOf = async (kernel: Kernel, id: string, parts: readonly ExportPart[], cuts: Cuts): Promise<ZipEntry[]> => {
  const all = await belongingsOf(kernel, id, parts, (key) => partOf(key, cuts))
  return archiveOf(all, kernel.settings.productName, kernel.clock.now())
}

/** The way to everything of theirs, for whoever shows who they are; it opens for their own session alone. */
export const askForData = (kernel: Kernel, parts: readonly ExportPart[]) =>
  accountCommand(kernel, async (_, __, { id }): Promise<Export> => {
    const cuts = await cutsOf(await entriesOf(kernel, id, parts, []))
    const n = cuts.length + 1
    const ticket = await issueTicket(kernel.db, purposeOf(id, cuts), n * TEN_MINUTES_S)
    const urlOf = (part: number) => `/api/account/data/${ticket}${part === 1 ? '' : `?part=${part}`}`
    return { url: urlOf(1), parts: Array.from({ length: n }, (_each, at) => ({ url: urlOf(at + 1) })) }
  })(
    WithProof,
    async (shown, { id }) => {
      await requireProof(kernel, id, shown)
      return requestExport()
    },
    { status: 201 },
  )

/**
 * A part of everything of theirs as one zip, made while it is sent: a stored one would be a second copy for an erasure to
 * find.
 */
export const sendData = (kernel: Kernel, parts: readonly ExportPart[]) => async (ctx: Context) => {
  const { id } = actorOf(ctx)
  const { ticket = '' } = ctx['params'] as { ticket?: string }
  const { part: n } = queryOf(ctx, ExportQuery)
  const [whose = '', ...cuts] = ((await purposeOfTicket(kernel.db, ticket)) ?? '').split(' ')
  if (whose !== purposeOf(id, []) || n > cuts.length + 1) throw refuse('link-expired')
  const now = kernel.clock.now()
  const entries = inPart(await entriesOf(kernel, id, parts, cuts), cuts, n)
  const which = cuts.length === 0 ? '' : ` part ${n} of ${cuts.length + 1}`
  const name = `${fileName(kernel.settings.productName)} ${now.slice(0, 10)}${which}.zip`
  sendZip(ctx, name, entries, new Date(now), sumsOf(n))
}
