import { Client } from '@temporalio/client'
import { NativeConnection, Worker, type WorkerOptions } from '@temporalio/worker'
import { serveHealth } from '../backend/kernel/process/health.ts'
import { closeKernel, kernelOf } from '../backend/kernel/kernel.ts'
import { log } from '../backend/kernel/process/log.ts'
import { migrate } from '../backend/kernel/process/migrate.ts'
import { probing } from '../backend/kernel/process/prober.ts'
import { moving, reacting } from '../backend/kernel/log/reactor.ts'
import { requireOwnKey, settingsOrExit } from '../backend/kernel/process/starting.ts'
import { sharing } from '../backend/kernel/log/sharing.ts'
import { subscribe, type RunningSubscription } from '../backend/kernel/log/subscription.ts'
import { stopSignal, waitFor } from '../backend/kernel/process/waiting.ts'
import { canaryPage } from '../backend/modules/messages/reading.ts'
import { categories, portsOf } from '../backend/routers.ts'
import { fileQueues, isFileQueue, workflowSourceOf, type FileQueue, type Queue } from './bundles.ts'
import { reactorsOf } from './reactors.ts'
import { sweepsOf } from './sweeps.ts'
import { connectTemporal, prepareNamespace, scheduleSweeps } from './temporal.ts'
import { watch } from './watches.ts'
import { workOf } from './work.ts'

const settings = settingsOrExit(process.env)
const { temporalAddress, temporalNamespace: namespace, databaseUrl } = settings
const signal = stopSignal()

const running: RunningSubscription[] = []
const workers: Worker[] = []
const readiness = () =>
  workers.length === 0
    ? { workers: 'starting' }
    : {
        ...Object.fromEntries(
          workers.map((worker) => [`queue/${worker.options.taskQueue}`, worker.getState().toLowerCase()]),
        ),
        ...Object.fromEntries(running.map(({ name, report }) => [name, report()])),
      }
const health = serveHealth(settings, readiness)

await waitFor('Postgres', signal, () =>
  migrate(databaseUrl, new URL('../backend/migrations/', import.meta.url), 'migrations'),
)
const kernel = await waitFor('Postgres', signal, () => kernelOf(settings, signal, categories, portsOf))
await waitFor('Postgres', signal, () => requireOwnKey(kernel.db, settings))
const client = await waitFor('Temporal', signal, () => connectTemporal(settings))
await waitFor('Temporal', signal, () => prepareNamespace(client, namespace))
const connection = await waitFor('Temporal', signal, () => NativeConnection.connect({ address: temporalAddress }))

const queue = async (taskQueue: Queue | FileQueue, activities: object, limits: Partial<WorkerOptions> = {}) =>
  waitFor(`Temporal’s namespace ${namespace}`, signal, async () =>
    Worker.create({
      connection,
      namespace,
      taskQueue,
      activities,
      ...(isFileQueue(taskQueue) ? {} : workflowSourceOf(taskQueue)),
      // Many that wake at once wait in line, 600 for a quarter of a minute; whoever is given up too soon is handed over with
      // all its history.
      stickyQueueScheduleToStartTimeout: '15 seconds',
      // What is begun is to be over within its task's time, also where everything is due at once; the rest waits in line.
      // No more than ten mails leave at once.
      maxConcurrentWorkflowTaskExecutions: 12,
      shutdownGraceTime: '5 seconds',
      ...limits,
    }),
  )
const { timeline, mail, media } = workOf(kernel, client)
workers.push(
  await queue('timeline', timeline),
  await queue('mail', mail),
  // Decoders are heavy: two at a time leave the cores to everything else.
  await queue('media', media, { maxConcurrentActivityTaskExecutions: 2 }),
)
// The same work for the files of families, in lines of their own: one at a time in each.
for (const each of fileQueues) workers.push(await queue(each, media, { maxConcurrentActivityTaskExecutions: 1 }))

void probing(kernel, canaryPage(kernel.capabilities), signal)
// Over the workers’ own connection: a run’s first task may come back with its start.
const reactors = reactorsOf(kernel, new Client({ connection, namespace }))
const shared = sharing({ ...kernel, databaseUrl }, [...new Set(Object.values(reactors).flatMap(Object.keys))])
const move = moving(kernel.db)
for (const [module, reactor] of Object.entries(reactors))
  running.push(subscribe(shared, reacting(kernel.db, module, reactor, move), signal))
void watch(kernel, client.workflow, signal)
await waitFor('Temporal', signal, () => scheduleSweeps(client, sweepsOf(settings.dayMs)))
log.info('working', { queues: workers.length })

signal.addEventListener('abort', () => {
  for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown()
})
await Promise.all(workers.map((worker) => worker.run()))
await Promise.all(running.map(({ done }) => done))
health.close()
await Promise.allSettled([connection.close(), client.connection.close(), closeKernel(kernel)])
process.exit(0)
