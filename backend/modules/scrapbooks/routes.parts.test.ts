import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, ownerOf, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import * as workflows from '../../../workflows/index.ts'
import { ending } from '../../../workflows/kernel/ends.ts'
import { processing, type PartView } from '../../../workflows/kernel/process.ts'
import { newId } from '../../kernel/ids.ts'
import { plus } from '../../kernel/log/decider.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { ChangedScrapbook, NO_PHOTO, ScrapbookDetail, ScrapbookRow } from './contract.ts'
import { removeScrapbook } from './decide/keep.ts'
import { scrapbook } from './scrapbook.ts'

let server: TestServer
let house: Household
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
})
afterAll(() => server.stop())

const title = 'At the lake'
const head = { title, theme: 'vintage', size: 'a4' } as const
const add = async ({ browser }: Author, scrapbookId = newId()) => {
  const { status, json } = await browser.ask('POST', '/api/scrapbooks', { scrapbookId, ...head })
  expect({ status, json }).toEqual({ status: 201, json: { id: scrapbookId, revision: 0 } })
  return scrapbookId
}
const listOf = async ({ browser }: Author) =>
  v.parse(v.array(ScrapbookRow), (await browser.ask('GET', '/api/scrapbooks')).json)
const typesOf = async (id: string) => (await server.kernel.store.read(`scrapbook-${id}`)).map(({ type }) => type)

test('a scrapbook that somebody adds is in their family’s list, and in no other’s', async () => {
  const [ana, ben] = [await house.author({ name: 'Ana' }), await house.author()]
  const id = await add(ana)
  const row = { id, title, revision: 0, addedBy: 'Ana', removedAt: null, isOwn: true, mayChange: true }
  expect(await listOf(ana)).toEqual([expect.objectContaining(row)])
  expect(await listOf(ben)).toEqual([])
})

test('a title is changed on the version that was seen', async () => {
  const ana = await house.author()
  const id = await add(ana)
  const rename = (words: string, revision: number) =>
    ana.browser.ask('PATCH', `/api/scrapbooks/${id}`, { ...head, title: words }, { 'If-Match': `"${revision}"` })
  const { json } = await rename('By the gate', 0)
  expect(v.parse(ChangedScrapbook, json)).toEqual({ id, revision: 1 })
  expect(await rename('By the barn', 0)).toMatchObject({ status: 412, json: { code: 'stale' } })
  expect(await listOf(ana)).toMatchObject([{ title: 'By the gate' }])
})

test('what was removed can be brought back, and the family is told of both', async () => {
  const ana = await house.author()
  const id = await add(ana)
  await ana.browser.ask('DELETE', `/api/scrapbooks/${id}`, {})
  expect(await listOf(ana)).toMatchObject([{ id, removedAt: expect.any(String) as string }])
  await ana.browser.ask('POST', `/api/scrapbooks/${id}/restore`, {})
  expect(await listOf(ana)).toMatchObject([{ id, removedAt: null }])
  const { position } = (await server.kernel.store.read(`scrapbook-${id}`)).at(-1) ?? { position: '0' }
  const { json } = await ana.browser.ask('GET', `/api/family/activity?after=${position}`)
  expect(json).toMatchObject([
    { kind: 'scrapbook_restored', words: '{by} brought a book back.', actorId: ana.id, thingId: id },
    { kind: 'scrapbook_removed' },
    { kind: 'scrapbook_added' },
  ])
})

const words = { layout: 'words', slots: [], heading: 'The orchard', words: 'We picked until it was dark.' } as const
const bookOf = async ({ browser }: Author, id: string) =>
  v.parse(ScrapbookDetail, (await browser.ask('GET', `/api/scrapbooks/${id}`)).json)
const keep = ({ browser }: Author, id: string, pageId: string, version: number, page: object = words) =>
  browser.ask('PUT', `/api/scrapbooks/${id}/pages/${pageId}`, { version, content: page })

