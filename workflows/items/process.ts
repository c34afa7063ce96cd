import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { KEPT_DAYS } from '../../backend/modules/items/contract.ts'
import { item } from '../../backend/modules/items/item.ts'
import { artefactsIn } from '../choices/artefacts.ts'
import { process } from '../kernel/process.ts'
import { erasingItems } from './erase.ts'

const Row = v.object({ id: v.string() })

/** What is in the bin is erased once nobody can bring it back. */
export const itemProcess = process({
  aggregate: item,
  wakes: (wake) => ({
    ItemBinned: (event) => wake(event),
    ItemRestored: (event) => wake(event),
    ItemErased: (event) => wake(event),
    AnalysisRefused: (event) => wake(event),
  }),
  status: ({ status }) => status,
  next: async ({ status, addedAt, binnedAt, refusesAnalysis }, _part, kernel, id) => {
    const { clock, keys } = kernel
    if (status !== 'erased' && refusesAnalysis && (await artefactsIn(kernel).isThere('item', id)))
      return { step: 'forget', at: addedAt }
    if (status === 'binned') return { step: 'erase', at: plus(binnedAt, KEPT_DAYS * clock.dayMs) }
    if (status === 'erased' && (await keys.isThere(`item-${id}`))) return { step: 'destroy', at: addedAt }
    return undefined
  },
  steps: {
    erase: {
      act: async (kernel, id) => {
        const { revision } = await kernel.load(item, id)
        await erasingItems(kernel).erase(id, { reason: 'binned' }, String(revision))
      },
    },
    forget: {
      act: async (kernel, id) => {
        const { familyId } = (await kernel.load(item, id)).state
        await artefactsIn(kernel).eraseThing(familyId, 'item', id)
      },
    },
    destroy: { act: (kernel, id) => erasingItems(kernel).destroy(id) },
  },
  open: [
    { find: ({ db }) => db.any(sql.type(Row)`select id from items.items where binned_at is not null order by id`) },
    {
      find: ({ db }) =>
        db.any(sql.type(Row)`
          select i.id from items.items i
          where i.is_closed_to_machines and exists (select from kernel.artefacts a where a.kind = 'item' and a.id = i.id)
          order by i.id`),
    },
  ],
})
