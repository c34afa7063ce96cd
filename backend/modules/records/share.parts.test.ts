import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { newId } from '../../kernel/ids.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { treesIn } from './testing/house.ts'

let server: TestServer
let house: Household
let trees: ReturnType<typeof treesIn>
beforeAll(async () => {
  server = await startHouse()
  await server.kernel.blobs.ready()
  house = householdIn(server)
  trees = treesIn(server.kernel, house)
})
afterAll(() => server.stop())

/** Words that a living person's record holds in every place: nobody outside the family may read one of them. */
const PLANTED = ['Zelda', 'Quimby', '1988', 'Zanesville', 'zithers', 'Zacharias']
const planted = `0 HEAD
1 GEDC
2 VERS 5.5.1
0 @I1@ INDI
1 NAME Old /Hale/
1 BIRT
2 DATE 1850
1 DEAT
2 DATE 1901
1 FAMS @F1@
1 NOTE He was the grandfather of Zelda
0 @I2@ INDI
1 NAME Zelda /Quimby/
2 NICK Zacharias
1 SEX F
1 BIRT
2 DATE 1988
2 PLAC Zanesville
1 OCCU zithers
1 FAMC @F1@
0 @I3@ INDI
1 NAME Nobody /Knows/
1 RESN confidential
1 BIRT
2 DATE 1840
1 DEAT Y
1 FAMC @F1@
0 @F1@ FAM
1 HUSB @I1@
1 CHIL @I2@
1 CHIL @I3@
0 @S1@ SOUR
1 TITL The letters of Zelda Quimby
0 TRLR
`

const linked = async (ana: Author, id: string) => {
  const things = [{ kind: 'branch', id }]
  const sent = { shareId: newId(), things, title: 'Our branch', mayDownload: true }
  const { status, json } = await ana.browser.ask('POST', '/api/shares', sent)
  expect(status).toBe(201)
  const path = `/api${new URL(v.parse(v.object({ url: v.string() }), json).url).pathname}`
  const visitor = server.browser()
  const { nonce } = v.parse(v.object({ nonce: v.string() }), (await visitor.ask('GET', path)).json)
  await visitor.ask('POST', `${path}/open`, { nonce })
  return { visitor, path }
}

test('a link to a branch shows who has died, and of the living that they are there', async () => {
  const ana = await house.author({ name: 'Ana Hale' })
  const treeId = await trees.tree(ana)
  await trees.bring(ana, treeId, planted)
  const { people } = await trees.people(ana, treeId, '?find=old')
  const old = people[0]?.id ?? ''
  await ana.browser.ask('POST', `/api/trees/${treeId}/home`, { recordId: old })
  const { visitor, path } = await linked(ana, old)
  const items = await visitor.ask('GET', `${path}/items`)
  const children = await visitor.ask('GET', `${path}/items/branch/${old}`)
  const titles = (children.json as { items: readonly { title: string }[] }).items.map(({ title }) => title)
  expect(titles.toSorted()).toEqual(['Living', 'Living', 'Old Hale'])
  const seen = JSON.stringify([items.json, children.json])
  expect(seen).toContain('1850')
  for (const word of [...PLANTED, 'Knows', '1840']) expect(seen).not.toContain(word)
})

test('what is passed on as a file holds no word of the living, of notes or of sources', async () => {
  const ana = await house.author()
  const treeId = await trees.tree(ana)
  await trees.bring(ana, treeId, planted)
  const file = await trees.download(ana, treeId, 'share')
  expect(file).toContain('1 NAME Old /Hale/')
  for (const word of [...PLANTED, 'Knows', '1840', 'grandfather']) expect(file).not.toContain(word)
})

test('whoever is said to have died is shown, and whoever is said to live is not', async () => {
  const ana = await house.author()
  const treeId = await trees.tree(ana)
  await trees.bring(ana, treeId, planted)
  const [zelda, old] = await Promise.all(
    ['zelda', 'old'].map(async (name) => (await trees.people(ana, treeId, `?find=${name}`)).people[0]?.id ?? ''),
  )
  const say = (id: string | undefined, lifeState: string) =>
    ana.browser.ask('PUT', `/api/trees/${treeId}/records/${id ?? ''}/life-state`, { lifeState })
  await say(zelda, 'dead')
  await say(old, 'living')
  const file = await trees.download(ana, treeId, 'share')
  expect(file).toContain('Quimby')
  expect(file).not.toContain('Old')
})

test('the choices of a link name branches, and none of another family’s', async () => {
  const [ana, ben] = [await house.author(), await house.author()]
  const treeId = await trees.tree(ana)
  const id = await trees.add(ana, treeId)
  await ana.browser.ask('POST', `/api/trees/${treeId}/home`, { recordId: id })
  const choices = async (by: Author) => (await by.browser.ask('GET', '/api/shares/choices')).json
  expect(await choices(ana)).toMatchObject([{ kind: 'branch', id, title: 'Ruth Hale' }])
  expect(await choices(ben)).toEqual([])
  const sent = { shareId: newId(), things: [{ kind: 'branch', id }], title: 'Mine', mayDownload: false }
  expect((await ben.browser.ask('POST', '/api/shares', sent)).status).toBe(404)
})
