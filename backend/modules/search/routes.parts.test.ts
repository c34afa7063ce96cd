import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { told } from '../../../tests/attacks/walk/shares.ts'
import { householdIn, ownerOf, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { rowsIn, word } from '../../../tests/erasure/traces.ts'
import { sql } from '../../kernel/db.ts'
import { newId } from '../../kernel/ids.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { familiesIn } from '../families/testing/house.ts'
import { eraseItem } from '../items/decide/bin.ts'
import { item } from '../items/item.ts'
import { itemsIn } from '../items/testing/house.ts'
import { askForStory } from '../stories/decide/ask.ts'
import { story } from '../stories/story.ts'
import { FoundPage, type Found } from './contract.ts'

let server: TestServer
let house: Household
let items: ReturnType<typeof itemsIn>
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  items = itemsIn(server.kernel, house)
})
afterAll(() => server.stop())

/** Searches what is there by now. */
const search = async (by: Author, q: string, more: Readonly<Record<string, string>> = {}, familyId = by.id) => {
  const { store, checkpointSignals } = server.kernel
  expect(await checkpointSignals.passed('search', await store.head(), 25_000)).toBe(true)
  const path = `/api/search?${new URLSearchParams({ q, ...more }).toString()}`
  const { status, json } = await by.browser.ask('GET', path, undefined, { 'X-Family': familyId })
  expect({ status, json }).toMatchObject({ status: 200 })
  return v.parse(FoundPage, json)
}
const idsOf = async (...asked: Parameters<typeof search>) => (await search(...asked)).found.map(({ id }) => id)
const wordsIn = ({ quote }: Found) => quote.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')

const ok = async (answer: Promise<{ readonly status: number }>) => expect([200, 201]).toContain((await answer).status)

/** What a machine made of an item: the outcome, then each line. */
const drafted = async (familyId: string, id: string, state: string, lines: readonly string[], step = 'words') => {
  for (const [part, text] of ['', ...lines].entries())
    await server.kernel.db.query(sql.typeAlias('void')`
      insert into kernel.artefacts (kind, id, step, part, feature, family_id, contributor_id, recipe, state, text, data, made_at)
      values ('item', ${id}, ${step}, ${part}, 'listen', ${familyId}, ${familyId}, 'r', ${part === 0 ? state : 'made'}, ${text},
        ${sql.jsonb({ start: part * 10, end: part * 10 + 4 })}, now())`)
}

test('words are found in a title, a caption and what was written, the title first', async () => {
  const ana = await house.author()
  const written = await items.add(ana, { title: 'Sunday', text: 'She kept the money in the blue tin.' })
  const titled = await items.add(ana, { title: 'The blue tin', text: 'On the shelf.' })
  const captioned = await items.add(ana, { title: 'Shelf' })
  await ok(items.change(ana, captioned, '', { title: 'Shelf', caption: 'The tin is blue.' }, 'PATCH'))
  await items.add(ana, { title: 'A tin', text: 'A red one.' })
  const { found, n } = await search(ana, 'blue tins')
  expect(n).toBe(3)
  expect(found[0]?.id).toBe(titled)
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set([written, titled, captioned]))
  expect(found.filter(({ id }) => id === written).map(wordsIn)).toEqual(['She kept the money in the [blue] [tin].'])
})

test('an accent makes no difference, a word after a minus is not to be in it, and without words nothing is found', async () => {
  const ana = await house.author()
  const id = await items.add(ana, { title: 'Zoë at the café', text: 'On a Sunday.' })
  expect(await idsOf(ana, 'cafe zoe')).toEqual([id])
  expect(await idsOf(ana, 'cafe -zoe')).toEqual([])
  expect(await idsOf(ana, 'the')).toEqual([])
  expect(await ana.browser.ask('GET', '/api/search?q=')).toMatchObject({ status: 400 })
  expect(await ana.browser.ask('GET', `/api/search?q=${'a'.repeat(201)}`)).toMatchObject({ status: 400 })
})

