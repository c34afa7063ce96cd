import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, ownerOf, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { logIn, rowsIn, word } from '../../../tests/erasure/traces.ts'
import * as workflows from '../../../workflows/index.ts'
import { ending } from '../../../workflows/kernel/ends.ts'
import { newId } from '../../kernel/ids.ts'
import { plus } from '../../kernel/log/decider.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { familiesIn } from '../families/testing/house.ts'
import { metadataOf, tusClient } from '../media/testing/tusClient.ts'
import { capsule, contentsOf } from './capsule.ts'
import { removeCapsule } from './decide/keep.ts'
import { thing } from './testing/thing.ts'
import { CapsuleDetail, CapsuleRow, Ticket } from './contract.ts'
import { capsulesIn, type Capsules } from './testing/house.ts'

let server: TestServer
let house: Household
let capsules: Capsules
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  capsules = capsulesIn(server, house)
})
afterAll(() => server.stop())

const title = 'At the lake'
const add = async ({ browser, id }: Author, capsuleId = newId()) => {
  const body = { capsuleId, title, day: '2060-01-01', zone: 'America/Chicago', openerIds: [id] }
  const { status, json } = await browser.ask('POST', '/api/capsules', body)
  expect({ status, json }).toEqual({ status: 201, json: { id: capsuleId, revision: 0 } })
  return capsuleId
}
const put = ({ browser }: Author, id: string, words: string, kind = 'words') =>
  browser.ask('POST', `/api/capsules/${id}/contributions`, { contributionId: newId(), kind, words })
const seal = ({ browser }: Author, id: string) =>
  browser.ask('POST', `/api/capsules/${id}/seal`, { confirmWords: title })
const listOf = async ({ browser }: Author) =>
  v.parse(v.array(CapsuleRow), (await browser.ask('GET', '/api/capsules')).json)
const detailOf = async ({ browser }: Author, id: string) =>
  v.parse(CapsuleDetail, (await browser.ask('GET', `/api/capsules/${id}`)).json)
const typesOf = async (id: string) => (await server.kernel.store.read(`capsule-${id}`)).map(({ type }) => type)

test('a capsule is its family’s to see, and each sees what they put in themselves', async () => {
  const ana = await house.author({ name: 'Ana' })
  const ben = await familiesIn(server.kernel, house).member(ana, 'contributor')
  const id = await add(ana)
  await put(ana, id, 'The key is under the stone.')
  const asBen = (method: 'GET' | 'POST', path: string, body?: object) =>
    ben.browser.ask(method, path, body, { 'X-Family': ana.id })
  const bens = { contributionId: newId(), kind: 'question', words: 'Who is at the table?' }
  expect(await asBen('POST', `/api/capsules/${id}/contributions`, bens)).toMatchObject({ status: 200 })
  const { json } = await asBen('GET', `/api/capsules/${id}`)
  expect(v.parse(CapsuleDetail, json)).toMatchObject({
    state: 'filling',
    things: 2,
    people: 2,
    contents: [{ words: 'Who is at the table?', isOwn: true }],
  })
  expect((await detailOf(ana, id)).contents).toMatchObject([{ words: 'The key is under the stone.' }])
  expect(await listOf(await house.author())).toEqual([])
  const stranger = await house.author()
  expect(await stranger.browser.ask('GET', `/api/capsules/${id}`)).toMatchObject({ status: 404 })
})

test('what was put in can be taken out by whoever put it in', async () => {
  const ana = await house.author()
  const id = await add(ana)
  await put(ana, id, 'Not this.')
  const [{ id: contributionId } = { id: '' }] = (await detailOf(ana, id)).contents
  const path = `/api/capsules/${id}/contributions/${contributionId}`
  expect(await ana.browser.ask('DELETE', path, {})).toMatchObject({ status: 200 })
  expect((await detailOf(ana, id)).contents).toEqual([])
})

test('a file that is on its way keeps a capsule from being sealed', async () => {
  const ana = await house.author()
  const id = await add(ana)
  const { ticket } = v.parse(Ticket, (await ana.browser.ask('GET', `/api/capsules/${id}/ticket`)).json)
  const [mediaId, bytes] = [newId(), Buffer.from('a paper')]
  const { create, patch } = tusClient(ana.browser, server.origin)
  const metadata = metadataOf({ mediaId, messageId: id, purpose: 'contribution', type: 'text/plain' })
  const by = { 'Upload-Ticket': ticket }
  const begun = await create({ 'Upload-Metadata': metadata, 'Upload-Length': String(bytes.length), ...by })
  const contribution = { contributionId: newId(), kind: 'file', mediaId }
  const contribute = () => ana.browser.ask('POST', `/api/capsules/${id}/contributions`, contribution)
  expect(await contribute()).toMatchObject({ status: 409, json: { code: 'file-missing' } })
  await patch(begun.headers.get('Location') ?? '', 0, bytes, by)
  expect(await contribute()).toMatchObject({ status: 200 })
  expect((await detailOf(ana, id)).contents).toMatchObject([{ kind: 'file', file: { state: 'preparing' } }])
  expect(await seal(ana, id)).toMatchObject({ status: 409, json: { code: 'upload-pending' } })
})

