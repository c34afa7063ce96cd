// Through: items, media, billing, families
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modules } from '../../../projections/modules.ts'
import { householdIn, type Author, type Household } from '../../../tests/household/household.ts'
import { newId } from '../../kernel/ids.ts'
import { sql } from '../../kernel/db.ts'
import { DEFAULT_SYSTEM, systemOf } from '../../kernel/process/system.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { portsOf, routersOf, streamingOf } from '../../routers.ts'
import { familiesIn } from '../families/testing/house.ts'
import { metadataOf, tusClient } from '../media/testing/tusClient.ts'
import { Prechecked } from './contract.ts'
import { itemsIn } from './testing/house.ts'

const MIB = 2 ** 20
/** What each family's plan has room for, in GB; where it is not said, as much as the largest. */
const plans = new Map<string, number>()

let server: TestServer
let house: Household
let items: ReturnType<typeof itemsIn>
beforeAll(async () => {
  server = await startServer({
    routers: [streamingOf, routersOf],
    projections: modules,
    ports: (kernel) => {
      const ports = portsOf(kernel)
      const storageOf = (familyId: string) => ({ storageGb: plans.get(familyId) ?? 1_000 })
      return {
        ...ports,
        entitled: (familyId) => Promise.resolve(storageOf(familyId) as never),
        // A file of a megabyte is the largest here.
        system: systemOf(() => Promise.resolve({ ...DEFAULT_SYSTEM, maxFileSize: 1 })),
      }
    },
  })
  house = householdIn(server)
  items = itemsIn(server.kernel, house)
})
afterAll(() => server.stop())

const adding = (by: Author, bytes: number | undefined, familyId = by.id, mediaId = newId()) => {
  const body = { itemId: newId(), mediaId, name: 'IMG_1.JPG', ...(bytes !== undefined && { bytes }) }
  return by.browser.ask('POST', '/api/items', body, { 'X-Family': familyId })
}
/** What begins the upload of an item's file, of this length or of one that nobody knows yet. */
const beginning = async (by: Author, length: number | undefined, familyId = by.id, messageId = newId()) => {
  const { create, patch } = tusClient(by.browser, server.origin)
  const said: Readonly<Record<string, string>> =
    length === undefined ? { 'Upload-Defer-Length': '1' } : { 'Upload-Length': String(length) }
  const metadata = metadataOf({ purpose: 'item', type: 'image/jpeg', messageId })
  const answer = await create({ 'Upload-Metadata': metadata, ...said, 'X-Family': familyId })
  return { ...answer, path: answer.headers.get('Location') ?? '', patch }
}
const refusal = ({ status, json }: { readonly status: number; readonly json: unknown }) => {
  const { code, details } = json as { code?: string; details?: Readonly<Record<string, unknown>> }
  return { status, code, ...details }
}

describe('a file of an item is refused before its first byte', () => {
  test('where there is nothing in it', async () => {
    const ana = await house.author()
    for (const answer of [await adding(ana, 0), await beginning(ana, 0)])
      expect(refusal(answer)).toEqual({ status: 400, code: 'empty-file' })
    expect(await items.listOf(ana)).toEqual([])
  })
  test('where it is larger than any may be, with the limit and its size', async () => {
    const ana = await house.author()
    const bytes = MIB + 1
    for (const answer of [await adding(ana, bytes), await beginning(ana, bytes)])
      expect(refusal(answer)).toEqual({ status: 413, code: 'file-too-large', mb: 1, bytes })
    expect((await adding(ana, MIB)).status).toBe(201)
  })
  test('where the family’s plan has no room for it, with the plan that has', async () => {
    const ana = await house.author()
    const { id } = await items.photo(ana, { bytes: Buffer.alloc(600_000, 1) })
    plans.set(ana.id, 1 / 1_024)
    const full = { status: 409, code: 'plan-required', limit: '0 GB', used: '0 GB', plan: 'Free Forever' }
    for (const answer of [await adding(ana, 500_000), await beginning(ana, 500_000)])
      expect(refusal(answer)).toEqual(full)
    expect((await beginning(ana, 400_000)).status).toBe(201)
    // What is there can be read, changed and taken along, and words always fit.
    expect((await ana.browser.ask('GET', `/api/items/${id}/original`)).status).toBe(200)
    expect((await items.change(ana, id, '/date', { words: '1958' })).status).toBe(200)
    await items.add(ana)
  })
})

