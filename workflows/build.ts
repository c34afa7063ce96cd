import { mkdir, writeFile } from 'node:fs/promises'
import { bundleWorkflowCode } from '@temporalio/worker'
import { payloadConverterPath, queues } from './bundles.ts'

/** Bundles each queue's workflows once, so that a worker in production starts without doing so: `npm run build`. */
const folder = new URL('../dist/workflows/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const queue of queues) {
  const workflowsPath = new URL(`queues/${queue}.ts`, import.meta.url).pathname
  const { code } = await bundleWorkflowCode({ workflowsPath, payloadConverterPath })
  await writeFile(new URL(`${queue}.js`, folder), code)
}
