import { isCancellation, proxyActivities, proxyLocalActivities, sleep, TemporalFailure } from '@temporalio/workflow'
import type { ActivityInterfaceFor, ActivityOptions } from '@temporalio/workflow'

/** Of a run that began before there was such a thing, nothing: it goes on as it began. */
export type ActivityMode = {
  /** Activities are done beside their workflow. */
  readonly isBeside?: true
  /** What operators search by is set for a step that is this far away; each time costs Temporal as much as a task. */
  readonly shownFromMs?: number
}

/**
 * How a run that begins today does its activities, and shows itself.
 * @number from when a waiting run shows itself in Temporal's list
 */
export const LOCAL_FIRST: ActivityMode = { isBeside: true, shownFromMs: 90_000 }

/** Within which a task is over, or told to go on: its activities are done in it, and nothing of it is kept before its end. */
export const TASK = '10 seconds' as const

/** Once: what fails is no matter of the workflow's task, which would be held open for as long as it is tried. */
const ONCE = { maximumAttempts: 1 } as const

type Calls<A> = (onTrouble?: () => void) => ActivityInterfaceFor<A>

/**
 * Activities done by the worker that runs the workflow, within its task: Temporal keeps the answer and nothing else
 * (docs/adr/0066). One that fails there is told to `onTrouble` and asked of Temporal, which tries it as `options` say.
 */
const besideFirst = <A>(options: ActivityOptions): Calls<A> => {
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
  const [beside, away] = [besideFirst<A>(options), proxyActivities<A>(options)]
  return ({ isBeside }: ActivityMode, ...told: Parameters<Calls<A>>) => (isBeside ? beside(...told) : away)
}
