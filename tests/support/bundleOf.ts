import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { bundleWorkflowCode, DefaultLogger, type WorkflowBundlePath } from '@temporalio/worker'
import { inject } from 'vitest'
import { payloadConverterPath, type Queue } from '../../workflows/bundles.ts'

const bundled = async (queue: Queue): Promise<WorkflowBundlePath> => {
  const folder = inject('bundleFolder')
  const codePath = `${folder}/${queue}.js`
  if (existsSync(codePath)) return { codePath }
  const workflowsPath = fileURLToPath(new URL(`../../workflows/queues/${queue}.ts`, import.meta.url))
  const logger = new DefaultLogger('WARN')
  const { code } = await bundleWorkflowCode({ workflowsPath, payloadConverterPath, logger })
  await mkdir(folder, { recursive: true })
  // Renamed when complete: nobody reads half of it.
  const written = `${folder}/${randomUUID()}`
  await writeFile(written, code)
  await rename(written, codePath)
  return { codePath }
}

const bundles = new Map<Queue, Promise<WorkflowBundlePath>>()

/** A queue's workflows as production bundles them: made by whoever asks first, for the whole run. */
export const bundleOf = (queue: Queue): Promise<WorkflowBundlePath> => {
  const known = bundles.get(queue) ?? bundled(queue)
  bundles.set(queue, known)
  return known
}
