import type { Client } from '@temporalio/client'
import type { Kernel } from '../backend/kernel/kernel.ts'
import type { Reactor } from '../backend/kernel/log/reactor.ts'
import { together } from '../backend/kernel/process/together.ts'
import * as index from './index.ts'
import type { WorkModule } from './kernel/module.ts'

const listed: readonly WorkModule[] = Object.values(index)

/** What every event sets in motion, by the name of the checkpoint; each may be told the same event twice. */
export const reactorsOf = (
  kernel: Kernel,
  { workflow: temporal }: Pick<Client, 'workflow'>,
): Readonly<Record<string, Reactor>> =>
  together(
    'reactors',
    listed.flatMap(({ reactors, erasure, demo }) => [
      reactors?.(kernel, temporal),
      'none' in erasure ? undefined : erasure.reactors(temporal),
      demo?.(kernel),
    ]),
  )
