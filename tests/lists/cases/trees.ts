import { newId } from '../../../backend/kernel/ids.ts'
import type { Author } from '../../household/household.ts'
import type { World } from '../../attacks/walk/world.ts'
import type { List, Lists } from '../list.ts'

/** A list of one tree, with what one more row of it takes. */
const ofTree =
  (what: string, add: (owner: Author, path: string) => Promise<unknown>) =>
  async (world: World): Promise<List> => {
    const owner = await world.house.author()
    const treeId = newId()
    await owner.browser.ask('POST', '/api/trees', { treeId, title: 'At the lake' })
    const path = `/api/trees/${treeId}`
    return { browser: owner.browser, path: () => `${path}/${what}`, add: () => add(owner, path) }
  }
const person = ({ browser }: Author, path: string) =>
  browser.ask('POST', `${path}/people`, { personId: newId(), given: 'Ruth', surname: 'Hale' })

export const trees: Lists = {
  'GET /api/trees/:tree/people': ofTree('people', person),
  'GET /api/trees/:tree/history': ofTree('history', person),
  'GET /api/trees/:tree/imports': ofTree('imports', async ({ browser }, path) => {
    const itemId = newId()
    await browser.ask('POST', '/api/items', { itemId, mediaId: newId(), name: 'tree.ged' })
    await browser.ask('POST', `${path}/imports`, { importId: newId(), itemId })
  }),
}
