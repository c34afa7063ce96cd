import type { Client } from '@temporalio/client'
import type { Kernel } from '../backend/kernel/kernel.ts'
import type { Reactor } from '../backend/kernel/log/reactor.ts'
import { mergeUnique } from '../backend/kernel/process/mergeUnique.ts'
import * as index from './index.ts'
import { endsReactor } from './kernel/endsReactor.ts'
import type { WorkModule } from './kernel/module.ts'
import { processReactor } from './kernel/processReactor.ts'
import { notificationReactor } from './kernel/notificationReactor.ts'
import { allNotifications } from './notifications.ts'
import { processes } from './work.ts'

const listed: readonly WorkModule[] = Object.values(index)

/** What every event sets in motion, by the name of the checkpoint; each may be told the same event twice. */
export const reactorsOf = (
  kernel: Kernel,
  { workflow: temporal }: Pick<Client, 'workflow'>,
): Readonly<Record<string, Reactor>> =>
  mergeUnique('reactors', [
    ...listed.flatMap(({ reactors, demo }) => [reactors?.(kernel, temporal), demo?.(kernel)]),
    {
      ends: endsReactor(
        temporal,
        listed.map(({ ends }) => ends),
      ),
      processes: processReactor(temporal, processes),
      tells: notificationReactor(temporal, allNotifications(kernel)),
    },
  ])
