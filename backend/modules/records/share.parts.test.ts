import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { newId } from '../../kernel/ids.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { Chart } from './contract.ts'
import { treesIn } from './testing/house.ts'
import { linkedIn, PLANTED, planted } from './testing/living.ts'

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

test('a link to a branch shows who has died, and of the living that they are there', async () => {
  const ana = await house.author({ name: 'Ana Hale' })
  const treeId = await trees.tree(ana)
  await trees.bring(ana, treeId, planted)
  const { people } = await trees.people(ana, treeId, '?find=old')
  const old = people[0]?.id ?? ''
  await ana.browser.ask('POST', `/api/trees/${treeId}/home`, { recordId: old })
  const { visitor, path } = await linkedIn(server, ana, old)
  const items = await visitor.ask('GET', `${path}/items`)
  const children = await visitor.ask('GET', `${path}/items/branch/${old}`)
  const titles = (children.json as { items: readonly { title: string }[] }).items.map(({ title }) => title)
  expect(titles.toSorted()).toEqual(['Living', 'Living', 'Old Hale'])
  const drawing = await visitor.ask('GET', `${path}/items/branch/${old}/drawing`)
  const drawn = v.parse(Chart, drawing.json)
  expect(drawn.rootId).toBe(old)
  expect(drawn.people.map(({ isMasked }) => isMasked)).toEqual([false, true, true])
  expect(drawn.links).toHaveLength(3)
  const seen = JSON.stringify([items.json, children.json, drawing.json])
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