describe('who and where', () => {
  const person = async (ana: Author, name: string) => {
    const relativeId = newId()
    await ok(ana.browser.ask('POST', '/api/relatives', { relativeId, name }))
    return relativeId
  }
  const rename = (ana: Author, id: string, name: string) =>
    ok(ana.browser.ask('PATCH', `/api/relatives/${id}`, { name, hasDied: false }))

  test('a person is found by their name, also after it was changed, and no more once they were removed', async () => {
    const ana = await house.author()
    const rosa = await person(ana, 'Rosa')
    const id = await items.add(ana, { title: 'By the gate', text: 'On a Sunday.' })
    await ok(items.change(ana, id, '/people', { personIds: [rosa] }))
    expect(new Set(await idsOf(ana, 'rosa'))).toEqual(new Set([id, rosa]))
    expect(await idsOf(ana, 'rosa gate')).toEqual([id])
    await rename(ana, rosa, 'Rosalind')
    expect([await idsOf(ana, 'rosa'), await idsOf(ana, 'rosalind gate')]).toEqual([[], [id]])
    expect(await idsOf(ana, 'gate', { who: rosa })).toEqual([id])
    await ok(ana.browser.ask('DELETE', `/api/relatives/${rosa}`))
    expect(await idsOf(ana, 'rosalind')).toEqual([])
  })

  test('a place is found with what is from there, under the name that it has', async () => {
    const ana = await house.author()
    const placeId = newId()
    await ok(ana.browser.ask('POST', '/api/places', { placeId, name: 'Lyon' }))
    const id = await items.add(ana, { title: 'The market', text: 'On a Sunday.' })
    await ok(items.change(ana, id, '/place', { placeId }))
    expect(new Set(await idsOf(ana, 'lyon'))).toEqual(new Set([placeId, id]))
    expect(await idsOf(ana, 'market', { where: placeId })).toEqual([id])
    await ok(ana.browser.ask('DELETE', `/api/places/${placeId}`))
    expect(await idsOf(ana, 'lyon')).toEqual([])
    await ok(ana.browser.ask('POST', `/api/places/${placeId}/restore`))
    expect(new Set(await idsOf(ana, 'lyon'))).toEqual(new Set([placeId, id]))
  })
})

test('a kind, a year, and the pages of what is found', async () => {
  const ana = await house.author()
  const photo = await items.photo(ana, {}, { title: 'The rowboat' })
  const written = await items.add(ana, { title: 'The rowboat', text: 'On a Sunday.' })
  await ok(items.change(ana, written, '/date', { words: 'about 1958' }))
  expect(await idsOf(ana, 'rowboat', { kind: 'photo' })).toEqual([photo.id])
  expect(await idsOf(ana, 'rowboat', { from: '1950', to: '1959' })).toEqual([written])
  expect((await search(ana, '1958')).found).toMatchObject([{ id: written, when: 'about 1958', kind: 'story' }])
  for (let n = 0; n < 20; n++) await items.add(ana, { title: 'The rowboat', text: 'On a Sunday.' })
  const [first, second] = [await search(ana, 'rowboat'), await search(ana, 'rowboat', { page: '2' })]
  expect([first.n, first.found.length, second.found.length]).toEqual([22, 20, 2])
  expect(new Set([...first.found, ...second.found].map(({ id }) => id)).size).toBe(22)
})

test('nobody finds or counts what they may not see: of another family, of one member alone, or in the bin', async () => {
  const ana = await house.author()
  const ben = await familiesIn(server.kernel, house).member(ana, 'viewer')
  const stranger = await house.author()
  const ours = await items.add(ana, { title: 'The blue tin', text: 'On a Sunday.' })
  const mine = await items.add(ana, { title: 'My blue tin', text: 'On a Sunday.', visibility: 'only_me' })
  const binned = await items.add(ana, { title: 'An old blue tin', text: 'On a Sunday.' })
  await ok(items.change(ana, binned, '/bin'))
  expect(new Set(await idsOf(ana, 'blue tin'))).toEqual(new Set([ours, mine]))
  expect(await search(ben, 'blue tin', {}, ana.id)).toMatchObject({ n: 1, found: [{ id: ours }] })
  expect((await search(stranger, 'blue tin')).n).toBe(0)
  const elsewhere = await stranger.browser.ask('GET', '/api/search?q=tin', undefined, { 'X-Family': ana.id })
  expect(elsewhere).toMatchObject({ status: 404, json: { code: 'not-found' } })
  await ok(items.change(ana, binned, '/restore'))
  expect(await idsOf(ben, 'old tin', {}, ana.id)).toEqual([binned])
})

test('what is found stands in the clear until it is erased; then a dump of the database has no word of it', async () => {
  const ana = await house.author()
  const phrase = word()
  const id = await items.add(ana, { title: 'Sunday', text: phrase })
  expect(await idsOf(ana, phrase)).toEqual([id])
  expect(await rowsIn(server.kernel)).toContain(phrase)
  await house.tell(item, id, eraseItem({ reason: 'family_ended' }), ownerOf(ana.id))
  expect(await idsOf(ana, phrase)).toEqual([])
  expect((await rowsIn(server.kernel)).includes(phrase)).toBe(false)
})

