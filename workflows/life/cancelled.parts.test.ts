import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { householdIn } from '../../tests/household/household.ts'
import { startPost, type Post } from '../../tests/household/post.ts'
import { storyOf } from '../../tests/household/story.ts'
import { startWorkers } from '../../tests/household/workers.ts'
import { endedByHand } from '../reconcile/byHand.ts'
import { activities } from './activities.ts'
import { tellContacts } from './tellWorkflow.ts'

const patiently = { timeout: 20_000, interval: 50 }

let isOpen = false
let post: Post
let workers: Awaited<ReturnType<typeof startWorkers>>
beforeAll(async () => {
  post = await startPost(() => isOpen)
  workers = await startWorkers({
    settings: { SMTP_URL: post.url },
    reactors: () => ({}),
    activities: (kernel) => ({ mail: activities(kernel) }),
  })
})
afterAll(async () => {
  await workers.stop()
  await post.stop()
})

test('a mail to contacts that somebody cancels by hand leaves after the next sweep', async () => {
  const { server, temporal } = workers
  const house = householdIn(server)
  const ana = await house.author()
  const nora = await house.contact(ana)
  const id = await storyOf(server, house).stalled(ana, { people: [await house.person(ana)] })
  const workflowId = `message-${id}.contacts.author-unreached.1`
  const news = { id, cause: 'author-unreached', mark: 1, position: '0' } as const
  await temporal.start(tellContacts, { taskQueue: 'mail', workflowId, args: [news] })
  const triesTo = () => post.tries.filter(({ to }) => to.includes(nora))
  await vi.waitFor(() => expect(triesTo()).not.toEqual([]), patiently)

  const handle = temporal.getHandle(workflowId)
  await handle.cancel()
  await expect(handle.result()).rejects.toThrow('cancelled')
  isOpen = true
  await vi.waitFor(async () => expect(await endedByHand(temporal)).toBeGreaterThan(0), patiently)
  await temporal.getHandle(workflowId).result()
  expect(triesTo().at(-1)).toMatchObject({ subject: 'We cannot reach Ana', isTaken: true })
  expect(new Set(triesTo().map(({ messageId }) => messageId)).size).toBe(1)
}, 60_000)
