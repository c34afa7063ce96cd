import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { newId } from '../../kernel/ids.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { unzip } from '../../kernel/testing/unzip.ts'
import { itemsIn } from '../items/testing/house.ts'
import { SharedChildren } from '../shares/contract.ts'
import type { Content } from './contract.ts'
import { contentOf } from './testing/content.ts'

let server: TestServer
let house: Household
let items: ReturnType<typeof itemsIn>
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  items = itemsIn(server.kernel, house)
})
afterAll(() => server.stop())

const plain = contentOf('Dumplings')
/** A recipe with a picture of its card, and voices in its story and its step. */
const withMemories = (cardId: string, voiceId: string): Content => ({
  ...plain,
  about: { ...plain.about, cardIds: [cardId], storyVoiceId: voiceId },
  steps: plain.steps.map((step) => ({ ...step, voiceId })),
})
const add = async ({ browser }: Author, content: Content) => {
  const recipeId = newId()
  return { recipeId, ...(await browser.ask('POST', '/api/recipes', { recipeId, ...content })) }
}
/** The zip as it arrives, and its files. */
const exportAs = async ({ browser, id }: Author, as: string) => {
  const Cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const url = new URL(`/api/recipes/export?as=${as}&family=${id}`, server.origin)
  const response = await fetch(url, { headers: { Cookie } })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  return unzip(Buffer.from(await response.arrayBuffer()))
}

test('the picture of a card goes along beside the text, and in the archive that Tandoor reads', async () => {
  const ana = await house.author()
  const { id: cardId, mediaId } = await items.photo(ana)
  const { id: voiceId } = await items.voice(ana, Buffer.from('her voice'), 9_000)
  expect(await add(ana, withMemories(cardId, voiceId))).toMatchObject({ status: 201 })
  const picture = Buffer.from(`the thumb of ${mediaId}`)
  const files = await exportAs(ana, 'md')
  expect([...files.keys()]).toEqual([`${plain.title}.md`, 'pictures/Dumplings (1).jpg', 'recipes.json'])
  expect(files.get('pictures/Dumplings (1).jpg')).toEqual(picture)
  expect(files.get(`${plain.title}.md`)?.toString()).toContain('![The card, 1](<pictures/Dumplings (1).jpg>)')
  const inner = unzip((await exportAs(ana, 'tandoor')).get('Dumplings.zip') ?? Buffer.alloc(0))
  expect([...inner.keys()]).toEqual(['recipe.json', 'image.jpg'])
  expect(inner.get('image.jpg')).toEqual(picture)
})

test('a memory of another family, or of one member alone, cannot be named', async () => {
  const [ana, ben] = [await house.author(), await house.author()]
  const { id: theirs } = await items.photo(ben)
  const { id: own } = await items.photo(ana, {}, { visibility: 'only_me' })
  const { id: voiceId } = await items.voice(ana, Buffer.from('her voice'), 9_000)
  for (const cardId of [theirs, own, newId()])
    expect(await add(ana, withMemories(cardId, voiceId))).toMatchObject({
      status: 400,
      json: { code: 'memory-unknown' },
    })
})

test('what is brought in from another family comes without its memories, and with all else', async () => {
  const [ana, ben] = [await house.author(), await house.author()]
  const [{ id: cardId }, { id: voiceId }] = [await items.photo(ana), await items.voice(ana, Buffer.from('hers'), 9_000)]
  const recipes = [{ recipeId: newId(), ...withMemories(cardId, voiceId) }]
  const { recipeId = '' } = recipes[0] ?? {}
  await ben.browser.ask('POST', '/api/recipes/import', { recipes })
  expect((await ben.browser.ask('GET', `/api/recipes/${recipeId}`)).json).toMatchObject(plain)
})

test('a link shows a recipe’s words with its card and its voice, and nothing that its family bins', async () => {
  const ana = await house.author()
  const [{ id: cardId }, { id: voiceId }] = [await items.photo(ana), await items.voice(ana, Buffer.from('hers'), 9_000)]
  const { recipeId } = await add(ana, withMemories(cardId, voiceId))
  const things = [{ kind: 'recipe', id: recipeId }]
  const shared = await ana.browser.ask('POST', '/api/shares', {
    shareId: newId(),
    things,
    title: 'Hers',
    mayDownload: false,
  })
  const path = `/api${new URL(v.parse(v.object({ url: v.string() }), shared.json).url).pathname}`
  const visitor = server.browser()
  const { nonce } = v.parse(v.object({ nonce: v.string() }), (await visitor.ask('GET', path)).json)
  await visitor.ask('POST', `${path}/open`, { nonce })
  const inIt = async () => {
    const { json } = await visitor.ask('GET', `${path}/items/recipe/${recipeId}`)
    return v.parse(SharedChildren, json).items.map(({ id }) => id)
  }
  const words = expect.stringContaining('2 cups flour') as string
  expect((await visitor.ask('GET', `${path}/items`)).json).toMatchObject({
    items: [{ kind: 'recipe', id: recipeId, n: 2, words }],
  })
  expect(await inIt()).toEqual([cardId, voiceId])
  await items.change(ana, cardId, '/bin')
  expect(await inIt()).toEqual([voiceId])
})
