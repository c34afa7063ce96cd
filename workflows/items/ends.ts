import * as v from 'valibot'
import { sql, type Fragment } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { binLeft } from '../../backend/modules/items/decide/bin.ts'
import { item } from '../../backend/modules/items/item.ts'
import { endedOf } from '../kernel/ended.ts'
import type { Ends } from '../kernel/ends.ts'
import { readTablesAt } from '../kernel/readTables.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { erasingItems } from './erase.ts'

const Row = v.object({ id: v.string() })
const idsWhere = async ({ db }: Kernel, condition: Fragment): Promise<string[]> => {
  const rows = await db.any(sql.type(Row)`select id from items.items where ${condition} order by id`)
  return rows.map(({ id }) => id)
}

/** The family keeps what was its own; what somebody kept to themselves ends with them. Each may run twice. */
export const ends: Ends = {
  account: {
    part: 'items',
    by: (kernel) => ({
      list: async ({ accountId }) => {
        const ended = await endedOf(kernel, accountId)
        if (!ended) return []
        await readTablesAt(kernel, 'items', ended.position)
        return idsWhere(kernel, sql.fragment`contributor_id = ${accountId} and visibility = 'only_me'`)
      },
      endOne: async (_, id) => {
        const { state } = await kernel.load(item, id)
        if (state.visibility === 'only_me') await erasingItems(kernel).erase(id, { reason: 'member_gone' })
      },
    }),
  },
  membership: {
    part: 'items',
    by: (kernel) => ({
      list: async ({ accountId, familyId, position }) => {
        await readTablesAt(kernel, 'items', position)
        return idsWhere(
          kernel,
          sql.fragment`contributor_id = ${accountId} and family_id = ${familyId} and visibility = 'only_me'`,
        )
      },
      endOne: async ({ leftAt }, id) => {
        const { state } = await kernel.load(item, id)
        if (state.addedAt < leftAt) await trySystemCommand(kernel)(item, id, binLeft(), 'binLeft', leftAt)
      },
    }),
  },
  family: {
    part: 'items',
    by: (kernel) => ({
      list: async ({ familyId, position }) => {
        await readTablesAt(kernel, 'items', position)
        return idsWhere(kernel, sql.fragment`family_id = ${familyId}`)
      },
      endOne: (_, id) => erasingItems(kernel).erase(id, { reason: 'family_ended' }),
    }),
  },
}
