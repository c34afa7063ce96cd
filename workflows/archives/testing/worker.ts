import { NativeConnection, Worker } from '@temporalio/worker'
import { kernelOf } from '../../../backend/kernel/kernel.ts'
import { readSettings } from '../../../backend/kernel/process/settings.ts'
import { portsOf } from '../../../backend/routers.ts'
import { fileQueues, payloadConverterPath } from '../../bundles.ts'
import { activities as preparing } from '../../media/activities.ts'
import { activities } from '../activities.ts'

/** The workers of `media` and of families' files, as a process that a test can kill. */
const settings = readSettings(process.env)
const kernel = await kernelOf(settings, new AbortController().signal, [], portsOf)
const connection = await NativeConnection.connect({ address: settings.temporalAddress })
const common = {
  connection,
  namespace: settings.temporalNamespace,
  activities: { ...preparing(kernel), ...activities(kernel) },
}
const workers = [
  await Worker.create({
    ...common,
    taskQueue: 'media',
    workflowsPath: new URL('../../queues/media.ts', import.meta.url).pathname,
    dataConverter: { payloadConverterPath },
  }),
]
for (const taskQueue of fileQueues)
  workers.push(await Worker.create({ ...common, taskQueue, maxConcurrentActivityTaskExecutions: 1 }))
process.stdout.write('working\n')
await Promise.all(workers.map((worker) => worker.run()))
