import { Client, Connection } from '@temporalio/client'
import { NativeConnection, Worker } from '@temporalio/worker'
import { inject, vi } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import { backup } from '../../backend/modules/backups/backup.ts'
import { requestBackup } from '../../backend/modules/backups/decide.ts'
import { placeOf } from '../../backend/modules/backups/place.ts'
import { routes as backups } from '../../backend/modules/backups/routes.ts'
import { activities } from '../../workflows/backups/activities.ts'
import { reactor } from '../../workflows/backups/reactor.ts'
import { householdIn, startHouse } from '../household/household.ts'
import { storyOf } from '../household/story.ts'
import { ownLog } from '../rebuild/ownLog.ts'
import { ownBuckets } from './ownBuckets.ts'
import { listed } from './listed.ts'
import { bundleOf } from '../support/bundleOf.ts'
import { quietRuntime } from '../support/quietRuntime.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

quietRuntime()

/** A house with a log and buckets of its own, and the worker that backs it up. */
export const openStage = async () => {
  const address = inject('temporalAddress')
  const namespace = inject('temporalNamespace')
  const connection = await Connection.connect({ address })
  const native = await NativeConnection.connect({ address })
  const client = new Client({ connection, namespace })
  const log = await ownLog(inject('postgresUrl'))
  const settings = { EVENTSTORE_URL: log.url, ...ownBuckets() }
  const server = await startHouse(settings, { backups: reactor(client.workflow) }, [backups])
  const { kernel } = server
  const worker = await Worker.create({
    connection: native,
    namespace,
    taskQueue: 'timeline',
    workflowBundle: await bundleOf('timeline'),
    activities: activities(kernel),
    stickyQueueScheduleToStartTimeout: '1 second',
    shutdownGraceTime: '2 seconds',
  })
  const running = worker.run()
  const stop = async () => {
    worker.shutdown()
    await running
    await server.stop()
    await log.stop()
    await connection.close()
    await native.close()
  }
  const house = householdIn(server)

  /** The backup once its workflow has ended. */
  const ended = async (id: string) => {
    const handle = client.workflow.getHandle(`backup-${id}`)
    await vi.waitFor(() => handle.describe(), patiently)
    await handle.result()
    return (await kernel.load(backup, id)).state
  }
  /** A backup from its request to its end, as the list has it; the id of it. */
  const backUp = async () => {
    const id = newId()
    await kernel.handle(backup, id, requestBackup({ isOneRunning: false }), freshCommand(kernel))
    await ended(id)
    await listed(kernel, id)
    return id
  }
  const place = placeOf(kernel.settings)
  return { server, client, house, story: storyOf(server, house), place, settings, backUp, ended, stop }
}
export type Stage = Awaited<ReturnType<typeof openStage>>
