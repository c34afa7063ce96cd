import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { householdIn, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { itemsIn } from './testing/house.ts'

let server: TestServer
let house: Household
let items: ReturnType<typeof itemsIn>
let ana: Author
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  items = itemsIn(server.kernel, house)
  ana = await house.author()
})
afterAll(() => server.stop())

/** What of the object store an answer asks for. */
const askedOf = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const { blobs } = server.kernel
  const names = Object.keys(blobs) as (keyof typeof blobs)[]
  const spies = names.map((name) => vi.spyOn(blobs, name))
  const { status } = await ana.browser.ask('GET', path, undefined, headers)
  const asked = names.flatMap((name, at) => spies[at]?.mock.calls.map(() => name) ?? [])
  for (const spy of spies) spy.mockRestore()
  return { status, asked }
}

test('a thumb is one request of the object store, and none where the browser has it or has no right to it', async () => {
  const { id, thumb } = await items.photo(ana)
  const path = `/api/items/${id}/thumb`
  expect(await askedOf(path)).toEqual({ status: 200, asked: ['getSized'] })
  expect(await askedOf(path, { 'If-None-Match': `"${thumb}"` })).toEqual({ status: 304, asked: [] })
  expect(await askedOf(path, { 'If-None-Match': '"another"' })).toEqual({ status: 200, asked: ['getSized'] })
  expect(await askedOf(`/api/items/${id}/preview`)).toEqual({ status: 404, asked: [] })
  const { id: theirs } = await items.photo(await house.author())
  expect(await askedOf(`/api/items/${theirs}/thumb`)).toEqual({ status: 404, asked: [] })
})
