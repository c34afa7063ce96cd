import { isCancellation, proxyActivities, proxyLocalActivities, sleep, TemporalFailure } from '@temporalio/workflow'
import type { ActivityInterfaceFor, ActivityOptions } from '@temporalio/workflow'

/** How a run does its activities, as it was told when it began; a run from before there was a choice was told nothing. */
export type ActivityMode = {
  /** Activities are local ones first: the worker of the workflow does them. */
  readonly isBeside?: true
  /** Search attributes are set for a step that is at least this far away; each time costs Temporal as much as a task. */
  readonly shownFromMs?: number
}

/**
 * The mode of runs that begin today.
 * @number from when a waiting run shows itself in Temporal's list
 */
export const LOCAL_FIRST: ActivityMode = { isBeside: true, shownFromMs: 90_000 }

/** The time limit of a workflow task that does local activities: nothing of it is kept before its end. */
export const TASK = '10 seconds' as const

/** One try: a local activity that fails is left to Temporal, since tries here would hold the workflow's task open. */
const ONCE = { maximumAttempts: 1 } as const

type Calls<A> = (onTrouble?: () => void) => ActivityInterfaceFor<A>

/**
 * Activities done by the worker that runs the workflow, within its task: Temporal keeps the answer and nothing else
 * (docs/adr/0066). One that fails there is told to `onTrouble` and asked of Temporal, which tries it as `options` say.
 */
const localFirst = <A>(options: ActivityOptions): Calls<A> => {
  const { startToCloseTimeout = '1 minute', retry: { initialInterval = '1 second' } = {} } = options
  const near = proxyLocalActivities({ startToCloseTimeout, retry: ONCE })
  const far = proxyActivities(options)
  return (onTrouble) => {
    const calling =
      (name: string) =>
      async (...args: unknown[]): Promise<unknown> => {
        try {
          return await near[name]?.(...args)
        } catch (error) {
          if (!(error instanceof TemporalFailure) || isCancellation(error)) throw error
          onTrouble?.()
          await sleep(initialInterval)
          return await far[name]?.(...args)
        }
      }
    return new Proxy({}, { get: (_, name) => calling(String(name)) }) as ActivityInterfaceFor<A>
  }
}

/** The activities of a workflow, by how its run does them. */
export const activitiesBy = <A>(options: ActivityOptions) => {
  const [local, remote] = [localFirst<A>(options), proxyActivities<A>(options)]
  return ({ isBeside }: ActivityMode, ...told: Parameters<Calls<A>>) => (isBeside ? local(...told) : remote)
}
