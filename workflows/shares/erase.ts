import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { endShareLink } from '../../backend/modules/shares/decide/link.ts'
import { share } from '../../backend/modules/shares/share.ts'
import { asking } from '../kernel/ask.ts'
import { endedOf } from '../kernel/ended.ts'
import { readTablesAt } from '../kernel/readTables.ts'

const Id = v.object({ id: v.string() })

/** The links of an erased account: they lead nowhere, and their titles and notes cannot be read. May run twice. */
export const erasingLinks = (kernel: Kernel) => ({
  eraseLinks: async (accountId: string): Promise<void> => {
    const { db, keys } = kernel
    const ended = await endedOf(kernel, accountId)
    if (!ended) return
    await readTablesAt(kernel, 'shares', ended.position)
    const ask = asking(kernel)
    const links = await db.any(sql.type(Id)`select id from shares.shares where contributor_id = ${accountId}`)
    for (const { id } of links) {
      await ask(share, id, endShareLink(), 'endForErasure')
      await keys.erase(`share-${id}`)
    }
  },
})
