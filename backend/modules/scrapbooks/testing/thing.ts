import { thingOf } from '../../../../tests/household/thing.ts'
import { derivedId } from '../../../kernel/ids.ts'
import type { Page } from '../contract.ts'
import { addScrapbook, editScrapbook, removeScrapbook, restoreScrapbook } from '../decide/keep.ts'
import { keepPage } from '../decide/change.ts'
import { scrapbook } from '../scrapbook.ts'

const as = { role: 'owner' } as const
export const head = { title: 'At the lake', theme: 'vintage', size: 'a4' } as const
const other = { title: 'By the gate', theme: 'kraft', size: 'square' } as const
export const page: Page = {
  layout: 'words',
  slots: [],
  heading: 'The orchard',
  words: 'We picked until it was dark.',
}
const keeping = { ...as, pageId: derivedId('a page'), known: new Set<string>(), who: '' }

/** How a family uses its scrapbooks: roles, ids, commands, lists and rebuilds are tried by this. */
export const thing = thingOf('family', scrapbook, {
  path: '/api/scrapbooks',
  whole: 'GET /api/scrapbooks/:id',
  body: (scrapbookId) => ({ scrapbookId, ...head }),
  sent: {
    'PATCH /api/scrapbooks/:id': other,
    'DELETE /api/scrapbooks/:id': {},
    'POST /api/scrapbooks/:id/restore': {},
  },
  add: (scrapbookId, familyId) => addScrapbook({ scrapbookId, ...head }, { familyId }),
  remove: removeScrapbook(as),
  lives: [
    editScrapbook(other, as),
    keepPage({ version: 0, content: page }, keeping),
    removeScrapbook(as),
    restoreScrapbook(as),
  ],
})
