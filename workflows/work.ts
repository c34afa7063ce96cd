import type { Client } from '@temporalio/client'
import type { Kernel } from '../backend/kernel/kernel.ts'
import { mergeUnique } from '../backend/kernel/process/mergeUnique.ts'
import type { Queue } from './bundles.ts'
import * as index from './index.ts'
import { applies } from './kernel/apply.ts'
import { ending } from './kernel/ends.ts'
import type { WorkModule } from './kernel/module.ts'
import { openProcesses } from './kernel/processReactor.ts'
import { processing } from './kernel/process.ts'
import { notifying } from './kernel/notification.ts'
import { activities as reconcile, type Listed } from './reconcile/activities.ts'
import { allNotifications } from './notifications.ts'

const listed: readonly WorkModule[] = Object.values(index)
/** What the streams of each category owe. */
export const processes = listed.flatMap(({ process }) => process ?? [])

/** The workflows of which no table tells: only their own runs know what they were to do. */
export const BY_RUN: readonly string[] = [
  'tell',
  'end',
  'apply',
  ...listed.flatMap(({ workflows = {} }) =>
    Object.entries(workflows).flatMap(([type, noticed]) => (noticed === 'run' ? type : [])),
  ),
]

/** What the sweep is to look after. */
const swept: Listed = {
  openOf: (kernel, temporal) => [
    ...listed.flatMap(({ open }) => open?.(kernel, temporal) ?? []),
    ...openProcesses(kernel, temporal, processes),
  ],
  unheededIn: async (kernel) =>
    (await Promise.all(listed.map(async ({ unheeded }) => unheeded?.(kernel) ?? []))).flat(),
  byRun: BY_RUN,
}
export const sweeping = (kernel: Kernel, client: Client) => reconcile(kernel, client, swept)

const damaged = mergeUnique(
  'notes of damage',
  listed.map((module) => module.damaged),
)

const activitiesOf = (kernel: Kernel, queue: Queue): object =>
  mergeUnique(
    `activities of ${queue}`,
    listed.map(({ activities }) => activities?.[queue]?.(kernel, damaged)),
  )

/** The activities of each queue's workers. */
export const workOf = (kernel: Kernel, client: Client) => {
  const tells = notifying(kernel, allNotifications(kernel))
  const ends = ending(
    kernel,
    listed.map((module) => module.ends),
  )
  const changes = applies(
    kernel,
    listed.map((module) => module.applies ?? {}),
  )
  return {
    timeline: mergeUnique('activities', [activitiesOf(kernel, 'timeline'), sweeping(kernel, client), changes]),
    mail: mergeUnique('activities', [
      activitiesOf(kernel, 'mail'),
      tells,
      ends,
      changes,
      processing(kernel, processes),
    ]),
    media: activitiesOf(kernel, 'media'),
  } satisfies Record<Queue, object>
}
