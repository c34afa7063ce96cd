import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, ownerOf, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import * as workflows from '../../../workflows/index.ts'
import { ending } from '../../../workflows/kernel/ends.ts'
import { processing, type PartView } from '../../../workflows/kernel/process.ts'
import { newId } from '../../kernel/ids.ts'
import { plus } from '../../kernel/log/decider.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { ChangedTree, TreeRow } from './contract.ts'
import { removeTree } from './decide.ts'
import { tree } from './tree.ts'

let server: TestServer
let house: Household
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
})
afterAll(() => server.stop())

const title = 'At the lake'
const add = async ({ browser }: Author, treeId = newId()) => {
  const { status, json } = await browser.ask('POST', '/api/trees', { treeId, title })
  expect({ status, json }).toEqual({ status: 201, json: { id: treeId, revision: 0 } })
  return treeId
}
const listOf = async ({ browser }: Author) => v.parse(v.array(TreeRow), (await browser.ask('GET', '/api/trees')).json)
const typesOf = async (id: string) => (await server.kernel.store.read(`tree-${id}`)).map(({ type }) => type)

test('a tree that somebody adds is in their family’s list, and in no other’s', async () => {
  const [ana, ben] = [await house.author({ name: 'Ana' }), await house.author()]
  const id = await add(ana)
  const row = {
    id,
    title,
    revision: 0,
    addedBy: 'Ana',
    homeId: null,
    people: 0,
    removedAt: null,
    isOwn: true,
    mayChange: true,
  }
  expect(await listOf(ana)).toEqual([expect.objectContaining(row)])
  expect(await listOf(ben)).toEqual([])
})

test('a title is changed on the version that was seen', async () => {
  const ana = await house.author()
  const id = await add(ana)
  const rename = (words: string, revision: number) =>
    ana.browser.ask('PATCH', `/api/trees/${id}`, { title: words }, { 'If-Match': `"${revision}"` })
  const { json } = await rename('By the gate', 0)
  expect(v.parse(ChangedTree, json)).toEqual({ id, revision: 1 })
  expect(await rename('By the barn', 0)).toMatchObject({ status: 412, json: { code: 'stale' } })
  expect(await listOf(ana)).toMatchObject([{ title: 'By the gate' }])
})

test('what was removed can be brought back, and the family is told of both', async () => {
  const ana = await house.author()
  const id = await add(ana)
  await ana.browser.ask('DELETE', `/api/trees/${id}`, {})
  expect(await listOf(ana)).toMatchObject([{ id, removedAt: expect.any(String) as string }])
  await ana.browser.ask('POST', `/api/trees/${id}/restore`, {})
  expect(await listOf(ana)).toMatchObject([{ id, removedAt: null }])
  const { position } = (await server.kernel.store.read(`tree-${id}`)).at(-1) ?? { position: '0' }
  const { json } = await ana.browser.ask('GET', `/api/family/activity?after=${position}`)
  expect(json).toMatchObject([
    { kind: 'tree_restored', words: '{by} brought a tree back.', actorId: ana.id, thingId: id },
    { kind: 'tree_removed' },
    { kind: 'tree_added' },
  ])
})

test('a family keeps ten trees', async () => {
  const ana = await house.author()
  for (let n = 0; n < 10; n += 1) await add(ana)
  const { status, json } = await ana.browser.ask('POST', '/api/trees', { treeId: newId(), title })
  expect({ status, json }).toMatchObject({ status: 409, json: { code: 'too-many-trees' } })
})

test('what was removed for thirty days is erased, and its key with it', async () => {
  const ana = await house.author()
  const { clock, keys } = server.kernel
  const { thing } = await import('./testing/thing.ts')
  const id = newId()
  const at = plus(clock.now(), -31 * clock.dayMs)
  await thing.add((...one) => house.tell(...one, ownerOf(ana.id), at), id, ana.id)
  await house.tell(tree, id, removeTree({ role: 'owner' }), ownerOf(ana.id), at)
  const { loadPart, doStep } = processing(server.kernel, [workflows.trees.process ?? []].flat())
  const of = { stream: `tree-${id}`, part: '' }
  const due = (await loadPart(of)).next as NonNullable<PartView['next']>
  expect(due).toMatchObject({ step: 'erase' })
  for (const _ of ['once', 'and again']) await doStep(of, due)
  expect(await typesOf(id)).toEqual(['TreeAdded', 'TreeRemoved', 'TreeErased'])
  expect(await keys.isThere(`tree-${id}`)).toBe(false)
  expect(await listOf(ana)).toEqual([])
})

test('with its family a tree is erased', async () => {
  const ana = await house.author()
  const id = await add(ana)
  const { endOrList, endOne } = ending(server.kernel, [workflows.trees.ends])
  const part = { kind: 'family', part: 'trees', over: { familyId: ana.id, position: '0' } } as const
  expect(await endOrList(part)).toEqual([id])
  for (const _ of ['once', 'and again']) await endOne(part, id)
  expect(await typesOf(id)).toEqual(['TreeAdded', 'TreeErased'])
  expect(await server.kernel.keys.isThere(`tree-${id}`)).toBe(false)
})
