import type { WorkflowClient } from '@temporalio/client'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import type { Queue } from '../bundles.ts'
import type { Applies } from './apply.ts'
import type { Ends } from './ends.ts'
import type { OpenPart } from './open.ts'
import type { Process } from './process.ts'
import type { NotificationKinds } from './notification.ts'

/** Reactors by the name of their checkpoint, which is stored. */
type Reactors = Readonly<Record<string, Reactor>>
/** How the sweep notices a workflow that failed, or that somebody ended: by its `open` part, by its Schedule, or else by its own run. */
type Noticed = 'open' | 'schedule' | 'run'

/** Something that runs at fixed times, on the timeline's queue unless it says another. */
export type Sweep = {
  /** Of its Schedule and its workflow. */
  readonly id: string
  readonly workflowType: string
  readonly everyMs: number
  readonly taskQueue?: Queue
}

/** Takes note that a recording of a thing was found damaged; by what it was made for (`Recordable`). */
export type TakesDamage = Readonly<
  Record<string, (kernel: Kernel) => (subject: string, mediaId: string) => Promise<void>>
>

/** What `workflows/<m>/module.ts` publishes; workflow code never imports it (docs/adr/0052). */
export type WorkModule = {
  readonly reactors?: (kernel: Kernel, temporal: WorkflowClient) => Reactors
  /** Of the workers of each queue; they are given who takes note of damage, of all modules. */
  readonly activities?: { readonly [queue in Queue]?: (kernel: Kernel, damaged: TakesDamage) => object }
  readonly damaged?: TakesDamage
  /** What its streams owe. */
  readonly process?: Process
  readonly workflows?: Readonly<Record<string, Noticed>>
  /** What people are told of events. */
  readonly notifications?: {
    /** A plan, or the safety of an account; else what goes on, which `whom`, accounts all, are told while we hear from them. */
    readonly of: 'plan' | 'safety' | 'going-on'
    readonly by: (kernel: Kernel) => readonly NotificationKinds[]
  }
  readonly applies?: Applies
  /** By the length of a day. */
  readonly sweeps?: (dayMs: number) => readonly Sweep[]
  readonly open?: (kernel: Kernel, temporal: WorkflowClient) => readonly OpenPart[]
  readonly ends: Ends
  /** Ids of workflows that are to look again: what they wait for has come, and nobody told them. */
  readonly unheeded?: (kernel: Kernel) => Promise<readonly string[]>
  /** Looks, once a second, for what lies in a table and no event tells of. */
  readonly watch?: (kernel: Kernel, temporal: WorkflowClient) => () => Promise<void>
  /** What fills a demo. */
  readonly demo?: (kernel: Kernel) => Reactors
}
