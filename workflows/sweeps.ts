import * as index from './index.ts'
import type { Sweep, WorkModule } from './kernel/module.ts'

const listed: readonly WorkModule[] = Object.values(index)

/** What runs at fixed times: streams held against workflows, and what modules ask for. */
export const sweepsOf = (dayMs: number): readonly Sweep[] => [
  { id: 'reconcile', workflowType: 'reconcile', everyMs: dayMs / 96 },
  ...listed.flatMap(({ sweeps }) => sweeps?.(dayMs) ?? []),
]
