import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { KEPT_DAYS } from '../../backend/modules/scrapbooks/contract.ts'
import { eraseScrapbook } from '../../backend/modules/scrapbooks/decide/keep.ts'
import { pdfFolder } from '../../backend/modules/scrapbooks/pdfName.ts'
import { scrapbook } from '../../backend/modules/scrapbooks/scrapbook.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import type { Ends } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { process } from '../kernel/process.ts'
import { readTablesAt } from '../kernel/readTables.ts'
import { demoScrapbooksReactor } from './demo.ts'
import { renderPdf } from './render.ts'

const Row = v.object({ id: v.string() })

/** What `ScrapbookErased` promises, done after it: what was printed goes, and its key. */
const destroy = async ({ load, keys, blobs }: Kernel, id: string): Promise<void> => {
  if ((await load(scrapbook, id)).state.status !== 'erased') return
  await blobs.removeAll(pdfFolder(id))
  await keys.erase(`scrapbook-${id}`)
}
const eraseRemoved = async (kernel: Kernel, id: string): Promise<void> => {
  const { revision } = await kernel.load(scrapbook, id)
  await trySystemCommand(kernel)(scrapbook, id, eraseScrapbook({ reason: 'removed' }), 'eraseRemoved', String(revision))
  await destroy(kernel, id)
}

/** A PDF that was asked for is made; what was removed is erased once nobody can bring it back. */
const scrapbookProcess = process({
  aggregate: scrapbook,
  wakes: (wake) => ({
    ScrapbookPdfAsked: (event) => wake(event),
    ScrapbookRemoved: (event) => wake(event),
    ScrapbookRestored: (event) => wake(event),
    ScrapbookErased: (event) => wake(event),
  }),
  status: ({ status }) => status,
  next: async ({ status, addedAt, removedAt, pdf }, _part, { clock, keys }, id) => {
    if (pdf?.state === 'asked' && status !== 'erased') return { step: 'render', at: pdf.at, mark: pdf.id }
    if (status === 'removed') return { step: 'erase', at: plus(removedAt, KEPT_DAYS * clock.dayMs) }
    if (status === 'erased' && (await keys.isThere(`scrapbook-${id}`))) return { step: 'destroy', at: addedAt }
    return undefined
  },
  steps: { render: { act: renderPdf }, erase: { act: eraseRemoved }, destroy: { act: destroy } },
  open: [
    {
      find: ({ db }) =>
        db.any(sql.type(Row)`
          select id from scrapbooks.scrapbooks where removed_at is not null or pdf->>'state' = 'asked' order by id`),
    },
  ],
})

/** What is left of a family ends with it; each may run twice. */
const ends: Ends = {
  account: { none: 'What someone added stays with the family, and ends with it.' },
  family: {
    part: 'scrapbooks',
    by: (kernel) => ({
      list: async ({ familyId, position }) => {
        await readTablesAt(kernel, 'scrapbooks', position)
        const rows = await kernel.db.any(sql.type(Row)`
          select id from scrapbooks.scrapbooks where family_id = ${familyId} order by id`)
        return rows.map(({ id }) => id)
      },
      endOne: async (_, id) => {
        await trySystemCommand(kernel)(scrapbook, id, eraseScrapbook({ reason: 'family' }), 'eraseScrapbook')
        await destroy(kernel, id)
      },
    }),
  },
}

export const scrapbooks: WorkModule = {
  process: scrapbookProcess,
  ends,
  demo: (kernel) => ({ demoScrapbooks: demoScrapbooksReactor(kernel) }),
}
