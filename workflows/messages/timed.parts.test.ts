import { MockActivityEnvironment } from '@temporalio/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { householdIn, startHouse, type Author } from '../../tests/household/household.ts'
import { aheadBy, skewsN } from '../../tests/household/jumped.ts'
import { storyOf, type Story } from '../../tests/household/story.ts'
import { activities } from './activities.ts'

let server: TestServer
let story: Story
let ana: Author
let ben: string
beforeAll(async () => {
  server = await startHouse()
  const house = householdIn(server)
  story = storyOf(server, house)
  ana = await house.author()
  ben = await house.prove(ana, await house.person(ana))
})
afterAll(() => server.stop())

test.each(['notice', 'claim', 'release', 'resume'] as const)(
  'a worker whose clock has jumped ahead takes no %s step, and says so',
  async (step) => {
    const tell = { notice: story.scheduled, claim: story.checked, release: story.claimed, resume: story.paused }[step]
    const id = await tell(ana, { people: [ben] })
    const { kernel } = server
    const { state: before, revision } = await kernel.load(message, id)
    const alertsN = await skewsN()
    const jumped = activities(aheadBy(kernel, 90))
    const view = await new MockActivityEnvironment().run(jumped[step], `message-${id}`, kernel.clock.now())
    expect(view).toMatchObject({ status: before.status, next: { step } })
    expect(await kernel.load(message, id)).toMatchObject({ revision, state: { status: before.status } })
    expect(await skewsN()).toBeGreaterThan(alertsN)
  },
)
