import { setTimeout as pause } from 'node:timers/promises'
import type { WorkflowClient } from '@temporalio/client'
import type { Kernel } from '../backend/kernel/kernel.ts'
import { log } from '../backend/kernel/process/log.ts'
import * as index from './index.ts'
import type { WorkModule } from './kernel/module.ts'

/** @number how often what lies in tables is looked for that no event tells of */
const EVERY_MS = 1_000
const listed: readonly WorkModule[] = Object.values(index)

/** Looks, once a second, for what no event tells of; a look that fails is made again. */
export const watch = async (kernel: Kernel, temporal: WorkflowClient, signal: AbortSignal): Promise<void> => {
  const all = listed.flatMap((module) => module.watch?.(kernel, temporal) ?? [])
  while (!signal.aborted) {
    for (const look of all) await look().catch((error: unknown) => log.warn('a look failed', { error }))
    await pause(EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
}
