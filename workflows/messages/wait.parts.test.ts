import { MockActivityEnvironment } from '@temporalio/testing'
import { beforeEach, expect, test } from 'vitest'
import { recordedOf } from '../../backend/kernel/log/recorded.ts'
import { askToWait, endWait } from '../../backend/modules/life/decide/wait.ts'
import { life, waitsUntil } from '../../backend/modules/life/life.ts'
import { respond } from '../../backend/modules/messages/decide/respond.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { aHouse } from '../../tests/household/aHouse.ts'
import { ownerOf, startHouse, type Author } from '../../tests/household/household.ts'
import { signReactor } from '../life/signReactor.ts'
import { activities } from './activities.ts'
import { applyingLife } from './onLife.ts'

/** Short enough to live through one, long enough for the waits of the others not to end. */
const DAY_MS = 2_000
const { server, house, story } = aHouse(() => startHouse({ DAY_MS: String(DAY_MS) }))
let ana: Author
let nora: string
let people: string[]
beforeEach(async () => {
  ana = await house.author()
  nora = await house.contact(ana)
  people = [await house.person(ana)]
})

const wait = (days = 30) =>
  house.tell(life, ana.id, askToWait({ contactId: nora, days, reason: 'unsure', lastSignAt: '' }), {
    kind: 'contact',
    id: nora,
  })
const goOn = () => house.tell(life, ana.id, endWait(), ownerOf(ana.id))
const apply = async () => {
  const position = (await server.kernel.store.read(`life-${ana.id}`)).at(-1)?.position ?? '0'
  for (const _ of ['once', 'and again']) await applyingLife(server.kernel).applyWait({ accountId: ana.id, position })
}
const stateOf = async (id: string) => (await server.kernel.load(message, id)).state
const typesOf = async (id: string) => (await server.kernel.store.read(`message-${id}`)).map(({ type }) => type)
const rowOf = async (id: string) =>
  (await ana.browser.ask('GET', `/api/messages/${id}`)).json as { message: Record<string, unknown> }
const timelineOf = async (id: string) => (await ana.browser.ask('GET', `/api/messages/${id}/timeline`)).json

test('what would go out while we wait is paused, and what is sent later is left alone', async () => {
  const soon = await story.checked(ana, { people })
  const unreached = await story.stalled(ana, { people })
  const later = await story.scheduled(ana, { people, inDays: 40 })
  const held = await story.held(ana, { people })
  const eve = await house.author()
  const others = await story.checked(eve, { people: [await house.person(eve)] })
  const until = waitsUntil(await wait())
  await apply()
  for (const id of [soon, unreached])
    expect(await stateOf(id)).toMatchObject({ status: 'paused', pausedUntil: until, pausedBy: 'contact' })
  expect(await stateOf(later)).toMatchObject({ status: 'scheduled' })
  expect(await stateOf(held)).toMatchObject({ status: 'held' })
  expect(await stateOf(others)).toMatchObject({ status: 'checked' })
  expect((await typesOf(soon)).filter((type) => type === 'MessagePaused')).toHaveLength(1)
})

test('the author sees it on the message and its timeline', async () => {
  const id = await story.checked(ana, { people })
  const until = waitsUntil(await wait())
  await apply()
  const settled = (await server.kernel.store.read(`message-${id}`)).at(-1)?.position ?? '0'
  await server.kernel.checkpointSignals.passed('messages', settled, 10_000)
  expect((await rowOf(id)).message).toMatchObject({ state: 'paused', pausedBy: 'contact', pausedUntil: until })
  expect(await timelineOf(id)).toMatchObject({
    past: expect.arrayContaining([
      expect.objectContaining({ label: 'paused', detail: { until, by: 'contact' } }),
    ]) as unknown[],
  })
})

test('a delivery in its hold is taken back for now, and no later step sends it', async () => {
  const id = await story.claimed(ana, { people })
  await wait()
  await apply()
  const [first] = (await server.kernel.store.read(`message-${id}`)).filter(({ type }) => type === 'DeliveryRecalled')
  expect(first?.data).toMatchObject({ pub: { by: 'contact', reason: 'contact' } })
  expect(first?.metadata).toMatchObject({ actor: { kind: 'contact', id: nora } })
  expect(await stateOf(id)).toMatchObject({ status: 'paused', pausedBy: 'contact' })
})

test('a claim or a release that did not hear of it in time reads it from the life itself', async () => {
  const due = await story.checked(ana, { people, inDays: 3 })
  const claimed = await story.claimed(ana, { people, inDays: 3 })
  await wait()
  const act = activities(server.kernel)
  const { dueAt } = await stateOf(due)
  const { claim } = await stateOf(claimed)
  // Each sleeps until its time.
  await new MockActivityEnvironment().run(act.claim, `message-${due}`, dueAt)
  await new MockActivityEnvironment().run(act.release, `message-${claimed}`, claim?.holdUntil ?? '')
  for (const id of [due, claimed]) {
    expect(await stateOf(id)).toMatchObject({ status: 'paused', pausedBy: 'contact' })
    expect(await typesOf(id)).not.toContain('DeliveryReleased')
  }
})

test('when the author ends the wait, what waited goes on: asked about again, and later', async () => {
  const id = await story.checked(ana, { people })
  await wait()
  await apply()
  await goOn()
  await apply()
  const { status, round, dueAt, promisedAt } = await stateOf(id)
  expect({ status, round }).toEqual({ status: 'scheduled', round: 2 })
  expect(dueAt > promisedAt).toBe(true)
  expect((await typesOf(id)).slice(-3)).toEqual(['MessageResumed', 'MessageScheduled', 'DueSlid'])
})

test('what an author does ends the wait, and what they did before it does not', async () => {
  const { store, keyring, clock, load } = server.kernel
  const before = await story.scheduled(ana, { people })
  await wait()
  const heard = async (id: string, sign: string) => {
    const stored = (await store.read(`message-${id}`)).find(({ type }) => type === sign)
    if (!stored) throw new Error(`no ${sign}`)
    await signReactor(server.kernel)['message']?.act(await recordedOf(keyring, stored))
  }
  const isWaiting = async () => waitsUntil((await load(life, ana.id)).state) > clock.now()
  await heard(before, 'MessageScheduled')
  expect(await isWaiting()).toBe(true)
  const after = await story.noticed(ana, { people })
  await house.tell(message, after, respond({ outcome: 'held', via: 'app' }), ownerOf(ana.id))
  await heard(after, 'AuthorResponded')
  expect(await isWaiting()).toBe(false)
})

test('an answer about what waits ends the wait too, and the message is asked about again', async () => {
  const { store, keyring, clock, load } = server.kernel
  const id = await story.checked(ana, { people })
  await wait()
  await apply()
  expect(await stateOf(id)).toMatchObject({ status: 'paused', pausedBy: 'contact' })
  const { round } = await stateOf(id)
  await house.tell(message, id, respond({ outcome: 'held', via: 'mail', round }), ownerOf(ana.id))
  const answer = (await store.read(`message-${id}`)).findLast(({ type }) => type === 'AuthorResponded')
  if (answer) await signReactor(server.kernel)['message']?.act(await recordedOf(keyring, answer))
  expect(waitsUntil((await load(life, ana.id)).state) <= clock.now()).toBe(true)
  await apply()
  expect(await stateOf(id)).toMatchObject({ status: 'scheduled', round: round + 1 })
})
