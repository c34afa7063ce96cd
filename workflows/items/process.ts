import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { item } from '../../backend/modules/items/item.ts'
import { artefactsIn } from '../choices/artefacts.ts'
import { process } from '../kernel/process.ts'
import { erasingItems } from './erase.ts'

const Row = v.object({ id: v.string() })

/**
 * What an erased item promised is done, whoever appended it and was cut off then: its key goes last, and says so. What a
 * machine made of an item goes when somebody closes that item to machines, or says that it is wrong.
 */
export const itemProcess = process({
  aggregate: item,
  wakes: (wake) => ({
    ItemErased: (event) => wake(event),
    AnalysisRefused: (event) => wake(event),
    ReadingRejected: (event) => wake(event),
  }),
  status: ({ status }) => status,
  next: async ({ status, addedAt, refusesAnalysis, rejected }, _part, kernel, id) => {
    if (status === 'erased')
      return (await kernel.keys.isThere(`item-${id}`)) ? { step: 'destroy', at: addedAt } : undefined
    const steps = refusesAnalysis ? undefined : rejected
    return (await artefactsIn(kernel).isThere('item', id, steps)) ? { step: 'forget', at: addedAt } : undefined
  },
  steps: {
    forget: {
      act: async (kernel, id) => {
        const { familyId, refusesAnalysis, rejected } = (await kernel.load(item, id)).state
        await artefactsIn(kernel).eraseThing(familyId, 'item', id, refusesAnalysis ? undefined : rejected)
      },
    },
    destroy: { act: (kernel, id) => erasingItems(kernel).destroy(id) },
  },
  // The rows of erased items are gone: `vault-sweep` erases what is due, and this follows from its event.
  open: [
    {
      find: ({ db }) =>
        db.any(sql.type(Row)`
          select i.id from items.items i
          where (i.is_closed_to_machines or i.rejected <> '{}')
            and exists (select from kernel.artefacts a
              where a.kind = 'item' and a.id = i.id and (i.is_closed_to_machines or a.step = any(i.rejected)))
          order by i.id`),
    },
  ],
})
