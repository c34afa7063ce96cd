import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { noteSign } from '../../backend/kernel/identity/signs.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import type { LifeEvent } from '../../backend/modules/life/events.ts'
import { life } from '../../backend/modules/life/life.ts'
import { mailsTo } from '../../tests/erasure/traces.ts'
import { householdIn, type Household } from '../../tests/household/household.ts'
import { planBy } from '../../tests/household/lifePlan.ts'
import { startWorkers } from '../../tests/household/workers.ts'
import { notifying } from '../kernel/notification.ts'
import { notificationReactor } from '../kernel/notificationReactor.ts'
import { missing } from '../life/newcomer.ts'
import { unheeded } from '../life/open.ts'
import { reactor } from '../life/reactor.ts'
import { lifeNotifications } from '../life/notifications.ts'
import { watching } from '../life/watch.ts'
import { wakeLife, watchReactor } from '../life/watchReactor.ts'
import { sweeping } from '../work.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

let workers: Awaited<ReturnType<typeof startWorkers>>
let server: TestServer
let house: Household
// Days are a real one long, so that a life's workflow looks again only where somebody tells it to.
beforeAll(async () => {
  workers = await startWorkers({
    reactors: (temporal) => (kernel) => ({
      lives: watchReactor(temporal),
      life: reactor(temporal),
      tells: notificationReactor(temporal, lifeNotifications(kernel)),
    }),
    activities: (kernel) => ({
      timeline: watching(kernel),
      mail: { ...missing(kernel), ...notifying(kernel, lifeNotifications(kernel)) },
    }),
  })
  server = workers.server
  house = householdIn(server)
})
afterAll(() => workers.stop())

const tried = { round: 2, about: 'silence', ask: 1, attempt: 1, mailId: 'm1' } as const
type Stands = (contactId: string, at: string) => readonly LifeEvent[]
const reported: Stands = (contactId, at) => [{ type: 'DeathReported', data: { contactId, reportedAt: at } }]
/** What a silence or a report has begun, by what ends it. */
const standing: Readonly<Record<'asked' | 'reported' | 'presumed' | 'confirmed', Stands>> = {
  asked: (_, at) => [
    { type: 'CheckInAttempted', data: { ...tried, lastSignAt: at } },
    { type: 'CheckInAccepted', data: { ...tried, smtpCode: 250, acceptedAt: at } },
  ],
  reported,
  presumed: (_, at) => [{ type: 'LifePresumed', data: { round: 2, asksAccepted: 3, lastSignAt: at, presumedAt: at } }],
  confirmed: (contactId, at) => [
    ...reported(contactId, at),
    { type: 'LifeConfirmed', data: { contactIds: [contactId], lastSignAt: at, confirmedAt: at } },
  ],
}

const typesOf = async (id: string) => (await server.kernel.store.read(`life-${id}`)).map(({ type }) => type)
const heardOf = (id: string, type: LifeEvent['type']) =>
  vi.waitFor(async () => expect(await typesOf(id)).toContain(type), patiently)
/** Its workflow has seen what stands, and waits. */
const waits = (id: string) =>
  vi.waitFor(async () => {
    await wakeLife(workers.temporal, `life-${id}`, Number.MAX_SAFE_INTEGER)
    const view = await workers.temporal.getHandle(`life-${id}`).query<{ revision: number }>('view')
    expect(view.revision).toBe((await typesOf(id)).length - 1)
  }, patiently)

const authorWho = async (is: keyof typeof standing) => {
  const author = await house.author()
  const contactId = await house.contact(author)
  await planBy(house, author, 1)
  // After the sign that signing up was.
  const at = plus(server.kernel.clock.now(), 1)
  await house.tell(life, author.id, () => standing[is](contactId, at))
  await waits(author.id)
  return { author, contact: `nora.${contactId}@hale.example`, after: plus(at, 1) }
}
const sweep = () => sweeping(server.kernel, workers.client).sweep()
/** Others' tests may have left lives of their own. */
const isUnheeded = async (id: string) => (await unheeded(server.kernel)).includes(`life-${id}`)

test.each(['presumed', 'confirmed'] as const)(
  'a sign after which the process died is found by the sweep: whoever is %s is back, and contacts are told',
  async (is) => {
    const { author, contact, after } = await authorWho(is)
    await noteSign(server.kernel.db, author.id, after)
    expect(await isUnheeded(author.id)).toBe(true)
    await sweep()
    await heardOf(author.id, 'LifeRestored')
    await vi.waitFor(
      async () => expect((await mailsTo(contact)).at(-1)?.subject).toMatch(/heard from Ana|answered us/),
      patiently,
    )
    expect(await isUnheeded(author.id)).toBe(false)
  },
)

test.each(['asked', 'reported'] as const)('so is whoever is %s', async (is) => {
  const { author, after } = await authorWho(is)
  await noteSign(server.kernel.db, author.id, after)
  expect(await isUnheeded(author.id)).toBe(true)
  await sweep()
  await heardOf(author.id, 'SignOfLifeSeen')
  expect(await isUnheeded(author.id)).toBe(false)
})

test.each(Object.keys(standing) as (keyof typeof standing)[])(
  'whoever is %s and gave no sign since stays so',
  async (is) => {
    const { author } = await authorWho(is)
    expect(await isUnheeded(author.id)).toBe(false)
    expect(await typesOf(author.id)).not.toContain('SignOfLifeSeen')
  },
)

test('a press by mail is no sign where only signing in counts', async () => {
  const { author, after } = await authorWho('reported')
  const { now } = server.kernel.clock
  const until = plus(now(), 5 * server.kernel.clock.dayMs)
  const opened: LifeEvent = { type: 'ChallengeOpened', data: { openedAt: now(), until, signInOnly: true } }
  await house.tell(life, author.id, () => [opened])
  await noteSign(server.kernel.db, author.id, after)
  expect(await isUnheeded(author.id)).toBe(false)
})
