import type { WorkflowClient } from '@temporalio/client'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import type { None } from '../../backend/kernel/process/module.ts'
import type { Queue } from '../bundles.ts'
import type { Row } from './tell.ts'

/** Something that a workflow should tend; `start` answers whether there was anything to start it for. */
export type Open = { readonly workflowId: string; readonly start: () => Promise<boolean> }
/** What of one type of workflow is open by what its module's tables and streams say. */
export type OpenPart = {
  readonly type: string
  /** As what the sweep counts it; what is only due is no trouble, and counted as nothing. */
  readonly counts?: 'missingLinks' | 'missingRecordings' | 'missingEnds' | 'missingLives' | 'missingMails'
  readonly find: () => Promise<readonly Open[]>
}

/** Reactors by the name of their checkpoint, which is stored. */
type Reactors = Readonly<Record<string, Reactor>>
/** What ends a module's part of an account: `account-<id>.<part>` is the id of its workflow. */
export type Erasure = { readonly part: string; readonly reactors: (temporal: WorkflowClient) => Reactors }
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

/** What people are told of a module. */
export type Tellings = {
  /** A plan, or the safety of an account; else what goes on, which `whom`, accounts all, are told while we hear from them. */
  readonly of: 'plan' | 'safety' | 'going-on'
  readonly rows: (kernel: Kernel) => readonly Row[]
}

/** What `workflows/<m>/module.ts` publishes; workflow code never imports it (docs/adr/0052). */
export type WorkModule = {
  readonly reactors?: (kernel: Kernel, temporal: WorkflowClient) => Reactors
  /** Of the workers of each queue. */
  readonly activities?: { readonly [queue in Queue]?: (kernel: Kernel) => object }
  readonly workflows?: Readonly<Record<string, Noticed>>
  readonly tellings?: Tellings
  /** By the length of a day. */
  readonly sweeps?: (dayMs: number) => readonly Sweep[]
  readonly open?: (kernel: Kernel, temporal: WorkflowClient) => readonly OpenPart[]
  /** Ids of workflows that are to look again: what they wait for has come, and nobody told them. */
  readonly unheeded?: (kernel: Kernel) => Promise<readonly string[]>
  readonly erasure: Erasure | None
  /** What fills a demo. */
  readonly demo?: (kernel: Kernel) => Reactors
}
