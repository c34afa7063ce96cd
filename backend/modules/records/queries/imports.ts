import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { SealedText } from '../../../kernel/log/codec.ts'
import { FORMER } from '../../families/reading.ts'
import { MOST_IMPORTS } from '../contract/bounds.ts'
import { ImportRow } from '../contract/rows.ts'

const Row = v.object({
  id: v.string(),
  itemId: v.string(),
  revision: v.number(),
  state: ImportRow.entries.state,
  reason: v.string(),
  firstLine: v.nullable(SealedText),
  records: v.number(),
  people: v.number(),
  applied: v.number(),
  kept: v.number(),
  begunAt: v.string(),
  contributorId: v.string(),
  report: v.nullable(SealedText),
})

const reportIn = (text: string): ImportRow['report'] => {
  try {
    return v.parse(ImportRow.entries.report, JSON.parse(text))
  } catch {
    // Of a tree that is erased nothing can be opened.
    return null
  }
}

/** The files that were brought into a tree, the newest first; or one of them. */
export const importsOf = async (
  { db, membership, unseal }: Kernel,
  treeId: string,
  importId: string | null = null,
): Promise<readonly ImportRow[]> => {
  const rows = await db.any(sql.type(Row)`
    select id, item_id, revision, state, reason, first_line, records, people, applied, kept, begun_at, contributor_id, report
    from records.imports
    where tree_id = ${treeId} and (${importId}::uuid is null or id = ${importId}::uuid)
    order by begun_at desc, id limit ${MOST_IMPORTS}`)
  const names = await membership.namesOf([...new Set(rows.map(({ contributorId }) => contributorId))])
  return Promise.all(
    rows.map(async ({ contributorId, firstLine, report, ...row }) => ({
      ...row,
      by: names.get(contributorId) || FORMER,
      firstLine: firstLine ? await unseal(firstLine) : '',
      report: report ? reportIn(await unseal(report)) : null,
    })),
  )
}

/** Whether another file is being brought into the tree, and whether anything is in it. */
export const stateOfTree = async ({ db }: Pick<Kernel, 'db'>, treeId: string, importId: string) => {
  const Found = v.object({ isRunning: v.boolean(), hasPeople: v.boolean() })
  return db.one(sql.type(Found)`
    select
      exists (select from records.imports
        where tree_id = ${treeId} and id <> ${importId} and state in ('applying', 'undoing')) as is_running,
      exists (select from records.records where tree_id = ${treeId} and removed_at is null) as has_people`)
}
