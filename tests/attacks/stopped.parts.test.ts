import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import * as v from 'valibot'
import { skipAt } from '../../backend/admin/skip.ts'
import { healthAnswer } from '../../backend/kernel/process/health.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { HistoryPage, MessageStats } from '../../backend/modules/audit/contract.ts'
import { routes as audit } from '../../backend/modules/audit/routes.ts'
import type { ReviewsEvent } from '../../backend/modules/reviews/events.ts'
import { review } from '../../backend/modules/reviews/review.ts'
import { rebuild } from '../../projections/rebuild.ts'
import { householdIn, ownerOf, startHouse, type Household } from '../household/household.ts'
import { ownLog } from '../rebuild/ownLog.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

const NAME = 'projections/reviews'

let log: Awaited<ReturnType<typeof ownLog>>
let server: TestServer
let house: Household
beforeAll(async () => {
  // A log of its own: what no table can hold would stop every other test's tables, too.
  log = await ownLog(inject('postgresUrl'))
  server = await startHouse({ EVENTSTORE_URL: log.url }, {}, [audit])
  house = householdIn(server)
})
afterAll(async () => {
  await server.stop()
  await log.stop()
})

const written = (accountId: string, stars: number): ReviewsEvent => {
  const opinion = { name: 'Ana', stars: stars as 5, text: 'All that we hoped for, and more.' }
  return {
    type: 'ReviewWritten',
    data: { ...opinion, accountId, worksHere: false, writtenAt: '2030-01-01T00:00:00.000Z' },
  }
}
/** A review as it stands in the log; nobody waits for the read table. @returns the event's id */
const write = async (stars: number): Promise<string> => {
  const { kernel } = server
  const id = newId()
  await kernel.handle(review, id, () => [written(id, stars)], freshCommand(kernel, ownerOf(id)))
  return (await kernel.store.read(`review-${id}`))[0]?.eventId ?? ''
}
const readyStatus = async () => (await healthAnswer('/readyz', server.readiness))?.status
const desk = async () => {
  const admin = await server.signedInAs(newId(), 'admin')
  const stats = v.parse(MessageStats, (await admin.ask('GET', '/api/admin/message-stats')).json)
  const history = await admin.ask('GET', '/api/admin/history?type=EventSkipped')
  return { stats, skips: v.parse(HistoryPage, history.json).items }
}
const rebuildNow = () => rebuild(server.kernel, 'reviews', AbortSignal.timeout(20_000))
const starsKept = async () =>
  (await server.rowsOf('reviews.reviews')).map(({ stars }) => Number(stars)).toSorted((a, b) => a - b)

test('an event that a table cannot hold stops that table alone, is named, and is passed by once an operator says so', async () => {
  await write(4)
  await vi.waitFor(async () => expect(await starsKept()).toEqual([4]), patiently)
  // More than the column can hold.
  const poison = await write(3_000_000_000)
  await write(5)
  await vi.waitFor(() => expect(server.readiness()[NAME]).toBe(`stopped at ReviewWritten ${poison}`), patiently)

  expect(await readyStatus()).toBe(503)
  expect(Object.entries(server.readiness()).filter(([, state]) => state !== 'running')).toHaveLength(1)
  // The household waits until the other tables have each of these.
  const ana = await house.author()
  await house.person(ana)
  const told = {
    stopped: [{ subscription: NAME, eventId: poison, type: 'ReviewWritten' }],
    faults: { found: { subscriptionStopped: 1 } },
  }
  await vi.waitFor(async () => expect((await desk()).stats).toMatchObject(told), patiently)

  const { kernel } = server
  await expect(skipAt(kernel, NAME, newId(), 'It is not ours')).rejects.toThrow(poison)
  await expect(skipAt(kernel, 'projections/life', poison, 'It is not ours')).rejects.toThrow('does not stand')
  await expect(skipAt(kernel, NAME, poison, ' ')).rejects.toThrow('say why')
  await skipAt(kernel, NAME, poison, 'Written by hand in a drill')
  await vi.waitFor(async () => expect(await starsKept()).toEqual([4, 5]), patiently)

  await vi.waitFor(async () => expect(await readyStatus()).toBe(200), patiently)
  const passed = { stats: { stopped: [] }, skips: [{ type: 'EventSkipped', actorKind: 'system' }] }
  await vi.waitFor(async () => expect(await desk()).toMatchObject(passed), patiently)
  await rebuildNow()
  expect(await starsKept()).toEqual([4, 5])
})
