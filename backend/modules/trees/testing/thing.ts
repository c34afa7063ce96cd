import { thingOf } from '../../../../tests/household/thing.ts'
import { addTree, removeTree, renameTree, restoreTree, setHomePerson } from '../decide.ts'
import { tree } from '../tree.ts'

const as = { role: 'owner' } as const

/** How a family uses its trees: roles, ids, commands, lists and rebuilds are tried by this. */
export const thing = thingOf('family', tree, {
  path: '/api/trees',
  body: (treeId) => ({ treeId, title: 'At the lake' }),
  sent: {
    'PATCH /api/trees/:id': { title: 'By the gate' },
    'POST /api/trees/:id/home': { recordId: null },
    'DELETE /api/trees/:id': {},
    'POST /api/trees/:id/restore': {},
  },
  add: (treeId, familyId) => addTree({ treeId, title: 'At the lake' }, { familyId }),
  remove: removeTree(as),
  lives: [
    renameTree({ title: 'By the gate' }, as),
    setHomePerson({ recordId: '018f0000-0000-7000-8000-00000000000d' }, { ...as, isThere: true }),
    removeTree(as),
    restoreTree(as),
  ],
})
