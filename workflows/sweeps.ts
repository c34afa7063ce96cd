import * as index from './index.ts'
import type { Sweep, WorkModule } from './kernel/module.ts'

const listed: readonly WorkModule[] = Object.values(index)

/** @number sweep interval: how often in a day streams are held against workflows (every quarter of an hour) */
const SWEEPS_A_DAY = 96

/** What runs at fixed times: streams held against workflows, and what modules ask for. */
export const sweepsOf = (dayMs: number): readonly Sweep[] => [
  { id: 'reconcile', workflowType: 'reconcile', everyMs: dayMs / SWEEPS_A_DAY },
  ...listed.flatMap(({ sweeps }) => sweeps?.(dayMs) ?? []),
]
