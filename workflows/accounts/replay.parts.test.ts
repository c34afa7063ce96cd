import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from '@temporalio/worker'
import { expect, test } from 'vitest'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

test.each(['welcomed'])('the recorded history "%s" replays with today’s workflow', async (name) => {
  const history: unknown = JSON.parse(readFileSync(here(`./histories/${name}.json`), 'utf8'))
  const replaying = Worker.runReplayHistory({ workflowsPath: here('./workflow.ts') }, history)
  await expect(replaying).resolves.toBeUndefined()
})
