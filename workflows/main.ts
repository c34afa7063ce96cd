import { NativeConnection, Worker, type WorkerOptions } from '@temporalio/worker'
import { serveHealth } from '../backend/kernel/health.ts'
import { closeKernel, kernelOf } from '../backend/kernel/kernel.ts'
import { log } from '../backend/kernel/log.ts'
import { migrate } from '../backend/kernel/migrate.ts'
import { probing } from '../backend/kernel/prober.ts'
import { reacting } from '../backend/kernel/reactor.ts'
import { readSettings } from '../backend/kernel/settings.ts'
import { subscribe, type RunningSubscription } from '../backend/kernel/subscription.ts'
import { stopSignal, waitFor } from '../backend/kernel/waiting.ts'
import { activities as accounts } from './accounts/activities.ts'
import { erasingAccounts } from './accounts/erase.ts'
import { erasureReactor, reactor as accountsReactor, sessionsReactor } from './accounts/reactor.ts'
import { activities as audit } from './audit/activities.ts'
import { activities as backups } from './backups/activities.ts'
import { reactor as backupsReactor } from './backups/reactor.ts'
import { workflowSourceOf, type Queue } from './bundles.ts'
import { activities as deliveries } from './deliveries/activities.ts'
import { reactor as deliveriesReactor } from './deliveries/reactor.ts'
import { activities as life } from './life/activities.ts'
import { reactor as lifeReactor } from './life/reactor.ts'
import { signReactor } from './life/signReactor.ts'
import { activities as media } from './media/activities.ts'
import { auditing } from './media/audit.ts'
import { reactor as mediaReactor } from './media/reactor.ts'
import { activities as messages } from './messages/activities.ts'
import { courtesies } from './messages/courtesies.ts'
import { courtesyReactor } from './messages/courtesyReactor.ts'
import { demoLettersReactor } from './messages/demo.ts'
import { erasing } from './messages/erase.ts'
import { messagesErasureReactor } from './messages/eraseReactor.ts'
import { reactor as messagesReactor } from './messages/reactor.ts'
import { heeding } from './messages/wait.ts'
import { waitReactor } from './messages/waitReactor.ts'
import { demoPeopleReactor } from './recipients/demo.ts'
import { erasingPeople } from './recipients/erase.ts'
import { peopleErasureReactor } from './recipients/eraseReactor.ts'
import { activities as recipients } from './recipients/activities.ts'
import { reactor as recipientsReactor } from './recipients/reactor.ts'
import { activities as reconcile } from './reconcile/activities.ts'
import { activities as subscribers } from './subscribers/activities.ts'
import { erasingReaders } from './subscribers/erase.ts'
import { readersErasureReactor } from './subscribers/eraseReactor.ts'
import { reactor as subscribersReactor } from './subscribers/reactor.ts'
import { activities as support } from './support/activities.ts'
import { erasingConversations } from './support/erase.ts'
import { conversationsErasureReactor } from './support/eraseReactor.ts'
import { openingReactor } from './support/openingReactor.ts'
import { reactor as supportReactor } from './support/reactor.ts'
import { connectTemporal, prepareNamespace, scheduleSweeps } from './temporal.ts'

const settings = readSettings(process.env)
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
        ...Object.fromEntries(running.map(({ name, state }) => [name, state()])),
      }
const health = serveHealth(settings.host, settings.port, readiness)

await waitFor('Postgres', signal, () => migrate(databaseUrl, new URL('../backend/migrations/', import.meta.url)))
const kernel = await waitFor('Postgres', signal, () => kernelOf(settings, signal))
const client = await waitFor('Temporal', signal, () => connectTemporal(settings))
await waitFor('Temporal', signal, () => prepareNamespace(client, namespace))
const connection = await waitFor('Temporal', signal, () => NativeConnection.connect({ address: temporalAddress }))

const queue = async (taskQueue: Queue, activities: object, limits: Partial<WorkerOptions> = {}) =>
  waitFor(`Temporal's namespace ${namespace}`, signal, async () =>
    Worker.create({
      connection,
      namespace,
      taskQueue,
      activities,
      ...workflowSourceOf(taskQueue),
      stickyQueueScheduleToStartTimeout: '1 second',
      shutdownGraceTime: '5 seconds',
      ...limits,
    }),
  )
workers.push(
  await queue('timeline', {
    ...messages(kernel),
    ...erasing(kernel),
    ...heeding(kernel),
    ...reconcile(kernel, client),
    ...audit(kernel),
    ...backups(kernel),
  }),
  await queue('mail', {
    ...accounts(kernel),
    ...erasingAccounts(kernel),
    ...erasingPeople(kernel),
    ...erasingConversations(kernel),
    ...erasingReaders(kernel),
    ...recipients(kernel),
    ...life(kernel),
    ...courtesies(kernel),
    ...deliveries(kernel),
    ...subscribers(kernel),
    ...support(kernel),
  }),
  // Decoders are heavy: two at a time leave the cores to everything else.
  await queue('media', { ...media(kernel), ...auditing(kernel) }, { maxConcurrentActivityTaskExecutions: 2 }),
)

const { workflow: temporal } = client
const reactors = {
  accounts: accountsReactor(temporal),
  sessions: sessionsReactor(kernel.db),
  erasure: erasureReactor(temporal),
  messagesErasure: messagesErasureReactor(temporal),
  peopleErasure: peopleErasureReactor(temporal),
  conversationsErasure: conversationsErasureReactor(temporal),
  readersErasure: readersErasureReactor(temporal),
  demoPeople: demoPeopleReactor(kernel),
  demoLetters: demoLettersReactor(kernel),
  media: mediaReactor(temporal),
  recipients: recipientsReactor(temporal),
  life: lifeReactor(temporal),
  signs: signReactor(kernel),
  messages: messagesReactor(temporal),
  waits: waitReactor(temporal),
  courtesies: courtesyReactor(temporal),
  deliveries: deliveriesReactor(temporal),
  subscribers: subscribersReactor(temporal),
  support: supportReactor(temporal),
  opening: openingReactor(kernel),
  backups: backupsReactor(temporal),
}
void probing(kernel, signal)
for (const [module, reactor] of Object.entries(reactors))
  running.push(subscribe({ ...kernel, databaseUrl }, reacting(kernel.db, module, reactor), signal))
await waitFor('Temporal', signal, () => scheduleSweeps(client, settings.dayMs))
log.info('working', { queues: workers.length })

signal.addEventListener('abort', () => {
  for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown()
})
await Promise.all(workers.map((worker) => worker.run()))
await Promise.all(running.map(({ done }) => done))
health.close()
await Promise.allSettled([connection.close(), client.connection.close(), closeKernel(kernel)])
process.exit(0)