describe('what is said in a recording', () => {
  test('is found at its second, where somebody wrote it down', async () => {
    const ana = await house.author()
    const { id } = await items.voice(ana, Buffer.from('a voice'), 60_000)
    const text = '[0:01] Margaret never trusted a bank.\n[0:12.5–0:15] It all went into the blue tin.\n[0:20] Later.'
    await ok(items.change(ana, id, '/words', { text }, 'PUT'))
    const { found } = await search(ana, 'blue tin')
    expect(found).toMatchObject([{ id, kind: 'voice', atMs: 12_500, isDraft: false, durationMs: 60_000 }])
    expect(found.map(wordsIn)).toEqual(['It all went into the [blue] [tin].'])
  })

  test('is found in a draft at its second, ranks below what people wrote, and is a draft', async () => {
    const ana = await house.author()
    const { id } = await items.voice(ana, Buffer.from('a voice'), 60_000)
    await drafted(ana.id, id, 'made', ['Margaret never trusted a bank.', 'It went into the blue tin.'])
    const written = await items.add(ana, { title: 'Sunday', text: 'It went into the blue tin.' })
    const { found } = await search(ana, 'blue tin')
    expect(found.map((each) => [each.id, each.isDraft, each.atMs])).toEqual([
      [written, false, null],
      [id, true, 20_000],
    ])
    await ok(items.change(ana, id, '/words', { text: 'It went into the green tin.' }, 'PUT'))
    expect(await idsOf(ana, 'blue tin')).toEqual([written])
  })

  test('is not found in a draft that is shown to nobody', async () => {
    const ana = await house.author()
    const { id } = await items.voice(ana, Buffer.from('a voice'), 60_000)
    await drafted(ana.id, id, 'too_rough', ['The blue tin.'])
    expect(await idsOf(ana, 'blue tin')).toEqual([])
  })

  test('of a paper it is found on its page', async () => {
    const ana = await house.author()
    const { id } = await items.photo(ana, {}, { title: 'From Lyon' })
    await drafted(ana.id, id, 'made', ['Dear Anna,', 'what I owe you', 'is in the blue tin'], 'ocr')
    expect((await search(ana, 'blue tin')).found).toMatchObject([{ id, page: 3, isDraft: true, atMs: null }])
  })
})

test('a story that someone told is found once it was told', async () => {
  const ana = await house.author()
  const asked = { storyId: newId(), familyId: ana.id, question: 'Where was the swing?', name: 'Joseph' }
  const facts = { isVerified: true, hasLink: false, openN: 0, isRefused: false }
  await house.tell(story, asked.storyId, askForStory({ ...asked, ...facts }), ownerOf(ana.id))
  expect(await idsOf(ana, 'swing')).toEqual([])
  const id = await told({ house, ana })
  expect((await search(ana, 'swing joseph gate')).found).toMatchObject([{ id, kind: 'told' }])
})

test('a book is found by what it is called, until it is removed', async () => {
  const ana = await house.author()
  const [id, head] = [newId(), { theme: 'vintage', size: 'a4' }]
  await ok(ana.browser.ask('POST', '/api/scrapbooks', { scrapbookId: id, title: 'The bakery', ...head }))
  expect((await search(ana, 'bakery')).found).toMatchObject([{ id, kind: 'book', title: 'The bakery' }])
  const renamed = { title: 'The lake', ...head }
  await ok(ana.browser.ask('PATCH', `/api/scrapbooks/${id}`, renamed, { 'If-Match': '*' }))
  expect((await search(ana, 'lake')).found).toMatchObject([{ id, kind: 'book' }])
  await ok(ana.browser.ask('DELETE', `/api/scrapbooks/${id}`))
  expect((await search(ana, 'lake')).found).toEqual([])
})

test('an album is found by what it is called, until it is removed', async () => {
  const ana = await house.author()
  const albumId = newId()
  await ok(ana.browser.ask('POST', '/api/albums', { albumId, title: 'The bakery' }))
  expect((await search(ana, 'bakery')).found).toMatchObject([{ id: albumId, kind: 'album', title: 'The bakery' }])
  await ok(ana.browser.ask('DELETE', `/api/albums/${albumId}`))
  expect(await idsOf(ana, 'bakery')).toEqual([])
})
