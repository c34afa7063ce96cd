import { Client, Connection } from '@temporalio/client'
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker'
import { inject } from 'vitest'
import { routes as subscribers } from '../../backend/modules/subscribers/routes.ts'
import { routes as support } from '../../backend/modules/support/routes.ts'
import { waitingRoutes } from '../../backend/modules/support/waiting.ts'
import { activities as accounts } from '../../workflows/accounts/activities.ts'
import { erasingAccounts } from '../../workflows/accounts/erase.ts'
import { erasureReactor, reactor as accountsReactor } from '../../workflows/accounts/reactor.ts'
import { activities as backups } from '../../workflows/backups/activities.ts'
import { reactor as backupsReactor } from '../../workflows/backups/reactor.ts'
import { activities as deliveries } from '../../workflows/deliveries/activities.ts'
import { reactor as deliveriesReactor } from '../../workflows/deliveries/reactor.ts'
import { activities as life } from '../../workflows/life/activities.ts'
import { reactor as lifeReactor } from '../../workflows/life/reactor.ts'
import { erasingRecordings } from '../../workflows/media/erase.ts'
import { recordingsErasureReactor } from '../../workflows/media/eraseReactor.ts'
import { erasing } from '../../workflows/messages/erase.ts'
import { messagesErasureReactor } from '../../workflows/messages/eraseReactor.ts'
import { erasingPeople } from '../../workflows/recipients/erase.ts'
import { peopleErasureReactor } from '../../workflows/recipients/eraseReactor.ts'
import { activities as subscribersActivities } from '../../workflows/subscribers/activities.ts'
import { erasingReaders } from '../../workflows/subscribers/erase.ts'
import { readersErasureReactor } from '../../workflows/subscribers/eraseReactor.ts'
import { reactor as subscribersReactor } from '../../workflows/subscribers/reactor.ts'
import { activities as supportActivities } from '../../workflows/support/activities.ts'
import { erasingConversations } from '../../workflows/support/erase.ts'
import { conversationsErasureReactor } from '../../workflows/support/eraseReactor.ts'
import { reactor as supportReactor } from '../../workflows/support/reactor.ts'
import { prepareNamespace } from '../../workflows/temporal.ts'
import { ownBuckets } from '../backup/ownBuckets.ts'
import { householdIn, startHouse } from '../household/household.ts'
import { storyOf } from '../household/story.ts'
import { bundleOf } from '../support/bundleOf.ts'
import type { Queue } from '../../workflows/bundles.ts'

Runtime.install({ logger: new DefaultLogger('WARN') })

/**
 * Whatever ends an account, as the worker's process has it, on real parts: thirty days are half a minute. What delivers a
 * message is not there, so that messages stay as a test has brought them.
 */
export const openStage = async () => {
  const address = inject('temporalAddress')
  const namespace = inject('temporalNamespace')
  const connection = await Connection.connect({ address })
  const native = await NativeConnection.connect({ address })
  const client = new Client({ connection, namespace })
  await prepareNamespace(client, namespace)
  const { workflow: temporal } = client
  const server = await startHouse(
    { DAY_MS: '1000', ...ownBuckets() },
    {
      accounts: accountsReactor(temporal),
      erasure: erasureReactor(temporal),
      messagesErasure: messagesErasureReactor(temporal),
      peopleErasure: peopleErasureReactor(temporal),
      conversationsErasure: conversationsErasureReactor(temporal),
      readersErasure: readersErasureReactor(temporal),
      recordingsErasure: recordingsErasureReactor(temporal),
      deliveries: deliveriesReactor(temporal),
      life: lifeReactor(temporal),
      subscribers: subscribersReactor(temporal),
      support: supportReactor(temporal),
      backups: backupsReactor(temporal),
    },
    [subscribers, support, waitingRoutes],
  )
  const { kernel } = server
  const work = async (taskQueue: Queue, activities: object) =>
    Worker.create({
      connection: native,
      namespace,
      taskQueue,
      workflowBundle: await bundleOf(taskQueue),
      activities,
      stickyQueueScheduleToStartTimeout: '1 second',
      shutdownGraceTime: '2 seconds',
    })
  const workers = [
    await work('timeline', { ...erasing(kernel), ...backups(kernel) }),
    await work('mail', {
      ...accounts(kernel),
      ...erasingAccounts(kernel),
      ...erasingPeople(kernel),
      ...erasingConversations(kernel),
      ...erasingReaders(kernel),
      ...erasingRecordings(kernel),
      ...deliveries(kernel),
      ...life(kernel),
      ...subscribersActivities(kernel),
      ...supportActivities(kernel),
    }),
  ]
  const running = workers.map((worker) => worker.run())
  const stop = async () => {
    for (const worker of workers) worker.shutdown()
    await Promise.all(running)
    await server.stop()
    await connection.close()
    await native.close()
  }
  const house = householdIn(server)
  return { server, client, house, story: storyOf(server, house), stop }
}
export type Stage = Awaited<ReturnType<typeof openStage>>
