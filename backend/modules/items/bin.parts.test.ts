// Through: items, albums, shares, families
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, startHouse, type Household } from '../../../tests/household/household.ts'
import { newId } from '../../kernel/ids.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { familiesIn } from '../families/testing/house.ts'
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

const Url = v.object({ url: v.string() })

test('what is put into the bin while it is shown, in an album and shared is nowhere, and everywhere once it is restored', async () => {
  const ana = await house.author({ name: 'Ana' })
  const ben = await familiesIn(server.kernel, house).member(ana, 'viewer')
  const { id } = await items.photo(ana, {}, { title: 'The rowboat' })
  const telling = await items.add(ana, { about: id })
  const albumId = newId()
  await ana.browser.ask('POST', '/api/albums', { albumId, title: 'At the lake' })
  await ana.browser.ask('POST', `/api/albums/${albumId}/items`, { itemIds: [id] })
  const wanted = { shareId: newId(), things: [{ kind: 'item', id }], title: 'Look', mayDownload: false }
  const { url } = v.parse(Url, (await ana.browser.ask('POST', '/api/shares', wanted)).json)
  const path = `/api${new URL(url).pathname}`
  const visitor = server.browser()
  const { nonce } = v.parse(v.object({ nonce: v.string() }), (await visitor.ask('GET', path)).json)
  await visitor.ask('POST', `${path}/open`, { nonce })

  const seen = async () => ({
    ben: (await ben.browser.ask('GET', `/api/items/${id}`)).status,
    thumb: (await ben.browser.ask('GET', `/api/items/${id}/thumb`)).status,
    album: ((await ben.browser.ask('GET', `/api/albums/${albumId}`)).json as { n: number }).n,
    about: (await items.detailOf(ana, telling)).about,
    link: (await visitor.ask('GET', `${path}/media/item/${id}/thumb`)).status < 400,
  })
  const all = { ben: 200, thumb: 200, album: 1, about: id, link: true }
  expect(await seen()).toEqual(all)
  await items.change(ana, id, '/bin')
  expect(await seen()).toEqual({ ben: 404, thumb: 404, album: 0, about: null, link: false })
  // Whoever may bring it back reads that it is there, with all that was said of it.
  expect(await items.detailOf(ana, id)).toMatchObject({
    title: 'The rowboat',
    binnedAt: expect.any(String) as string,
    albums: [{ id: albumId }],
    mayChange: true,
  })
  await items.change(ana, id, '/restore')
  expect(await seen()).toEqual(all)
})
