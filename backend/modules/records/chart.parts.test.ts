import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { newId } from '../../kernel/ids.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { itemsIn } from '../items/testing/house.ts'
import { Chart, ChangedRecord, Keepsake } from './contract.ts'
import { treesIn } from './testing/house.ts'

let server: TestServer
let house: Household
let trees: ReturnType<typeof treesIn>
let items: ReturnType<typeof itemsIn>
beforeAll(async () => {
  server = await startHouse()
  await server.kernel.blobs.ready()
  house = householdIn(server)
  trees = treesIn(server.kernel, house)
  items = itemsIn(server.kernel, house)
})
afterAll(() => server.stop())

const chartOf = async ({ browser }: Author, treeId: string, query = '') =>
  v.parse(Chart, (await browser.ask('GET', `/api/trees/${treeId}/chart${query}`)).json)
const relate = async (by: Author, treeId: string, id: string, kin: string, given: string): Promise<string> =>
  v.parse(ChangedRecord, (await trees.relate(by, treeId, id, kin, { given })).json).id

test('a chart begins with the home person, and whoever is nearer comes first', async () => {
  const ana = await house.author()
  const treeId = await trees.tree(ana)
  const alone = await trees.add(ana, treeId, { given: 'Alma', surname: 'Apart' })
  const ruth = await trees.add(ana, treeId, { given: 'Ruth', surname: 'Hale', born: '9 FEB 1958' })
  const thomas = await relate(ana, treeId, ruth, 'child', 'Thomas')
  const amelia = await relate(ana, treeId, thomas, 'child', 'Amelia')
  await ana.browser.ask('POST', `/api/trees/${treeId}/home`, { recordId: ruth })
  const drawn = await chartOf(ana, treeId)
  expect(drawn).toMatchObject({ rootId: ruth, n: 4, drawn: 4, next: null })
  expect(drawn.people.map(({ id }) => id)).toEqual([ruth, thomas, amelia, alone])
  expect(drawn.people[0]).toMatchObject({ name: 'Ruth Hale', bornIn: 1958, voices: 0, isMasked: false })
  expect(drawn.links.map(({ personId, role }) => `${personId} ${role}`).toSorted()).toEqual(
    [`${ruth} partner`, `${thomas} child`, `${thomas} partner`, `${amelia} child`].toSorted(),
  )
  expect((await chartOf(ana, treeId, `?root=${amelia}`)).people.map(({ id }) => id)).toEqual([
    amelia,
    thomas,
    ruth,
    alone,
  ])
})

test('a chart around someone who was removed begins with the home person, and an empty tree has none', async () => {
  const ana = await house.author()
  const treeId = await trees.tree(ana)
  expect(await chartOf(ana, treeId)).toEqual({ rootId: null, n: 0, drawn: 0, people: [], links: [], next: null })
  const ruth = await trees.add(ana, treeId)
  const gone = await relate(ana, treeId, ruth, 'child', 'Thomas')
  await ana.browser.ask('POST', `/api/trees/${treeId}/home`, { recordId: ruth })
  await ana.browser.ask('DELETE', `/api/trees/${treeId}/records/${gone}?links=drop`, {})
  expect(await chartOf(ana, treeId, `?root=${gone}`)).toMatchObject({ rootId: ruth, n: 1, links: [{ personId: ruth }] })
})

test('what a record names as its source is heard and seen with the person, by those who may see it', async () => {
  const ana = await house.author()
  const treeId = await trees.tree(ana)
  const ruth = await trees.add(ana, treeId)
  const photo = await items.photo(ana)
  await trees.change(ana, treeId, ruth, 'POST', 'nodes/0/sources', { itemId: photo.id })
  const kept = async () =>
    v.parse(v.array(Keepsake), (await ana.browser.ask('GET', `/api/trees/${treeId}/records/${ruth}/keepsakes`)).json)
  expect(await kept()).toMatchObject([{ itemId: photo.id, kind: 'photo' }])
  expect((await chartOf(ana, treeId)).people[0]).toMatchObject({ photoId: photo.id, voices: 0, voiceId: null })
  await ana.browser.ask('POST', `/api/items/${photo.id}/bin`, {})
  expect(await kept()).toEqual([])
  const stranger = await house.author()
  expect((await stranger.browser.ask('GET', `/api/trees/${treeId}/chart`)).status).toBe(404)
  expect((await ana.browser.ask('GET', `/api/trees/${treeId}/records/${newId()}/keepsakes`)).status).toBe(404)
})
