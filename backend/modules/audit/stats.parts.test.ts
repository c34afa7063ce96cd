import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import { plus } from '../../kernel/log/decider.ts'
import { keepResult } from '../../kernel/process/lastResult.ts'
import { newId } from '../../kernel/ids.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { householdIn, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { storyOf, type Story } from '../../../tests/household/story.ts'
import { recordAudit } from '../media/decide.ts'
import { media } from '../media/media.ts'
import { noteMessage } from '../messages/decide/staff.ts'
import { message } from '../messages/message.ts'
import { MessageStats, Stalled } from './contract.ts'
import { routes } from './routes.ts'

let server: TestServer
let house: Household
let story: Story
let ana: Author
let admin: Browser
beforeAll(async () => {
  server = await startHouse({}, {}, [routes])
  house = householdIn(server)
  story = storyOf(server, house)
  ana = await house.author()
  admin = await server.signedInAs(newId(), 'admin')
})
afterAll(() => server.stop())

const statsNow = async () => v.parse(MessageStats, (await admin.ask('GET', '/api/admin/message-stats')).json)

test('an empty house has no median, no rate and no lag', async () =>
  expect(await statsNow()).toMatchObject({
    medianOpenMs: null,
    mailAcceptRate: null,
    projectionLagMs: expect.any(Number) as number,
    lastSweep: null,
    lastVerify: null,
    lastAudit: null,
    lastVaultAudit: null,
    faults: null,
    stalled: [],
    damagedFiles: [],
    stopped: [],
  }))

test('how many mails were taken counts checks and links', async () => {
  const people = [await house.person(ana)]
  await story.noticed(ana, { people })
  await story.stalled(ana, { people })
  const messageId = await story.delivering(ana, { people })
  await story.mailed(ana, messageId, people[0] ?? '')
  // Three checks were taken (one, and two of what is delivered), one was refused, and one link was taken.
  expect((await statsNow()).mailAcceptRate).toBeCloseTo(4 / 5)
})

test('the median is from a link’s mail to its opening', async () => {
  const { db } = server.kernel
  await db.query(sql.typeAlias('void')`
    update deliveries.deliveries set state = 'unlocked', opened_at = sent_at + interval '90 seconds'`)
  expect((await statsNow()).medianOpenMs).toBe(90_000)
})

test('what the sweep found last, and when it last found something, is shown', async () => {
  await keepResult(server.kernel, 'reconcile', { found: { missing: 2 }, isTrouble: true })
  await keepResult(server.kernel, 'reconcile', { found: { missing: 0 }, isTrouble: false })
  expect((await statsNow()).lastSweep).toMatchObject({ found: { missing: 0 }, trouble: { missing: 2 } })
})

test('read tables that stand still are behind by the age of what they lack', async () => {
  const { db } = server.kernel
  const name = 'projections/lost'
  await db.query(sql.typeAlias('void')`
    insert into kernel.checkpoints (name, position) select ${name}, min(pos)::text from audit.events`)
  expect((await statsNow()).projectionLagMs).toBeGreaterThan(0)
  await db.query(sql.typeAlias('void')`delete from kernel.checkpoints where name = ${name}`)
})

test('since when a message needs someone is when it stalled, whatever happened to it after', async () => {
  const id = await story.scheduled(ana, { people: [await house.person(ana)] })
  const stalledAt = (await server.kernel.load(message, id)).state.slots[0]?.at ?? ''
  await story.notice(id, 1, false)
  const sinceOf = async () => (await statsNow()).stalled.find((one) => one.id === id)?.since
  expect(await sinceOf()).toBe(stalledAt)
  const note = noteMessage({ note: 'Ruth was called.' })
  const anHourLater = plus(stalledAt, 3_600_000)
  await house.tell(message, id, note, { kind: 'account', id: newId() }, anHourLater)
  expect(await sinceOf()).toBe(stalledAt)
})

test('a message whose recording is damaged needs someone, until it is whole again', async () => {
  const messageId = newId()
  const people = [await house.person(ana)]
  await story.draft(ana, { messageId, people })
  const mediaId = await house.recording(ana, messageId)
  await story.scheduled(ana, { messageId, people, mediaIds: [mediaId] })
  const stalled = async () => v.parse(Stalled, (await admin.ask('GET', '/api/admin/stalled')).json)
  await house.tell(media, mediaId, recordAudit({ auditsN: 0, damaged: ['original'], mended: {} }))
  expect(await stalled()).toContainEqual(
    expect.objectContaining({ id: messageId, state: 'scheduled', reason: 'recording_damaged' }),
  )
  expect((await statsNow()).stalled.map(({ id }) => id)).toContain(messageId)
  await house.tell(media, mediaId, recordAudit({ auditsN: 1, damaged: [], mended: {} }))
  expect((await stalled()).map(({ id }) => id)).not.toContain(messageId)
})
