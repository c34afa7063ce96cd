import { item } from '../../backend/modules/items/item.ts'
import { process } from '../kernel/process.ts'
import { erasingItems } from './erase.ts'

/** What an erased item promised is done, whoever appended it and was cut off then: its key goes last, and says so. */
export const itemProcess = process({
  aggregate: item,
  wakes: (wake) => ({ ItemErased: (event) => wake(event) }),
  status: ({ status }) => status,
  next: async ({ status, addedAt }, _part, { keys }, id) =>
    status === 'erased' && (await keys.isThere(`item-${id}`)) ? { step: 'destroy', at: addedAt } : undefined,
  steps: { destroy: { act: (kernel, id) => erasingItems(kernel).destroy(id) } },
  // The rows of erased items are gone: `vault-sweep` erases what is due, and this follows from its event.
  open: [],
})
