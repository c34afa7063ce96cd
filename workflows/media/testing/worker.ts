import { NativeConnection, Worker } from '@temporalio/worker'
import { kernelOf } from '../../../backend/kernel/kernel.ts'
import { readSettings } from '../../../backend/kernel/process/settings.ts'
import { recordables } from '../../../backend/routers.ts'
import { fileQueues } from '../../bundles.ts'
import { activities } from '../activities.ts'

/** The workers of recordings and of families' files, as a process that a test can kill. */
const settings = readSettings(process.env)
const kernel = await kernelOf(settings, new AbortController().signal, [], () => ({ recordables }))
const common = {
  connection: await NativeConnection.connect({ address: settings.temporalAddress }),
  namespace: settings.temporalNamespace,
  activities: activities(kernel),
}
const workflowsPath = new URL('../workflow.ts', import.meta.url).pathname
const workers = [await Worker.create({ ...common, taskQueue: 'media', workflowsPath })]
for (const taskQueue of fileQueues)
  workers.push(await Worker.create({ ...common, taskQueue, maxConcurrentActivityTaskExecutions: 1 }))
process.stdout.write('working\n')
await Promise.all(workers.map((worker) => worker.run()))
