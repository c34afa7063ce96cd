import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { householdIn, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { newId } from '../../kernel/ids.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { Months, TodayItems } from './contract.ts'
import { itemsIn } from './testing/house.ts'

let server: TestServer
let house: Household
let items: ReturnType<typeof itemsIn>
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  items = itemsIn(server.kernel, house)
})
afterAll(() => server.stop())

const idsOf = async (...of: Parameters<typeof items.listOf>) => (await items.listOf(...of)).map(({ id }) => id)
const month = async (by: Author, query = '') =>
  v.parse(Months, (await by.browser.ask('GET', `/api/items/months${query}`)).json)

describe('a date', () => {
  const exposed = (taken: string) => ({ facts: { taken, hasExposure: true } })
  test('is what a person says, then the camera, then the name; a scanner’s day is a hint alone', async () => {
    const ana = await house.author()
    const { id: scan } = await items.photo(ana, { facts: { taken: '2024-02-03T10:00:00' } })
    const { id: named } = await items.photo(ana, {}, { name: 'IMG_20190612_140305.jpg' })
    const { id: taken } = await items.photo(ana, exposed('1999-07-01T08:00:00'), { name: 'IMG_20190612.jpg' })
    const rows = await items.listOf(ana)
    expect(rows.map(({ id, sortsAs, date }) => [id, sortsAs, date.source])).toEqual([
      [taken, '1999-07-01T08:00:00', 'camera'],
      [named, '2019-06-12T14:03:05', 'file_name'],
      [scan, '', null],
    ])
    expect((await items.detailOf(ana, scan)).facts.taken).toBe('2024-02-03T10:00:00')
    await items.change(ana, scan, '/date', { words: 'about 1958' })
    expect(await items.listOf(ana, '?from=1950&to=1958')).toMatchObject([
      { id: scan, date: { kind: 'about', words: 'about 1958', source: 'person' } },
    ])
    await items.change(ana, scan, '/date', { words: '' })
    expect((await items.detailOf(ana, scan)).date).toMatchObject({ kind: 'unknown', source: null })
  })

  test('puts each under a heading, in the order of the list, and pages follow one another', async () => {
    const ana = await house.author()
    const words = ['1958', 'June 1958', 'the fifties', 'June 12, 1958', 'when Otto was small', '1960']
    const ids = new Map<string, string>()
    for (const each of words) {
      const id = await items.add(ana)
      ids.set(id, each)
      await items.change(ana, id, '/date', { words: each })
    }
    const inOrder = ['the fifties', '1958', 'June 1958', 'June 12, 1958', '1960', 'when Otto was small']
    expect((await idsOf(ana)).map((id) => ids.get(id))).toEqual(inOrder)
    expect(await month(ana)).toEqual({
      months: [
        { month: '1950s', n: 1 },
        { month: '1958', n: 1 },
        { month: '1958-06', n: 2 },
        { month: '1960', n: 1 },
        { month: '', n: 1 },
      ],
      n: 6,
    })
    const found: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const before = next === '' ? '' : `&before=${encodeURIComponent(next)}`
      const { json } = await ana.browser.ask('GET', `/api/items?limit=2${before}`)
      const page = v.parse(
        v.object({ items: v.array(v.object({ id: v.string() })), next: v.nullable(v.string()) }),
        json,
      )
      found.push(...page.items.map(({ id }) => ids.get(id) ?? ''))
      next = page.next
    }
    expect(found).toEqual(inOrder)
    expect(await items.listOf(ana, '?shelf=undated')).toMatchObject([{ date: { words: 'when Otto was small' } }])
    const since = async (query: string) => (await idsOf(ana, query)).map((id) => ids.get(id))
    expect(await since('?from=1958-06')).toEqual(['June 1958', 'June 12, 1958', '1960'])
    expect(await since('?from=1958&to=1958')).toEqual(['1958', 'June 1958', 'June 12, 1958'])
  })

  test('of this day brings back other years, but nobody of whom the family wants no reminder', async () => {
    const ana = await house.author()
    const relativeId = newId()
    await ana.browser.ask('POST', '/api/relatives', { relativeId, name: 'Otto' })
    const [shown, quiet] = [await items.add(ana), await items.add(ana)]
    for (const id of [shown, quiet]) await items.change(ana, id, '/date', { words: 'June 12, 1958' })
    await items.change(ana, quiet, '/people', { personIds: [relativeId] })
    const today = async () => {
      const { json } = await ana.browser.ask('GET', '/api/items/today?on=2026-06-12')
      return v.parse(TodayItems, json).items.map(({ id }) => id)
    }
    expect((await today()).toSorted()).toEqual([shown, quiet].toSorted())
    await ana.browser.ask('PUT', `/api/relatives/${relativeId}/quiet`, { isQuiet: true })
    expect(await today()).toEqual([shown])
  })
})
