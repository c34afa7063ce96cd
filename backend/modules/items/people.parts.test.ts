import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { newId } from '../../kernel/ids.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { familiesIn } from '../families/testing/house.ts'
import { ItemPeople } from './contract.ts'
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

const countsOf = async ({ browser }: Author, familyId: string) => {
  const { json } = await browser.ask('GET', '/api/items/people', undefined, { 'X-Family': familyId })
  return v.parse(ItemPeople, json).people
}

test('each person is counted once in what they are in or speak, of what whoever asks may see', async () => {
  const ana = await house.author({ name: 'Ana' })
  const ben = await familiesIn(server.kernel, house).member(ana, 'viewer')
  const otto = newId()
  await ana.browser.ask('POST', '/api/relatives', { relativeId: otto, name: 'Otto' })
  const [both, own, hidden, binned] = [
    await items.add(ana),
    await items.add(ana),
    await items.add(ana),
    await items.add(ana),
  ]
  const tag = (id: string, personIds: readonly string[], speakerId: string | null = null) =>
    items.change(ana, id, '/people', { personIds, speakerId })
  await tag(both, [otto, ana.id], otto)
  await tag(own, [ana.id])
  for (const id of [hidden, binned]) await tag(id, [], otto)
  await items.change(ana, hidden, '/visibility', { visibility: 'only_me' })
  await items.change(ana, binned, '/bin')
  const two = [otto, ana.id].toSorted().map((id) => ({ id, n: 2 }))
  expect((await countsOf(ana, ana.id)).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(two)
  expect(await countsOf(ben, ana.id)).toEqual([
    { id: ana.id, n: 2 },
    { id: otto, n: 1 },
  ])
})
