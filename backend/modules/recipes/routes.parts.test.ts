import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, ownerOf, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import * as workflows from '../../../workflows/index.ts'
import { ending } from '../../../workflows/kernel/ends.ts'
import { processing, type PartView } from '../../../workflows/kernel/process.ts'
import { newId } from '../../kernel/ids.ts'
import { plus } from '../../kernel/log/decider.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { FoundPage } from '../search/contract.ts'
import { ChangedRecipe, RecipeRow } from './contract.ts'
import { removeRecipe } from './decide.ts'
import { recipe } from './recipe.ts'
import { contentOf } from './testing/content.ts'

let server: TestServer
let house: Household
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
})
afterAll(() => server.stop())

const title = 'At the lake'
const content = contentOf(title)
const add = async ({ browser }: Author, recipeId = newId()) => {
  const { status, json } = await browser.ask('POST', '/api/recipes', { recipeId, ...content })
  expect({ status, json }).toEqual({ status: 201, json: { id: recipeId, revision: 0 } })
  return recipeId
}
const listOf = async ({ browser }: Author) =>
  v.parse(v.array(RecipeRow), (await browser.ask('GET', '/api/recipes')).json)
const typesOf = async (id: string) => (await server.kernel.store.read(`recipe-${id}`)).map(({ type }) => type)

test('a recipe that somebody adds is in their family’s list, and in no other’s', async () => {
  const [ana, ben] = [await house.author({ name: 'Ana' }), await house.author()]
  const id = await add(ana)
  const row = { id, title, revision: 0, addedBy: 'Ana', removedAt: null, isOwn: true, mayChange: true }
  expect(await listOf(ana)).toEqual([expect.objectContaining(row)])
  expect(await listOf(ben)).toEqual([])
})

test('a recipe is read as it was written, amounts as whole numbers and the pinch without one', async () => {
  const ana = await house.author()
  const { json } = await ana.browser.ask('GET', `/api/recipes/${await add(ana)}`)
  expect(json).toMatchObject({ ...content, cook: 'Margaret', items: ['flour', 'eggs', 'salt'], makes: '4 people' })
  expect(content.ingredients.map(({ amount }) => amount)).toEqual([{ n: 2, d: 1 }, { n: 3, d: 1 }, null])
})

test('nothing but whole numbers, web addresses and known words is kept', async () => {
  const ana = await house.author()
  const sendWith = (more: object) => ana.browser.ask('POST', '/api/recipes', { recipeId: newId(), ...content, ...more })
  const first = content.ingredients[0]
  for (const amount of [{ n: 0, d: 1 }, { n: 1, d: 0 }, { n: 1.5, d: 1 }, { n: 10_000_000, d: 1 }, 2, '1/2'])
    expect(await sendWith({ ingredients: [{ ...first, amount }] })).toMatchObject({ status: 400 })
  const source = (url: string) => ({ about: { ...content.about, source: { url, note: '' } } })
  expect(await sendWith(source('javascript:alert(1)'))).toMatchObject({ status: 400 })
  expect(await sendWith(source('https://example.org/dumplings'))).toMatchObject({ status: 201 })
  const long = Array.from({ length: 60 }, () => ({ ...content.steps[0], text: 'a'.repeat(4_000) }))
  expect(await sendWith({ steps: long })).toMatchObject({ status: 400 })
})

test('a recipe is changed on the version that was seen', async () => {
  const ana = await house.author()
  const id = await add(ana)
  const rename = (words: string, revision: number) =>
    ana.browser.ask('PATCH', `/api/recipes/${id}`, contentOf(words), { 'If-Match': `"${revision}"` })
  const { json } = await rename('By the gate', 0)
  expect(v.parse(ChangedRecipe, json)).toEqual({ id, revision: 1 })
  expect(await rename('By the barn', 0)).toMatchObject({ status: 412, json: { code: 'stale' } })
  expect(await listOf(ana)).toMatchObject([{ title: 'By the gate' }])
})

test('what was removed can be brought back, and the family is told of both', async () => {
  const ana = await house.author()
  const id = await add(ana)
  await ana.browser.ask('DELETE', `/api/recipes/${id}`, {})
  expect(await listOf(ana)).toMatchObject([{ id, removedAt: expect.any(String) as string }])
  await ana.browser.ask('POST', `/api/recipes/${id}/restore`, {})
  expect(await listOf(ana)).toMatchObject([{ id, removedAt: null }])
  const { position } = (await server.kernel.store.read(`recipe-${id}`)).at(-1) ?? { position: '0' }
  const { json } = await ana.browser.ask('GET', `/api/family/activity?after=${position}`)
  expect(json).toMatchObject([
    { kind: 'recipe_restored', words: '{by} brought a recipe back.', actorId: ana.id, thingId: id },
    { kind: 'recipe_removed' },
    { kind: 'recipe_added' },
  ])
})