test('a file that nobody said the length of is refused while it comes, at the most that a file may hold', async () => {
  const ana = await house.author()
  const { path, patch } = await beginning(ana, undefined)
  const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(MIB)])
  expect(refusal(await patch(path, 0, jpeg))).toMatchObject({ status: 413, code: 'file-too-large', mb: 1 })
})

describe('what a family’s plan has room for', () => {
  test('is not more for files that come at once, nor for those that no item names yet', async () => {
    const ana = await house.author()
    plans.set(ana.id, 2 / 1_024)
    const all = await Promise.all(Array.from({ length: 6 }, () => beginning(ana, 500_000)))
    const codes = all.map((answer) => refusal(answer).code ?? 'begun')
    expect(codes.toSorted()).toEqual(['begun', 'begun', 'begun', 'begun', 'plan-required', 'plan-required'])
    expect(refusal(await beginning(ana, 500_000)).code).toBe('plan-required')
  })
  test('is the family’s, whoever sends the file, and no part of what the sender’s own has', async () => {
    const ana = await house.author()
    const ben = await familiesIn(server.kernel, house).member(ana, 'contributor')
    plans.set(ben.id, 0.4 / 1_024)
    expect((await beginning(ben, 500_000, ana.id)).status).toBe(201)
    expect(refusal(await beginning(ben, 500_000, ben.id)).code).toBe('plan-required')
    plans.set(ana.id, 0.4 / 1_024)
    expect(refusal(await beginning(ben, 500_000, ana.id)).code).toBe('plan-required')
  })
  test('is little for whoever has not confirmed their address', async () => {
    const eve = await house.author({ isVerified: false })
    const held = (bytes: number) =>
      server.kernel.db.query(sql.typeAlias('void')`
        insert into media.media (id, owner_id, message_id, purpose, state, progress, bytes, created_at, updated_at)
        values (${newId()}, ${eve.id}, ${newId()}, 'item', 'ready', 100, ${bytes}, now(), now())`)
    await held(499 * MIB)
    expect((await beginning(eve, 500_000)).status).toBe(201)
    expect(refusal(await beginning(eve, 600_000)).code).toBe('unconfirmed-full')
  })
})

test('a file keeps the name that it came with, and is what its bytes say', async () => {
  const ana = await house.author()
  const { id, mediaId } = await items.photo(ana, { mime: 'image/png' }, { name: '../box\\scan\u202E.txt' })
  const shown = await items.detailOf(ana, id)
  expect(shown).toMatchObject({ kind: 'photo', name: 'scan .txt', mime: 'image/png' })
  const original = await ana.browser.ask('GET', `/api/items/${id}/original`)
  expect(original.headers.get('content-type')).toBe('image/png')
  expect(original.headers.get('content-disposition')).toBe('attachment; filename="scan .txt"')
  const stored = await server.kernel.blobs.list(`media/${mediaId}/`)
  expect(stored.map(({ name }) => name)).toEqual([`media/${mediaId}/original`, `media/${mediaId}/thumb`])
})

test('five thousand files are asked about in questions of two hundred, and never in one', async () => {
  const ana = await house.author()
  const files = (n: number) =>
    Array.from({ length: n }, (_, at) => ({ sha256: at.toString(16).padStart(64, '0'), size: 1 }))
  const asking = (n: number) => ana.browser.ask('POST', '/api/items/precheck', { files: files(n) })
  expect(v.parse(Prechecked, (await asking(200)).json).files).toHaveLength(200)
  expect(refusal(await asking(201))).toMatchObject({ status: 400, code: 'invalid' })
})
