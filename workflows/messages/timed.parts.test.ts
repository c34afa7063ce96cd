import { MockActivityEnvironment } from '@temporalio/testing'
import { beforeAll, expect, test } from 'vitest'
import { message } from '../../backend/modules/messages/message.ts'
import { aHouse } from '../../tests/household/aHouse.ts'
import type { Author } from '../../tests/household/household.ts'
import { aheadBy, skewsN } from '../../tests/household/jumped.ts'
import { activities } from './activities.ts'

const { server, house, story } = aHouse()
let ana: Author
let ben: string
beforeAll(async () => {
  ana = await house.author()
  ben = await house.prove(ana, await house.person(ana))
})

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
