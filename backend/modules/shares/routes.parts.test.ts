import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Author, Household } from '../../../tests/household/household.ts'
import { newId } from '../../kernel/ids.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import type { SharedItems, ShareRow } from './contract.ts'
import { exported } from './export.ts'
import { listOf, logOf, make, open, pageOf, pathOf, wishOf } from './testing/asking.ts'
import { startShares } from './testing/house.ts'

type Family = Awaited<ReturnType<typeof startShares>>
let server: TestServer
let house: Household
let ruth: Author
let thomas: Author
let amelia: Author
let family: Family
beforeAll(async () => {
  family = await startShares()
  ;({ server, house, ruth, thomas, amelia } = family)
})
afterAll(() => server.stop())

const noteOf = (...given: Parameters<Family['noteOf']>) => family.noteOf(...given)
const GONE = { status: 410, json: { code: 'gone' } }

test('a link shows its things to whoever opens it, and says when', async () => {
  const [quay, loaf] = [noteOf(ruth), noteOf(ruth, 'The loaf')]
  const link = await make(ruth, [quay, loaf], { note: 'For Ida' })
  const [path, ida] = [pathOf(link), server.browser()]
  expect(await pageOf(ida, path)).toMatchObject({ title: link.title, by: 'Ruth', hasPasscode: false, isOpen: false })
  expect(await ida.ask('GET', `${path}/items`)).toMatchObject({ status: 403, json: { code: 'not-open' } })
  expect(await open(ida, path)).toMatchObject({ status: 204 })
  const items = (await ida.ask('GET', `${path}/items`)).json as SharedItems
  expect(items).toMatchObject({
    note: 'For Ida',
    by: 'Ruth',
    items: [{ id: quay, isThere: true }, { title: 'The loaf' }],
  })
  expect(await ida.ask('GET', `${path}/media/note/${quay}/play`)).toMatchObject({ json: 'play of At the quay' })
  for (const _ of [1, 2])
    expect(await ida.ask('POST', `${path}/viewed`, { kind: 'note', id: quay })).toMatchObject({ status: 204 })
  await open(ida, path)
  await expect
    .poll(() => logOf(ruth, link))
    .toMatchObject([{ device: 'A browser', seen: [{ id: quay, title: 'At the quay' }] }])
  expect(await listOf(ruth)).toMatchObject([{ id: link.id, opened: 1, state: 'live', url: link.url }])
  expect(
    JSON.stringify([...(await server.rowsOf('shares.views')), ...(await server.rowsOf('shares.shares'))]),
  ).not.toMatch(/127\.0\.0\.1|::1|Ida|quay"/u)
})

test('nothing else can be had with it than what it names, and no download unless it says so', async () => {
  const [quay, other] = [noteOf(ruth), noteOf(ruth)]
  const [closed, lent] = [await make(ruth, [quay]), await make(ruth, [quay], { mayDownload: true })]
  const ida = server.browser()
  await open(ida, pathOf(closed))
  await open(ida, pathOf(lent))
  const media = (link: ShareRow, of: string) => ida.ask('GET', `${pathOf(link)}/media/${of}`)
  expect(await media(closed, `note/${other}/play`)).toMatchObject({ status: 404 })
  expect(await media(closed, `story/${quay}/play`)).toMatchObject({ status: 404 })
  expect(await media(closed, `note/${quay}/original`)).toMatchObject({ status: 404 })
  expect(await media(closed, `note/${quay}/download`)).toMatchObject({ status: 404 })
  const download = await media(lent, `note/${quay}/download`)
  expect(download).toMatchObject({ status: 200, json: 'play of At the quay' })
  expect(download.headers.get('Content-Disposition')).toContain('recording.m4a')
  expect(await ida.ask('POST', `${pathOf(closed)}/viewed`, { kind: 'note', id: other })).toMatchObject({ status: 404 })
})

test('a program that looks through mail changes nothing', async () => {
  const link = await make(ruth, [noteOf(ruth)])
  const path = pathOf(link)
  const scanner = server.browser()
  const page = new URL(link.url ?? '').pathname
  for (const each of [path, `${path}/items`, page]) {
    await scanner.ask('GET', each)
    await fetch(new URL(each, server.origin), { method: 'HEAD' })
  }
  for (const body of [{}, { nonce: 'x' }, { nonce: (await pageOf(server.browser(), path)).nonce }])
    expect((await scanner.ask('POST', `${path}/open`, body)).status).toBeGreaterThanOrEqual(400)
  expect(await scanner.ask('POST', `${path}/viewed`, { kind: 'note', id: link.things[0]?.id })).toMatchObject({
    status: 403,
  })
  expect(await logOf(ruth, link)).toEqual([])
})

test('a link that is ended, renewed, expired, unknown or of another kind is one gone page', async () => {
  const [ended, renewed, expired] = [
    await make(ruth, [noteOf(ruth)]),
    await make(ruth, [noteOf(ruth)]),
    await make(ruth, [noteOf(ruth)]),
  ]
  const ida = server.browser()
  for (const each of [ended, renewed]) await open(ida, pathOf(each))
  await ruth.browser.ask('DELETE', `/api/shares/${ended.id}`, {})
  const again = (await ruth.browser.ask('POST', `/api/shares/${renewed.id}/renew`, { n: 1 })).json as ShareRow
  const { capabilities } = server.kernel
  const others = [
    capabilities.issue('story', expired.id, 1),
    capabilities.issue('share', newId(), 1),
    capabilities.issue('share', expired.id, 2),
    'taken-back',
  ]
  for (const path of [pathOf(ended), pathOf(renewed), ...others.map((token) => `/api/shared/${token}`)])
    for (const part of ['', '/items', '/media/note/x/play'.replace('x', newId())])
      expect(await ida.ask('GET', `${path}${part}`)).toMatchObject(GONE)
  expect(await pageOf(ida, pathOf(again))).toMatchObject({ by: 'Ruth' })
  expect(await ruth.browser.ask('PATCH', `/api/shares/${ended.id}`, { title: 'Again' })).toMatchObject({
    json: { code: 'share-over' },
  })
})

test('a link stops with its maker, and with its thing', async () => {
  const own = noteOf(thomas)
  const [quay, loaf] = [noteOf(ruth), noteOf(ruth)]
  const [link, both] = [await make(thomas, [own]), await make(ruth, [quay, loaf])]
  const ida = server.browser()
  for (const each of [link, both]) await open(ida, pathOf(each))
  const seen = () => ida.ask('GET', `${pathOf(link)}/items`)
  expect(await seen()).toMatchObject({ status: 200 })
  family.roles.set(thomas.id, 'viewer')
  expect(await seen()).toMatchObject(GONE)
  expect((await listOf(ruth)).find(({ id }) => id === link.id)).toMatchObject({
    state: 'stopped',
    mayEnd: true,
    url: null,
  })
  family.roles.delete(thomas.id)
  expect(await seen()).toMatchObject(GONE)
  expect(await thomas.browser.ask('GET', `/api/shares/${link.id}/log`)).toMatchObject({ status: 404 })
  family.roles.set(thomas.id, 'contributor')
  expect(await seen()).toMatchObject({ status: 200 })
  family.notes.delete(quay)
  expect((await ida.ask('GET', `${pathOf(both)}/items`)).json).toMatchObject({
    items: [{ id: quay, isThere: false, title: '' }, { isThere: true }],
  })
  family.notes.set(loaf, { familyId: family.familyId, contributorId: ruth.id, title: 'The loaf', mayShare: false })
  expect(await ida.ask('GET', `${pathOf(both)}/items`)).toMatchObject(GONE)
})

test('who may not make a link, or not that one, is refused in words', async () => {
  const own = noteOf(thomas)
  const hers = noteOf(ruth)
  const ask = (who: Author, ids: readonly string[], more: object = {}) =>
    who.browser.ask('POST', '/api/shares', wishOf(ids, more))
  const elsewhere = newId()
  family.notes.set(elsewhere, { familyId: newId(), contributorId: ruth.id, title: 'Elsewhere', mayShare: true })
  expect(await ask(amelia, [hers])).toMatchObject({ status: 403, json: { code: 'forbidden' } })
  expect(await amelia.browser.ask('GET', '/api/shares')).toMatchObject({ status: 403 })
  expect(await ask(thomas, [own, hers])).toMatchObject({ status: 403, json: { code: 'forbidden' } })
  expect(await ask(ruth, [own, hers])).toMatchObject({ status: 201 })
  expect(await ask(ruth, [elsewhere])).toMatchObject({ status: 404 })
  expect(await ask(ruth, [newId()])).toMatchObject({ status: 404 })
  expect(await ask(ruth, [noteOf(ruth, 'No', false)])).toMatchObject({ json: { code: 'teller-said-no' } })
  expect(await ask(ruth, [hers], { passcode: '12345' })).toMatchObject({ status: 400, json: { code: 'passcode-weak' } })
  expect(await ask(ruth, [hers], { expiresAt: '2020-01-01T00:00:00.000Z' })).toMatchObject({
    json: { code: 'expiry-in-past' },
  })
  expect(await ask(ruth, [])).toMatchObject({ status: 400 })
  expect(await server.browser().ask('GET', '/api/shares')).toMatchObject({ status: 401 })
})

test('others’ links are not there for a stranger, and a contributor ends only their own', async () => {
  const [hers, his] = [await make(ruth, [noteOf(ruth)]), await make(thomas, [noteOf(thomas)])]
  const eve = await house.author({ username: 'eve' })
  const each = [
    ['PATCH', '', { title: 'Mine' }],
    ['POST', '/renew', { n: 1 }],
    ['DELETE', '', {}],
    ['GET', '/log', undefined],
  ] as const
  for (const [method, rest, body] of each) {
    const at = `/api/shares/${hers.id}${rest}`
    expect(await eve.browser.ask(method, at, body)).toMatchObject({ status: 404 })
    for (const low of [amelia, thomas])
      expect(await low.browser.ask(method, at, body)).toMatchObject({ status: 403, json: { code: 'forbidden' } })
  }
  const seen = (await listOf(thomas)).find(({ id }) => id === hers.id)
  expect(seen).toMatchObject({ url: null, mayEnd: false, mayChange: false })
  expect(await ruth.browser.ask('DELETE', `/api/shares/${his.id}`, {})).toMatchObject({ json: { state: 'ended' } })
})

test('a change is made on the version that was seen', async () => {
  const link = await make(ruth, [noteOf(ruth)])
  const at = `/api/shares/${link.id}`
  const edit = (revision: number, title: string) =>
    ruth.browser.ask('PATCH', at, { title }, { 'If-Match': `"${revision}"` })
  expect(await edit(link.revision, 'For Ida')).toMatchObject({ status: 200, json: { title: 'For Ida' } })
  expect(await edit(link.revision, 'For Ben')).toMatchObject({ status: 412, json: { code: 'stale' } })
  expect(await ruth.browser.ask('PATCH', at, { title: 'x' }, { 'If-Match': '' })).toMatchObject({ status: 428 })
})

test('what somebody shared is in their export, without the address that opens it', async () => {
  const link = await make(thomas, [noteOf(thomas)], { title: 'Planted title', note: 'Planted note' })
  const { data } = await exported.of(server.kernel, thomas)
  expect(data).toContainEqual(expect.objectContaining({ title: 'Planted title', note: 'Planted note' }))
  expect(JSON.stringify(data)).not.toContain(new URL(link.url ?? '').pathname)
})
