import { NativeConnection, Worker } from '@temporalio/worker'
import { kernelOf } from '../../../backend/kernel/kernel.ts'
import { readSettings } from '../../../backend/kernel/process/settings.ts'
import { recordables } from '../../../backend/routers.ts'
import { activities } from '../activities.ts'

/** A worker of the queue `media` alone, as a process that a test can kill. */
const settings = readSettings(process.env)
const kernel = await kernelOf(settings, new AbortController().signal, [], () => ({ recordables }))
const worker = await Worker.create({
  connection: await NativeConnection.connect({ address: settings.temporalAddress }),
  namespace: settings.temporalNamespace,
  taskQueue: 'media',
  workflowsPath: new URL('../workflow.ts', import.meta.url).pathname,
  activities: activities(kernel),
})
process.stdout.write('working\n')
await worker.run()
