import { thingOf } from '../../../../tests/household/thing.ts'
import { addItem, removeItem, renameItem, restoreItem } from '../decide.ts'
import { item } from '../item.ts'

const as = { role: 'owner' } as const

/** How a family uses its items: roles, ids, commands, lists and rebuilds are tried by this. */
export const thing = thingOf('family', item, {
  path: '/api/items',
  body: (itemId) => ({ itemId, title: 'At the lake' }),
  sent: {
    'PATCH /api/items/:id': { title: 'By the gate' },
    'DELETE /api/items/:id': {},
    'POST /api/items/:id/restore': {},
  },
  add: (itemId, familyId) => addItem({ itemId, title: 'At the lake' }, { familyId }),
  remove: removeItem(as),
  lives: [renameItem({ title: 'By the gate' }, as), removeItem(as), restoreItem(as)],
})
