import { derivedId, newId } from '../../../backend/kernel/ids.ts'
import { itemsIn } from '../../../backend/modules/items/testing/house.ts'
import { addScrapbook } from '../../../backend/modules/scrapbooks/decide/keep.ts'
import { keepPage } from '../../../backend/modules/scrapbooks/decide/change.ts'
import { scrapbook } from '../../../backend/modules/scrapbooks/scrapbook.ts'
import { head, page } from '../../../backend/modules/scrapbooks/testing/thing.ts'
import { ownerOf } from '../../household/household.ts'
import { ask, type Way } from './ways.ts'
import type { World } from './world.ts'

type Body = (pageIds: readonly [string, string], world: World) => object | Promise<object>
/** On a book of Ana's with two pages. */
const onBook =
  (what: string, body: Body) =>
  async (world: World): Promise<Way> => {
    const { house, ana } = world
    const scrapbookId = newId()
    const by = ownerOf(ana.id)
    await house.tell(scrapbook, scrapbookId, addScrapbook({ scrapbookId, ...head }, { familyId: ana.id }), by)
    const pageIds = [derivedId(`${scrapbookId} 1`), derivedId(`${scrapbookId} 2`)] as const
    for (const pageId of pageIds) {
      const as = { role: 'owner', known: new Set<string>(), who: '', pageId } as const
      await house.tell(scrapbook, scrapbookId, keepPage({ version: 0, content: page }, as), by)
    }
    const [method = '', path = ''] = what.split(' ')
    const full = `/api/scrapbooks/${scrapbookId}/${path.replace(':page', pageIds[0])}`
    return { of: `scrapbook-${scrapbookId}`, send: ask(ana.browser, method, full, await body(pageIds, world)) }
  }

/** The routes of books that are not those of every thing. */
export const scrapbooks: Readonly<Record<string, (world: World) => Promise<Way>>> = {
  'PUT /api/scrapbooks/:id/pages/:page': onBook('PUT pages/:page', () => ({
    version: 1,
    content: { ...page, heading: 'The barn' },
  })),
  'POST /api/scrapbooks/:id/move': onBook('POST move', ([first]) => ({ pageId: first, beforeId: null })),
  'POST /api/scrapbooks/:id/take-out': onBook('POST take-out', ([first]) => ({ pageIds: [first] })),
  'POST /api/scrapbooks/:id/fill': onBook('POST fill', async (_, { house, server, ana }) => ({
    itemIds: [(await itemsIn(server.kernel, house).photo(ana)).id],
  })),
  'POST /api/scrapbooks/:id/pdf': onBook('POST pdf', () => ({ pdfId: newId() })),
}
