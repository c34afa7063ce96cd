import {
  condition,
  continueAsNew,
  defineQuery,
  defineSignal,
  proxyActivities,
  setHandler,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow'
import type { Activities, View } from './activities.ts'

const retry = { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' } as const
const { loadView } = proxyActivities<Pick<Activities, 'loadView'>>({ startToCloseTimeout: '2 seconds', retry })
const act = proxyActivities<Omit<Activities, 'loadView'>>({
  startToCloseTimeout: '2 minutes',
  heartbeatTimeout: '2 seconds',
  retry,
})

/** Something from outside changed the stream, up to this revision. */
export const changed = defineSignal<[revision: number]>('changed')
/** Look again: from an operator, the sweep, or a delivery that has ended. */
export const nudged = defineSignal('nudged')
/** What the workflow knows, for operators; ids, numbers and states only. */
export const view = defineQuery<View | undefined>('view')

// The server fires a shorter timer about a second late: the activity sleeps what is left.
const NEAR_MS = 1_000
const LONGEST_MS = 30 * 86_400_000

/** Waits for a message's next step and asks for it. Truth is in the stream: it starts by loading. */
export async function deliverMessage({ stream }: { stream: string }): Promise<string> {
  let known: View | undefined
  let isDirty = false
  setHandler(view, () => known)
  setHandler(nudged, () => void (isDirty = true))
  setHandler(changed, (revision) => void (isDirty ||= !(known && revision <= known.revision)))

  for (let turn = 0; turn < 200 && !workflowInfo().continueAsNewSuggested; turn += 1) {
    if (!known || isDirty) {
      isDirty = false // before the load: a change during it is loaded again
      known = await loadView(stream)
    }
    show(known)
    if (known.isClosed) return known.status
    const { next } = known
    const waitMs = next ? Date.parse(next.at) - Date.now() : LONGEST_MS
    if (waitMs > NEAR_MS && (await condition(() => isDirty, Math.min(waitMs, LONGEST_MS)))) continue
    if (!next || waitMs > LONGEST_MS) break
    known = await act[next.step](stream, next.at)
  }
  return continueAsNew<typeof deliverMessage>({ stream })
}

const show = ({ status, round, dueAt, next, dayMs }: View): void =>
  upsertSearchAttributes({
    MessageState: [status],
    Step: next ? [next.step] : [],
    Stalled: [status === 'stalled'],
    Round: [round],
    ...(dayMs > 0 && { DayMs: [dayMs] }),
    ...(dueAt && { DueAt: [new Date(dueAt)] }),
    ...(next && { NextStepAt: [new Date(next.at)] }),
  })