test('a sealed capsule shows nothing of what is in it to anybody, and takes nothing more', async () => {
  const ana = await house.author()
  const id = await add(ana)
  const planted = word()
  await put(ana, id, planted)
  expect(await seal(ana, id)).toMatchObject({ status: 200 })
  expect(await detailOf(ana, id)).toMatchObject({ state: 'sealed', things: 1, contents: [] })
  expect(await put(ana, id, 'More.')).toMatchObject({ status: 409, json: { code: 'sealed' } })
  expect(await ana.browser.ask('GET', `/api/capsules/${id}/ticket`)).toMatchObject({ status: 409 })
  expect(await ana.browser.ask('DELETE', `/api/capsules/${id}`, {})).toMatchObject({ json: { code: 'sealed' } })
  await capsules.doDue(id)
  expect(await typesOf(id)).toEqual(['CapsuleAdded', 'ContributionAdded', 'CapsuleSealed', 'CapsuleLocked'])
  expect(await server.kernel.timeVault.holds(contentsOf(id))).toBe(true)
  expect(await server.kernel.keys.isThere(contentsOf(id))).toBe(false)
  const { state } = await server.kernel.load(capsule, id)
  expect(state.contents.map(({ words }) => words)).toEqual(['[erased]'])
  for (const kept of [rowsIn, logIn]) expect(await kept(server.kernel)).not.toContain(planted)
})

test('on its day it opens for the family, and its questions are answered', async () => {
  const ana = await house.author({ name: 'Ana' })
  const planted = word()
  const { id } = await capsules.due(ana, [
    { kind: 'words', words: planted },
    { kind: 'question', words: 'Who is at the table?' },
  ])
  expect((await detailOf(ana, id)).contents).toEqual([])
  await capsules.doDue(id)
  const opened = await detailOf(ana, id)
  expect(opened).toMatchObject({ state: 'opened', isReadable: true, damaged: 0 })
  expect(opened.contents.map(({ words }) => words)).toEqual([planted, 'Who is at the table?'])
  const question = opened.contents[1]?.id ?? ''
  const answer = { answerId: newId(), contributionId: question, words: 'Ten of us.' }
  expect(await ana.browser.ask('POST', `/api/capsules/${id}/answers`, answer)).toMatchObject({ status: 200 })
  expect((await detailOf(ana, id)).contents[1]?.answers).toMatchObject([{ words: 'Ten of us.', by: 'Ana' }])
  await capsules.doDue(id)
  expect((await typesOf(id)).filter((type) => type === 'CapsuleOpened')).toHaveLength(1)
})

// Case C1: several are due in one night while everything is down.
test('of three that came due while nobody was there, all open', async () => {
  const ana = await house.author()
  const ids: string[] = []
  for (const words of ['One.', 'Two.', 'Three.']) ids.push((await capsules.due(ana, [{ kind: 'words', words }])).id)
  for (const id of ids) await capsules.doDue(id)
  for (const id of ids) expect((await detailOf(ana, id)).state).toBe('opened')
})

test('a role too low fills nothing', async () => {
  const ana = await house.author()
  const viewer = await familiesIn(server.kernel, house).member(ana, 'viewer')
  const id = await add(ana)
  const as = { 'X-Family': ana.id }
  const body = { contributionId: newId(), kind: 'words', words: 'No.' }
  const asked = viewer.browser.ask('POST', `/api/capsules/${id}/contributions`, body, as)
  expect(await asked).toMatchObject({ status: 403 })
  expect(await viewer.browser.ask('GET', `/api/capsules/${id}/ticket`, undefined, as)).toMatchObject({ status: 403 })
})

test('what was removed for thirty days is erased, and its keys with it', async () => {
  const ana = await house.author()
  const { clock, keys } = server.kernel
  const id = newId()
  const at = plus(clock.now(), -31 * clock.dayMs)
  await thing.add((...one) => house.tell(...one, ownerOf(ana.id), at), id, ana.id)
  await house.tell(capsule, id, removeCapsule({ role: 'owner' }), ownerOf(ana.id), at)
  await capsules.doDue(id)
  expect(await typesOf(id)).toEqual(['CapsuleAdded', 'CapsuleRemoved', 'CapsuleErased'])
  expect(await keys.isThere(`capsule-${id}`)).toBe(false)
})

test('with its family a sealed capsule is erased', async () => {
  const ana = await house.author()
  const { keys, timeVault } = server.kernel
  const sealed = await add(ana)
  await put(ana, sealed, 'Once.')
  await seal(ana, sealed)
  await capsules.doDue(sealed)
  const { endOrList, endOne } = ending(server.kernel, [workflows.capsules.ends])
  const part = { kind: 'family', part: 'capsules', over: { familyId: ana.id, position: '0' } } as const
  expect(await endOrList(part)).toContain(sealed)
  for (const _ of ['once', 'and again']) await endOne(part, sealed)
  expect(await timeVault.holds(contentsOf(sealed))).toBe(false)
  expect(await keys.isThere(`capsule-${sealed}`)).toBe(false)
})
