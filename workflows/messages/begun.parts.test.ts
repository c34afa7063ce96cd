import { MockActivityEnvironment } from '@temporalio/testing'
import { expect, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { aHouse } from '../../tests/household/aHouse.ts'
import { startHouse } from '../../tests/household/household.ts'
import { aPost } from '../../tests/household/post.ts'
import { activities } from './activities.ts'
import { concerned } from './concerned.ts'
import { keepAnswerable } from './testing/keepAnswerable.ts'

/** Short enough to live to the date. */
const DAY_MS = 2_000
const post = aPost()
const { server, house, story } = aHouse(() => startHouse({ DAY_MS: String(DAY_MS), SMTP_URL: post.url }))
keepAnswerable(server)

/** A message that is due soon, and the emails which say that its delivery has begun. */
const checked = async () => {
  const ana = await house.author()
  const id = await story.checked(ana, { people: [await house.person(ana)], inDays: 3, answerRule: 'always' })
  const stateOf = async () => (await server.kernel.load(message, id)).state
  const told = () =>
    post.tries.filter(({ to }) => to === ana.email).filter(({ subject }) => subject.includes('has begun'))
  /** Whatever was sent before it has arrived with it. */
  const fence = async () => {
    const mail = { to: ana.email, mailId: newId(), subject: 'A fence', text: 'A fence', html: 'A fence' }
    await server.kernel.mailer.send(mail)
    await expect
      .poll(() => post.tries.filter(({ to }) => to === ana.email).some(({ subject }) => subject === 'A fence'))
      .toBe(true)
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
})

test('within the hold it is told once, however often its step is taken', async () => {
  const { stateOf, told } = await checked()
  const { kernel } = server
  const state = await stateOf()
  const holdUntil = plus(kernel.clock.now(), 60_000)
  const claim = { round: state.round, occurrence: 1, holdUntil } as NonNullable<typeof state.claim>
  const { tellOfClaim } = concerned(kernel)
  for (const isAgain of [true, true, true]) await tellOfClaim({ ...state, claimsN: 1, claim }, isAgain)
  expect(told()).toHaveLength(1)
})
