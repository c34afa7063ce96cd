import { mkdir, writeFile } from 'node:fs/promises'
import { bundleWorkflowCode } from '@temporalio/worker'
import { queues } from './bundles.ts'

/** Bundles each queue's workflows once, so that a worker in production starts without doing so: `npm run build`. */
const folder = new URL('../dist/workflows/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const queue of queues) {
  const { code } = await bundleWorkflowCode({ workflowsPath: new URL(`queues/${queue}.ts`, import.meta.url).pathname })
  await writeFile(new URL(`${queue}.js`, folder), code)
}