test('a recipe is among what may be shared, and a link shows it', async () => {
  const ana = await house.author({ name: 'Ana Hale' })
  const id = await add(ana)
  const choice = { kind: 'recipe', id, title }
  expect((await ana.browser.ask('GET', '/api/shares/choices')).json).toMatchObject([choice])
  const things = [{ kind: 'recipe', id }]
  const shared = await ana.browser.ask('POST', '/api/shares', { shareId: newId(), things, title, mayDownload: false })
  const path = new URL(v.parse(v.object({ url: v.string() }), shared.json).url).pathname
  const visitor = server.browser()
  const page = await visitor.ask('GET', `/api${path}`)
  const { nonce } = v.parse(v.object({ nonce: v.string() }), page.json)
  await visitor.ask('POST', `/api${path}/open`, { nonce })
  const { json } = await visitor.ask('GET', `/api${path}/items`)
  expect(JSON.stringify(json)).toContain('"by":"Ana"')
})

test('what was removed for thirty days is erased, and its key with it', async () => {
  const ana = await house.author()
  const { clock, keys } = server.kernel
  const { thing } = await import('./testing/thing.ts')
  const id = newId()
  const at = plus(clock.now(), -31 * clock.dayMs)
  await thing.add((...one) => house.tell(...one, ownerOf(ana.id), at), id, ana.id)
  await house.tell(recipe, id, removeRecipe({ role: 'owner' }), ownerOf(ana.id), at)
  const { loadPart, doStep } = processing(server.kernel, [workflows.recipes.process ?? []].flat())
  const of = { stream: `recipe-${id}`, part: '' }
  const due = (await loadPart(of)).next as NonNullable<PartView['next']>
  expect(due).toMatchObject({ step: 'erase' })
  for (const _ of ['once', 'and again']) await doStep(of, due)
  expect(await typesOf(id)).toEqual(['RecipeAdded', 'RecipeRemoved', 'RecipeErased'])
  expect(await keys.isThere(`recipe-${id}`)).toBe(false)
  expect(await listOf(ana)).toEqual([])
})

test('with its family a recipe is erased', async () => {
  const ana = await house.author()
  const id = await add(ana)
  const { endOrList, endOne } = ending(server.kernel, [workflows.recipes.ends])
  const part = { kind: 'family', part: 'recipes', over: { familyId: ana.id, position: '0' } } as const
  expect(await endOrList(part)).toEqual([id])
  for (const _ of ['once', 'and again']) await endOne(part, id)
  expect(await typesOf(id)).toEqual(['RecipeAdded', 'RecipeErased'])
  expect(await server.kernel.keys.isThere(`recipe-${id}`)).toBe(false)
})

test('what was chosen of an import is kept, each with an answer of its own, and a repeat keeps none twice', async () => {
  const [ana, ben] = [await house.author(), await house.author()]
  const taken = await add(ben)
  const [one, two] = [newId(), newId()]
  const recipes = [one, taken, two].map((recipeId) => ({ recipeId, ...content }))
  for (const _ of ['once', 'and again'])
    expect((await ana.browser.ask('POST', '/api/recipes/import', { recipes })).json).toEqual({
      recipes: [
        { id: one, code: null },
        { id: taken, code: 'id-taken' },
        { id: two, code: null },
      ],
    })
  expect(await listOf(ana)).toHaveLength(2)
})

test('a page of this machine is not read for anybody', async () => {
  const ana = await house.author()
  for (const url of ['http://127.0.0.1/', 'http://localhost/', 'http://169.254.169.254/latest/meta-data/'])
    expect(await ana.browser.ask('POST', '/api/recipes/page', { url })).toMatchObject({
      status: 400,
      json: { code: 'blocked-address' },
    })
})

test('a family’s recipes are taken along as JSON-LD, and no stranger takes them', async () => {
  const [ana, ben] = [await house.author(), await house.author()]
  await add(ana)
  const asked = ({ browser }: Author) => browser.ask('GET', `/api/recipes/export?as=jsonld&family=${ana.id}`)
  expect(JSON.parse((await asked(ana)).json as string)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Recipe', name: title, recipeIngredient: ['2 cups flour', '3 eggs', 'a pinch of salt'] }],
  })
  expect(await asked(ben)).toMatchObject({ status: 404 })
  for (const as of ['md', 'tandoor'])
    expect((await ana.browser.ask('GET', `/api/recipes/export?as=${as}&family=${ana.id}`)).status).toBe(200)
})

test('a recipe is found by what it needs while it is kept, and by its family alone', async () => {
  const [ana, ben] = [await house.author(), await house.author()]
  const id = await add(ana)
  const found = async ({ browser }: Author, q: string) => {
    const { store, checkpointSignals } = server.kernel
    expect(await checkpointSignals.passed('search', await store.head(), 25_000)).toBe(true)
    const { json } = await browser.ask('GET', `/api/search?q=${q}`)
    return v.parse(FoundPage, json).found.map((one) => [one.kind, one.id, one.title])
  }
  const row = ['recipe', id, title]
  for (const q of ['flour', 'Margaret', 'lake']) expect(await found(ana, q)).toEqual([row])
  expect(await found(ben, 'flour')).toEqual([])
  await ana.browser.ask('PATCH', `/api/recipes/${id}`, contentOf('By the gate'), { 'If-Match': '"0"' })
  expect(await found(ana, 'lake')).toEqual([])
  expect(await found(ana, 'gate')).toEqual([['recipe', id, 'By the gate']])
  await ana.browser.ask('DELETE', `/api/recipes/${id}`, {})
  expect(await found(ana, 'flour')).toEqual([])
})
