import { MockActivityEnvironment } from '@temporalio/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { probing } from '../../backend/kernel/process/prober.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { canaryPage } from '../../backend/modules/messages/reading.ts'
import { householdIn, startHouse, type Household } from '../../tests/household/household.ts'
import { storyOf, type Story } from '../../tests/household/story.ts'
import { startPost } from '../../tests/replay/post.ts'
import { activities } from './activities.ts'
import { concerned } from './concerned.ts'

/** Short enough to live to the date. */
const DAY_MS = 2_000
let post: Awaited<ReturnType<typeof startPost>>
let server: TestServer
let house: Household
let story: Story
let probed: Promise<void>
const stopping = new AbortController()
beforeAll(async () => {
  post = await startPost()
  server = await startHouse({ DAY_MS: String(DAY_MS), SMTP_URL: post.url })
  // A claim needs a page on which its author could have answered.
  probed = probing(server.kernel, canaryPage(server.kernel.capabilities), stopping.signal)
  house = householdIn(server)
  story = storyOf(server, house)
})
afterAll(async () => {
  stopping.abort()
  await probed
  await server.stop()
  await post.close()
})

/** A message that is due soon, and the emails which say that its delivery has begun. */
const checked = async () => {
  const ana = await house.author()
  const id = await story.checked(ana, { people: [await house.person(ana)], inDays: 3, answerRule: 'always' })
  const stateOf = async () => (await server.kernel.load(message, id)).state
  const told = () => post.mailsTo(ana.email).filter(({ subject }) => subject.includes('has begun'))
  /** Whatever was sent before it has arrived with it. */
  const fence = async () => {
    const mail = { to: ana.email, mailId: newId(), subject: 'A fence', text: 'A fence', html: 'A fence' }
    await server.kernel.mailer.send(mail)
    await expect.poll(() => post.mailsTo(ana.email).some(({ subject }) => subject === 'A fence')).toBe(true)
  }
  return { id, stateOf, told, fence }
}

test('a claim whose worker stops in the hold is not told anew once the hold is over', async () => {
  const { id, stateOf, told, fence } = await checked()
  const { dueAt } = await stateOf()
  const claim = () => new MockActivityEnvironment().run(activities(server.kernel).claim, `message-${id}`, dueAt)
  expect(await claim()).toMatchObject({ status: 'claimed' })
  // The hold is short, and does not wait for it.
  await expect.poll(() => told().length).toBe(1)
  await expect.poll(async () => server.kernel.clock.now() > ((await stateOf()).claim?.holdUntil ?? '')).toBe(true)
  expect(await claim()).toMatchObject({ status: 'claimed' })
  await fence()
  expect(told()).toHaveLength(1)
}, 60_000)

test('within the hold it is told once, however often its step is taken', async () => {
  const { stateOf, told } = await checked()
  const { kernel } = server
  const state = await stateOf()
  const holdUntil = plus(kernel.clock.now(), 60_000)
  const claim = { round: state.round, occurrence: 1, holdUntil } as NonNullable<typeof state.claim>
  const { tellOfClaim } = concerned(kernel)
  for (const isAgain of [true, true, true]) await tellOfClaim({ ...state, claimsN: 1, claim }, isAgain)
  expect(told()).toHaveLength(1)
}, 60_000)
