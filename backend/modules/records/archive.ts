import { Readable } from 'node:stream'
import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { bytesOf } from './gedcom/zip/directory.ts'
import type { Medium } from './gedcom/zip/gedzip.ts'
import { fileItemOf, openFile } from './itemFile.ts'
import { FileProblem, openTree } from './source.ts'

const Row = v.object({ itemId: v.string(), familyId: v.string(), contributorId: v.string() })

/** The pictures and recordings that came with a tree in an archive, each by the name that the tree has for it. */
export const mediaOf = async (
  kernel: Pick<Kernel, 'db' | 'load' | 'blobs' | 'keys'>,
  treeId: string,
): Promise<readonly Medium[]> => {
  const rows = await kernel.db.any(sql.type(Row)`
    select item_id, family_id, contributor_id from records.imports
    where tree_id = ${treeId} and state = 'finished' order by begun_at, id`)
  const media: Medium[] = []
  for (const { itemId, familyId, contributorId } of rows) {
    const file = await fileItemOf(kernel, { familyId, accountId: contributorId }, itemId)
    const blob = file && (await openFile(kernel, file))
    if (!blob) continue
    try {
      const opened = await openTree(blob)
      for (const entry of opened.media)
        media.push({ name: entry.name, open: async () => Readable.from(bytesOf(opened.parts, entry)) })
    } catch (error) {
      // The archive was read when it was brought: of one that can be read no more nothing goes along.
      if (!(error instanceof FileProblem)) throw error
    }
  }
  return media
}
