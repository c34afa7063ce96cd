import { MockActivityEnvironment } from '@temporalio/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plus } from '../../backend/kernel/log/decider.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { householdIn, startHouse, type Household } from '../../tests/household/household.ts'
import { storyOf, type Story } from '../../tests/household/story.ts'
import { startPost } from '../../tests/replay/post.ts'
import { activities } from './activities.ts'
import { concerned } from './concerned.ts'

let post: Awaited<ReturnType<typeof startPost>>
let server: TestServer
let house: Household
let story: Story
beforeAll(async () => {
  post = await startPost()
  server = await startHouse({ SMTP_URL: post.url })
  house = householdIn(server)
  story = storyOf(server, house)
})
afterAll(async () => {
  await server.stop()
  await post.close()
})

/** A message whose delivery was claimed by a worker that stopped before it told anybody. */
const claimed = async () => {
  const ana = await house.author()
  const ben = await house.prove(ana, await house.person(ana))
  const id = await story.claimed(ana, { people: [ben] })
  const told = () => post.mailsTo(ana.email).filter(({ subject }) => subject.includes('has begun'))
  return { id, told }
}

test('a claim whose worker stops is told once, however often its step is taken', async () => {
  const { id, told } = await claimed()
  const { kernel } = server
  for (const _ of [1, 2, 3])
    await new MockActivityEnvironment().run(activities(kernel).claim, `message-${id}`, kernel.clock.now())
  expect(told()).toHaveLength(1)
})

test('a claim is not told once its first mail to a recipient may have left', async () => {
  const { id, told } = await claimed()
  const { kernel } = server
  const { state } = await kernel.load(message, id)
  const holdUntil = plus(kernel.clock.now(), -kernel.clock.dayMs)
  const over = { ...state, claim: state.claim && { ...state.claim, holdUntil } }
  await concerned(kernel).tellOfClaim(over, true)
  expect(told()).toHaveLength(0)
})
