import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { householdIn } from '../../tests/household/household.ts'
import { startPost, type Post } from '../../tests/household/post.ts'
import { storyOf } from '../../tests/household/story.ts'
import { startWorkers } from '../../tests/household/workers.ts'
import { beginAnew } from '../reconcile/beginAnew.ts'
import { notifying } from '../kernel/notification.ts'
import { tell } from '../kernel/tellWorkflow.ts'
import { lifeNotifications } from './notifications.ts'
import { BY_RUN } from '../work.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

let isOpen = false
let post: Post
let workers: Awaited<ReturnType<typeof startWorkers>>
beforeAll(async () => {
  post = await startPost(() => isOpen)
  workers = await startWorkers({
    settings: { SMTP_URL: post.url },
    reactors: () => ({}),
    activities: (kernel) => ({ mail: notifying(kernel, lifeNotifications(kernel)) }),
  })
})
afterAll(async () => {
  await workers.stop()
  await post.stop()
})

test('an email to contacts that someone cancels by hand leaves after the next sweep', async () => {
  const { server, temporal } = workers
  const house = householdIn(server)
  const ana = await house.author()
  const nora = await house.contact(ana)
  const id = await storyOf(server, house).stalled(ana, { people: [await house.person(ana)] })
  const news = { stream: `message-${id}`, telling: 'message-author-unreached', mark: '1', position: '0' }
  const workflowId = `tell-${news.stream}-${news.telling}-1`
  await temporal.start(tell, { taskQueue: 'mail', workflowId, args: [news, [0]] })
  const triesTo = () => post.tries.filter(({ to }) => to.includes(nora))
  await vi.waitFor(() => expect(triesTo()).not.toEqual([]), patiently)

  const handle = temporal.getHandle(workflowId)
  await handle.cancel()
  await expect(handle.result()).rejects.toThrow('cancelled')
  isOpen = true
  const swept = () => beginAnew(temporal, BY_RUN, server.kernel.clock.now())
  await vi.waitFor(async () => expect((await swept()).endedByHand).toBeGreaterThan(0), patiently)
  await temporal.getHandle(workflowId).result()
  expect(triesTo().at(-1)).toMatchObject({ subject: 'We cannot reach Ana', isTaken: true })
  expect(new Set(triesTo().map(({ messageId }) => messageId)).size).toBe(1)
})
