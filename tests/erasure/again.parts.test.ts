import { MockActivityEnvironment } from '@temporalio/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { plus } from '../../backend/kernel/log/decider.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { cancelDeletion, requestDeletion } from '../../backend/modules/accounts/decide/deletion.ts'
import { restoreMessage } from '../../backend/modules/messages/decide/restore.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { activities } from '../../workflows/messages/activities.ts'
import { erasing } from '../../workflows/messages/erase.ts'
import { householdIn, ownerOf, startHouse, type Author, type Household } from '../household/household.ts'
import { storyOf, type Story } from '../household/story.ts'

let server: TestServer
let house: Household
let story: Story
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  story = storyOf(server, house)
})
afterAll(() => server.stop())

const statusOf = async (id: string) => (await server.kernel.load(message, id)).state.status
const endIsPlanned = async ({ id }: Author, armed: readonly string[]) => {
  await house.tell(account, id, requestDeletion({ confirmed: armed, armed }), ownerOf(id))
  await erasing(server.kernel).cancelMessages(id)
}

test('an end that is planned a second time stops again what was restored in between', async () => {
  const ruth = await house.author()
  const own = ownerOf(ruth.id)
  const waiting = await story.scheduled(ruth, { people: [await house.prove(ruth, await house.person(ruth))] })
  await endIsPlanned(ruth, [waiting])
  expect(await statusOf(waiting)).toBe('cancelled')

  await house.tell(account, ruth.id, cancelDeletion({ via: 'page' }), own)
  await house.tell(message, waiting, restoreMessage(), own)
  await story.reschedule(ruth, waiting, plus(server.kernel.clock.now(), 10 * server.kernel.clock.dayMs))
  await endIsPlanned(ruth, [waiting])
  expect(await statusOf(waiting)).toBe('cancelled')
})

test('what comes every year stops with its author, though it was on its way when the end was planned', async () => {
  const { kernel } = server
  const ruth = await house.author()
  const ben = await house.prove(ruth, await house.person(ruth))
  const yearly = await story.delivering(ruth, { people: [ben], rule: { every: 'year' } })
  await story.mailed(ruth, yearly, ben)
  await endIsPlanned(ruth, [])
  expect(await statusOf(yearly)).toBe('delivering')

  await vi.waitFor(async () => {
    const step = activities(kernel).complete
    await new MockActivityEnvironment().run(step, `message-${yearly}`, kernel.clock.now())
    expect(await statusOf(yearly)).toBe('cancelled')
  }, 20_000)
  expect((await kernel.load(message, yearly)).state).toMatchObject({ round: 2 })
})