test('pages are added, changed on the version that was seen, moved, taken out and brought back', async () => {
  const ana = await house.author({ name: 'Ana' })
  const id = await add(ana)
  const [first, second] = [newId(), newId()]
  for (const pageId of [first, second]) expect((await keep(ana, id, pageId, 0)).status).toBe(200)
  expect((await keep(ana, id, first, 1, { ...words, heading: 'The barn' })).status).toBe(200)
  expect(await keep(ana, id, first, 1)).toMatchObject({ status: 409, json: { code: 'page-changed' } })
  const send = (what: string, body: object) => ana.browser.ask('POST', `/api/scrapbooks/${id}/${what}`, body)
  await send('move', { pageId: second, beforeId: first })
  const { pages, pdf, n } = await bookOf(ana, id)
  expect(pages.map((row) => [row.id, row.version, row.page.heading])).toEqual([
    [second, 1, 'The orchard'],
    [first, 2, 'The barn'],
  ])
  expect([n, pdf, pages[0]?.editedBy, pages[0]?.isEditedByMe]).toEqual([2, null, 'Ana', true])
  await send('take-out', { pageIds: [second] })
  expect((await bookOf(ana, id)).pages.map((row) => row.id)).toEqual([first])
  await send('move', { pageId: second, beforeId: null })
  expect((await bookOf(ana, id)).pages.map((row) => row.id)).toEqual([first, second])
})

test('a photo of nobody’s is not put in, and what cannot be placed is said', async () => {
  const ana = await house.author()
  const id = await add(ana)
  const page = { layout: 'one', slots: [{ ...NO_PHOTO, itemId: newId() }], heading: '', words: '' }
  expect(await keep(ana, id, newId(), 0, page)).toMatchObject({ status: 400, json: { code: 'photo-unknown' } })
  const filled = await ana.browser.ask('POST', `/api/scrapbooks/${id}/fill`, { itemIds: [newId()] })
  expect(filled).toMatchObject({ status: 409, json: { code: 'nothing-to-place' } })
})

test('another family sees nothing of a book: not its pages, not its PDF', async () => {
  const [ana, ben] = [await house.author(), await house.author()]
  const id = await add(ana)
  for (const path of [`/api/scrapbooks/${id}`, `/api/scrapbooks/${id}/pdf`])
    expect((await ben.browser.ask('GET', path)).status).toBe(404)
  expect((await keep(ben, id, newId(), 0)).status).toBe(404)
})

test('without a browser that prints, that is said before anything is asked for', async () => {
  const ana = await house.author()
  const id = await add(ana)
  await keep(ana, id, newId(), 0)
  expect((await bookOf(ana, id)).makesPdf).toBe(false)
  const asked = await ana.browser.ask('POST', `/api/scrapbooks/${id}/pdf`, { pdfId: newId() })
  expect(asked).toMatchObject({ status: 409, json: { code: 'pdf-not-here' } })
  expect((await ana.browser.ask('GET', `/api/scrapbooks/${id}/pdf`)).status).toBe(404)
})

test('a scrapbook is among what may be shared, and a link shows it', async () => {
  const ana = await house.author({ name: 'Ana Hale' })
  const id = await add(ana)
  const choice = { kind: 'book', id, title }
  expect((await ana.browser.ask('GET', '/api/shares/choices')).json).toMatchObject([choice])
  const things = [{ kind: 'book', id }]
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
  await house.tell(scrapbook, id, removeScrapbook({ role: 'owner' }), ownerOf(ana.id), at)
  const { loadPart, doStep } = processing(server.kernel, [workflows.scrapbooks.process ?? []].flat())
  const of = { stream: `scrapbook-${id}`, part: '' }
  const due = (await loadPart(of)).next as NonNullable<PartView['next']>
  expect(due).toMatchObject({ step: 'erase' })
  for (const _ of ['once', 'and again']) await doStep(of, due)
  expect(await typesOf(id)).toEqual(['ScrapbookAdded', 'ScrapbookRemoved', 'ScrapbookErased'])
  expect(await keys.isThere(`scrapbook-${id}`)).toBe(false)
  expect(await listOf(ana)).toEqual([])
})

test('with its family a scrapbook is erased', async () => {
  const ana = await house.author()
  const id = await add(ana)
  const { endOrList, endOne } = ending(server.kernel, [workflows.scrapbooks.ends])
  const part = { kind: 'family', part: 'scrapbooks', over: { familyId: ana.id, position: '0' } } as const
  expect(await endOrList(part)).toEqual([id])
  for (const _ of ['once', 'and again']) await endOne(part, id)
  expect(await typesOf(id)).toEqual(['ScrapbookAdded', 'ScrapbookErased'])
  expect(await server.kernel.keys.isThere(`scrapbook-${id}`)).toBe(false)
})
