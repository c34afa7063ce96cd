import { activityInfo } from '@temporalio/activity'
import { Client, Connection } from '@temporalio/client'
import { NativeConnection, Worker } from '@temporalio/worker'
import { inject } from 'vitest'
import { probing } from '../../backend/kernel/process/prober.ts'
import { canaryPage } from '../../backend/modules/messages/reading.ts'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import type { Queue } from '../../workflows/bundles.ts'
import { reactorsOf } from '../../workflows/reactors.ts'
import { prepareNamespace } from '../../workflows/temporal.ts'
import { workOf } from '../../workflows/work.ts'
import { ownBuckets } from '../backup/ownBuckets.ts'
import { householdIn, startHouse } from '../household/household.ts'
import { quietNotifications } from '../household/quietNotifications.ts'
import { storyOf } from '../household/story.ts'
import { startPost } from './post.ts'
import { bundleOf } from '../support/bundleOf.ts'

/** A day of two seconds: a message is delivered five seconds after it was scheduled. */
export const DAY_MS = 2_000

/** What a message's way needs, besides what is told of it. The ends of accounts are left to whoever starts them. */
const NEEDED = new Set(['messages', 'deliveries', 'recipients', 'life', 'lives', 'erasure', 'processes', 'backups'])
type Reactors = ReturnType<typeof reactorsOf>

type Wish = {
  readonly reactors?: (all: Reactors, tells: Reactor) => Readonly<Record<string, Reactor>>
  /** Of its own, where a test lists all that runs. */
  readonly namespace?: string
  /** What an activity of such a workflow waits for before it begins. */
  readonly before?: (workflowType: string) => Promise<unknown>
  /** Settings of the app, besides those of every theatre. */
  readonly settings?: Readonly<Record<string, string>>
}

const delayed = (activities: object, before: NonNullable<Wish['before']>): object =>
  Object.fromEntries(
    Object.entries(activities).map(([name, act]: [string, (...args: unknown[]) => unknown]) => [
      name,
      async (...args: unknown[]) => {
        await before(activityInfo().workflowType ?? '')
        return act(...args)
      },
    ]),
  )

/** The whole of a message's way on real parts: routes, read tables, reactors and workers of both its queues. */
export const openTheatre = async ({
  reactors = (all, tells) => ({
    ...Object.fromEntries(Object.entries(all).filter(([name]) => NEEDED.has(name))),
    tells,
  }),
  namespace = inject('temporalNamespace'),
  before,
  settings = {},
}: Wish = {}) => {
  const address = inject('temporalAddress')
  const connection = await Connection.connect({ address })
  const native = await NativeConnection.connect({ address })
  // No process or host of the recording machine is to stand in a history.
  const client = new Client({ connection, namespace, identity: 'recorder' })
  await prepareNamespace(client, namespace)
  const post = await startPost()
  const server = await startHouse(
    { DAY_MS: String(DAY_MS), SMTP_URL: post.url, ...ownBuckets(), ...settings },
    (kernel) => reactors(reactorsOf(kernel, client), quietNotifications(client.workflow, kernel)),
  )

  const work = async (taskQueue: Queue, activities: object) => {
    const worker = await Worker.create({
      connection: native,
      namespace,
      taskQueue,
      identity: 'worker',
      activities,
      stickyQueueScheduleToStartTimeout: '1 second',
      shutdownGraceTime: '2 seconds',
      workflowBundle: await bundleOf(taskQueue),
    })
    const running = worker.run()
    return async () => {
      worker.shutdown()
      await running
    }
  }
  const { kernel } = server
  const stopping = new AbortController()
  const probed = probing(kernel, canaryPage(kernel.capabilities), stopping.signal)
  const works = workOf(kernel, client)
  const workAt = (queue: 'timeline' | 'mail') => work(queue, before ? delayed(works[queue], before) : works[queue])
  let endTimeline = await workAt('timeline')
  const endMail = await workAt('mail')

  /** Another worker takes over in the middle of whatever runs. */
  const swapWorker = async () => {
    await endTimeline()
    endTimeline = await workAt('timeline')
  }
  const stop = async () => {
    await endTimeline()
    await endMail()
    stopping.abort()
    await probed
    await server.stop()
    await post.close()
    await connection.close()
    await native.close()
  }
  const house = householdIn(server)
  const { returnTokenOf } = post
  const mailsTo = (mailbox: string) => post.mailsTo(mailbox).map(({ text }) => text)
  return { server, client, house, story: storyOf(server, house), post, returnTokenOf, mailsTo, swapWorker, stop }
}
export type Theatre = Awaited<ReturnType<typeof openTheatre>>
