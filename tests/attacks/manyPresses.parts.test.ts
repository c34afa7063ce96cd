// Through: life, families
// Whoever has a link, or an account, may press again and again: nobody's stream grows without end, nor is anyone mailed.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plus } from '../../backend/kernel/log/decider.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { householdIn, startHouse, type Author, type Household } from '../household/household.ts'
import { planBy } from '../household/lifePlan.ts'
import { press } from './walk/ways.ts'

let server: TestServer
let house: Household
let ana: Author
let page: string
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  ana = await house.author()
  const nora = await house.contact(ana)
  await planBy(house, ana, 1)
  page = `/trusted/${server.kernel.capabilities.issue('trusted', ana.id, nora)}`
})

const events = async () => (await server.kernel.store.read(`life-${ana.id}`)).length
/** Presses by turns until one is refused; answers how many were not. From one network sixty in an hour are let through. */
const lasting = async (acts: readonly string[]) => {
  for (let n = 0; n < 40; n += 1) {
    const { status } = await press(server.browser(), page, `${page}/${acts[n % acts.length] ?? ''}`)({})
    if (status === 429) return n
  }
  return Number.POSITIVE_INFINITY
}

test('a contact who asks for codes again and again has ten in a day', async () => {
  expect(await lasting(['code'])).toBe(10)
})

test('a contact who says yes and no by turns does so twenty times in a day', async () => {
  const before = await events()
  expect(await lasting(['decline', 'accept'])).toBe(20)
  expect((await events()) - before).toBe(20)
})

test('an author who is away and back by turns is so sixty times in an hour', async () => {
  const until = plus(server.kernel.clock.now(), 9 * server.kernel.clock.dayMs)
  const statuses: number[] = []
  while (statuses.at(-1) !== 429 && statuses.length < 70) {
    const [path, body] = statuses.length % 2 === 0 ? ['pause', { until }] : ['resume', {}]
    statuses.push((await ana.browser.ask('POST', `/api/life/${path}`, body)).status)
  }
  expect(statuses).toHaveLength(61)
})
