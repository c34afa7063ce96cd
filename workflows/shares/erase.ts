import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { endShareLink } from '../../backend/modules/shares/decide/link.ts'
import { share } from '../../backend/modules/shares/share.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { endedOf } from '../kernel/ended.ts'
import type { Over } from '../kernel/ends.ts'
import { readTablesAt } from '../kernel/readTables.ts'

const Id = v.object({ id: v.string() })

/** Links that end: they lead nowhere, and their titles and notes cannot be read. Each may run twice. */
export const erasingLinks = (kernel: Kernel) => {
  const { db, keys } = kernel
  const ask = trySystemCommand(kernel)

  const erase = async (position: string, whose: ReturnType<typeof sql.fragment>): Promise<void> => {
    await readTablesAt(kernel, 'shares', position)
    const links = await db.any(sql.type(Id)`select id from shares.shares where ${whose} order by id`)
    for (const { id } of links) {
      await ask(share, id, endShareLink(), 'endForErasure')
      await keys.erase(`share-${id}`)
    }
  }
  return {
    eraseLinks: async (accountId: string): Promise<void> => {
      const ended = await endedOf(kernel, accountId)
      if (ended) await erase(ended.position, sql.fragment`contributor_id = ${accountId}`)
    },
    eraseMemberLinks: ({ familyId, accountId, leftAt, position }: Over['membership']): Promise<void> =>
      erase(
        position,
        sql.fragment`family_id = ${familyId} and contributor_id = ${accountId} and created_at <= ${leftAt}`,
      ),
    eraseFamilyLinks: ({ familyId, position }: Over['family']): Promise<void> =>
      erase(position, sql.fragment`family_id = ${familyId}`),
  }
}
