import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { householdIn, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { statementsSent } from '../../../tests/lists/counting.ts'
import { newId } from '../../kernel/ids.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { familiesIn } from '../families/testing/house.ts'
import { HubView } from './contract.ts'

let server: TestServer
let house: Household
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
})
afterAll(() => server.stop())

const hubOf = async ({ browser }: Author, family?: string) => {
  const { status, json } = await browser.ask('GET', '/api/hub', undefined, family ? { 'X-Family': family } : {})
  expect(status).toBe(200)
  return v.parse(HubView, json).cards
}
const addCapsule = async ({ browser, id }: Author, title: string, day: string): Promise<string> => {
  const capsuleId = newId()
  const body = { capsuleId, title, day, zone: 'America/Chicago', openerIds: [id] }
  expect(await browser.ask('POST', '/api/capsules', body)).toMatchObject({ status: 201 })
  return capsuleId
}

test('who has nothing yet has no card', async () => {
  expect(await hubOf(await house.author())).toEqual([])
})

test('a card names the first three of what it has, and counts all', async () => {
  const ana = await house.author()
  for (const [title, year] of [
    ['Last', 2064],
    ['Third', 2063],
    ['First', 2061],
    ['Second', 2062],
  ] as const)
    await addCapsule(ana, title, `${year}-01-01`)
  const [capsules] = await hubOf(ana)
  expect(capsules).toMatchObject({ card: 'capsules', isLate: false, n: 4 })
  expect(capsules?.rows.map(({ title }) => title)).toEqual(['First', 'Second', 'Third'])
})

test('what is of a family is on the hub of its members, and on nobody else’s', async () => {
  const ana = await house.author()
  const ben = await familiesIn(server.kernel, house).member(ana, 'viewer')
  await addCapsule(ana, 'At the lake', '2060-01-01')
  expect((await hubOf(ben, ana.id)).map(({ card }) => card)).toEqual(['capsules'])
  expect(await hubOf(ben, ben.id)).toEqual([])
  const stranger = await house.author()
  expect(await stranger.browser.ask('GET', '/api/hub', undefined, { 'X-Family': ana.id })).toMatchObject({
    status: 404,
  })
  expect(await server.browser().ask('GET', '/api/hub')).toMatchObject({ status: 401 })
})

test('a hub asks two statements: one more than what asks for memories alone', async () => {
  const ana = await house.author()
  await addCapsule(ana, 'At the lake', '2060-01-01')
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  try {
    const sent = { hub: 0, bare: 0 }
    await server.whileHalted(async () => {
      const count = async (path: string) => {
        await ana.browser.ask('GET', path)
        const before = await statementsSent()
        await ana.browser.ask('GET', path)
        return (await statementsSent()) - before
      }
      sent.hub = await count('/api/hub')
      sent.bare = await count('/api/items/today?on=2030-01-01')
    })
    expect(sent.hub - sent.bare).toBeLessThanOrEqual(1)
  } finally {
    clock.mockRestore()
  }
})

test('a table that is behind says so, and what it does not know yet is no number', async () => {
  const ana = await house.author()
  await addCapsule(ana, 'At the lake', '2060-01-01')
  vi.spyOn(server.kernel.checkpointSignals, 'passed').mockResolvedValue(false)
  let late: HubView['cards'] = []
  await server.whileHalted(async () => {
    await ana.browser.ask('POST', '/api/capsules', {
      capsuleId: newId(),
      title: 'Second',
      day: '2061-01-01',
      zone: 'America/Chicago',
      openerIds: [ana.id],
    })
    late = await hubOf(ana)
  })
  vi.restoreAllMocks()
  expect(late.find(({ card }) => card === 'capsules')).toMatchObject({ isLate: true, n: 1 })
})
