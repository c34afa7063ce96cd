import { condition, defineQuery, defineSignal, setHandler, workflowInfo } from '@temporalio/workflow'
import type { ActivityMode } from './localActivities.ts'

/** A stream as its workflow knows it: no word of a person. */
export type View<Step extends string = string> = {
  readonly revision: number
  readonly status: string
  /** Nothing will ever happen by itself again. */
  readonly isClosed: boolean
  readonly next: { readonly step: Step; readonly at: string } | undefined
}

/** Something from outside changed the stream, up to this revision. */
export const changed = defineSignal<[revision: number]>('changed')
/** Look again: from an operator, the sweep, or another stream. */
export const nudged = defineSignal('nudged')
/** The view of a running workflow, for operators. */
export const view = defineQuery<View | undefined>('view')

/**
 * @number how near a step is waited for in an activity. The server fires a shorter timer about a second late: the
 * activity sleeps what is left.
 */
const NEAR_MS = 1_000
/** @number how long a workflow sleeps before it looks again */
const LONGEST_MS = 30 * 86_400_000
/** @number turns of a workflow before its run continues as another */
const MOST_TURNS = 200

type Timeline<V extends View> = ActivityMode & {
  readonly load: () => Promise<V>
  /** Runs the view's next step and answers the view after it. `showNow` is for one that takes longer than it should. */
  readonly act: (next: NonNullable<V['next']>, showNow: () => void) => Promise<V>
  /** Shows the view to operators: a step that is waited for or fails, and the end, but not a step that is done at once. */
  readonly show?: (view: V) => void
}

/**
 * Waits for a stream's next step and asks for it, until the stream is closed. Truth is in the stream: it starts by
 * loading, and a signal only makes it load again (messages may come twice, late, or with any revision).
 * @returns the last status, or undefined when it is time to continue as new
 */
export const processLoop = async <V extends View>(timeline: Timeline<V>): Promise<string | undefined> => {
  const { load, act, show, isBeside, shownFromMs = NEAR_MS } = timeline
  let known: V | undefined
  let isDirty = false
  setHandler(view, () => known)
  setHandler(nudged, () => void (isDirty = true))
  setHandler(changed, (revision) => void (isDirty ||= !(known && revision <= known.revision)))

  for (let turn = 0; turn < MOST_TURNS && !workflowInfo().continueAsNewSuggested; turn += 1) {
    if (!known || isDirty) {
      isDirty = false // before the load: a change during it is loaded again
      known = await load()
    }
    const { next } = known
    const waitMs = next ? Date.parse(next.at) - Date.now() : LONGEST_MS
    const seen = known
    const showNow = () => show?.(seen)
    if (!isBeside || known.isClosed || waitMs > shownFromMs) showNow()
    // It may have been opened again since it was loaded.
    if (known.isClosed && isDirty) continue
    if (known.isClosed) return known.status
    if (waitMs > NEAR_MS && (await condition(() => isDirty, Math.min(waitMs, LONGEST_MS)))) continue
    if (!next || waitMs > LONGEST_MS) return undefined
    known = await act(next, showNow)
  }
  return undefined
}
