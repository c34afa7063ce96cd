import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, ownerOf, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import * as workflows from '../../../workflows/index.ts'
import { ending } from '../../../workflows/kernel/ends.ts'
import { processing, type PartView } from '../../../workflows/kernel/process.ts'
import { newId } from '../../kernel/ids.ts'
import { plus } from '../../kernel/log/decider.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { ChangedPlace, PlaceRow } from './contract.ts'
import { removePlace } from './decide.ts'
import { place } from './place.ts'

let server: TestServer
let house: Household
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
})
afterAll(() => server.stop())

const [name, at] = ['At the lake', { lat: 47.6, lon: 12.4 }]
const add = async ({ browser }: Author, placeId = newId()) => {
  const { status, json } = await browser.ask('POST', '/api/places', { placeId, name, at })
  expect({ status, json }).toEqual({ status: 201, json: { id: placeId, revision: 0 } })
  return placeId
}
const listOf = async ({ browser }: Author) => v.parse(v.array(PlaceRow), (await browser.ask('GET', '/api/places')).json)
const typesOf = async (id: string) => (await server.kernel.store.read(`place-${id}`)).map(({ type }) => type)

test('a place that somebody names is in their family’s list, and in no other’s', async () => {
  const [ana, ben] = [await house.author({ name: 'Ana' }), await house.author()]
  const id = await add(ana)
  const row = { id, name, at, n: 0, revision: 0, addedBy: 'Ana', removedAt: null, isOwn: true, mayChange: true }
  expect(await listOf(ana)).toEqual([expect.objectContaining(row)])
  expect(await listOf(ben)).toEqual([])
})

test('a place is changed on the version that was seen, and lies on the earth', async () => {
  const ana = await house.author()
  const id = await add(ana)
  const change = (body: object, revision: number) =>
    ana.browser.ask('PATCH', `/api/places/${id}`, body, { 'If-Match': `"${revision}"` })
  const { json } = await change({ name: 'By the gate', at: null }, 0)
  expect(v.parse(ChangedPlace, json)).toEqual({ id, revision: 1 })
  expect(await change({ name: 'By the barn', at }, 0)).toMatchObject({ status: 412, json: { code: 'stale' } })
  const nowhere = { name: 'By the barn', at: { lat: 91, lon: 0 } }
  expect(await change(nowhere, 1)).toMatchObject({ status: 400, json: { code: 'coordinates-invalid' } })
  expect(await listOf(ana)).toMatchObject([{ name: 'By the gate', at: null }])
})

test('what was removed can be brought back, and the family is told of both', async () => {
  const ana = await house.author()
  const id = await add(ana)
  await ana.browser.ask('DELETE', `/api/places/${id}`, {})
  expect(await listOf(ana)).toMatchObject([{ id, removedAt: expect.any(String) as string }])
  await ana.browser.ask('POST', `/api/places/${id}/restore`, {})
  expect(await listOf(ana)).toMatchObject([{ id, removedAt: null }])
  const { position } = (await server.kernel.store.read(`place-${id}`)).at(-1) ?? { position: '0' }
  const { json } = await ana.browser.ask('GET', `/api/family/activity?after=${position}`)
  expect(json).toMatchObject([
    { kind: 'place_restored', words: '{by} brought a place back.', actorId: ana.id, thingId: id },
    { kind: 'place_removed' },
    { kind: 'place_added' },
  ])
})

test('what was removed for thirty days is erased, and its key with it', async () => {
  const ana = await house.author()
  const { clock, keys } = server.kernel
  const { thing } = await import('./testing/thing.ts')
  const id = newId()
  const long = plus(clock.now(), -31 * clock.dayMs)
  await thing.add((...one) => house.tell(...one, ownerOf(ana.id), long), id, ana.id)
  await house.tell(place, id, removePlace({ role: 'owner' }), ownerOf(ana.id), long)
  const { loadPart, doStep } = processing(server.kernel, [workflows.places.process ?? []].flat())
  const of = { stream: `place-${id}`, part: '' }
  const due = (await loadPart(of)).next as NonNullable<PartView['next']>
  expect(due).toMatchObject({ step: 'erase' })
  for (const _ of ['once', 'and again']) await doStep(of, due)
  expect(await typesOf(id)).toEqual(['PlaceNamed', 'PlaceRemoved', 'PlaceErased'])
  expect(await keys.isThere(`place-${id}`)).toBe(false)
  expect(await listOf(ana)).toEqual([])
})

test('with its family a place is erased', async () => {
  const ana = await house.author()
  const id = await add(ana)
  const { endOrList, endOne } = ending(server.kernel, [workflows.places.ends])
  const part = { kind: 'family', part: 'places', over: { familyId: ana.id, position: '0' } } as const
  expect(await endOrList(part)).toEqual([id])
  for (const _ of ['once', 'and again']) await endOne(part, id)
  expect(await typesOf(id)).toEqual(['PlaceNamed', 'PlaceErased'])
  expect(await server.kernel.keys.isThere(`place-${id}`)).toBe(false)
})
