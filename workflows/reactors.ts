import type { Client } from '@temporalio/client'
import type { Kernel } from '../backend/kernel/kernel.ts'
import type { Reactor } from '../backend/kernel/log/reactor.ts'
import { together } from '../backend/kernel/process/together.ts'
import * as index from './index.ts'
import { endsReactor } from './kernel/endsReactor.ts'
import type { WorkModule } from './kernel/module.ts'
import { processReactor } from './kernel/processReactor.ts'
import { tellReactor } from './kernel/tellReactor.ts'
import { allTells } from './tells.ts'
import { processes } from './work.ts'

const listed: readonly WorkModule[] = Object.values(index)

/** What every event sets in motion, by the name of the checkpoint; each may be told the same event twice. */
export const reactorsOf = (
  kernel: Kernel,
  { workflow: temporal }: Pick<Client, 'workflow'>,
): Readonly<Record<string, Reactor>> =>
  together('reactors', [
    ...listed.flatMap(({ reactors, demo }) => [reactors?.(kernel, temporal), demo?.(kernel)]),
    {
      ends: endsReactor(
        temporal,
        listed.map(({ ends }) => ends),
      ),
      processes: processReactor(temporal, processes),
      tells: tellReactor(temporal, allTells(kernel)),
    },
  ])
