import type { Client } from '@temporalio/client'
import type { Kernel } from '../backend/kernel/kernel.ts'
import { together } from '../backend/kernel/process/together.ts'
import type { Queue } from './bundles.ts'
import { formerActivities } from './formerly/activities.ts'
import * as former from './formerly/workflow.ts'
import * as index from './index.ts'
import type { WorkModule } from './kernel/module.ts'
import { telling } from './kernel/tell.ts'
import { missing } from './life/newcomer.ts'
import { activities as reconcile, type Listed } from './reconcile/activities.ts'
import { tellingsOf } from './tellings.ts'

const listed: readonly WorkModule[] = Object.values(index)

/** The workflows of which no table tells: only their own runs know what they were to do. */
export const BY_RUN: readonly string[] = [
  'tell',
  ...Object.keys(former),
  ...listed.flatMap(({ workflows = {} }) =>
    Object.entries(workflows).flatMap(([type, noticed]) => (noticed === 'run' ? type : [])),
  ),
]

/** What the sweep is to look after. */
const swept: Listed = {
  openOf: (kernel, temporal) => listed.flatMap(({ open }) => open?.(kernel, temporal) ?? []),
  unheededIn: async (kernel) =>
    (await Promise.all(listed.map(async ({ unheeded }) => unheeded?.(kernel) ?? []))).flat(),
  byRun: BY_RUN,
}
export const sweeping = (kernel: Kernel, client: Client) => reconcile(kernel, client, swept)

const activitiesOf = (kernel: Kernel, queue: Queue): object =>
  together(
    `activities of ${queue}`,
    listed.map(({ activities }) => activities?.[queue]?.(kernel)),
  )

/** The activities of each queue's workers. */
export const workOf = (kernel: Kernel, client: Client) => {
  const tells = telling(kernel, tellingsOf(kernel))
  return {
    timeline: together('activities', [activitiesOf(kernel, 'timeline'), sweeping(kernel, client)]),
    mail: together('activities', [
      activitiesOf(kernel, 'mail'),
      tells,
      formerActivities({ ...tells, ...missing(kernel) }),
    ]),
    media: activitiesOf(kernel, 'media'),
  } satisfies Record<Queue, object>
}
