import {
  condition,
  continueAsNew,
  defineQuery,
  defineSignal,
  proxyActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow'
import type { About, Activities, View } from './activities.ts'

const retry = { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' } as const
const { loadDelivery } = proxyActivities<Pick<Activities, 'loadDelivery'>>({ startToCloseTimeout: '2 seconds', retry })
const act = proxyActivities<Pick<Activities, 'create' | 'dispatch'>>({
  startToCloseTimeout: '2 minutes',
  heartbeatTimeout: '2 seconds',
  retry,
})

/** Something from outside changed the stream, up to this revision. */
export const changed = defineSignal<[revision: number]>('changed')
/** Look again: from an operator or the sweep. */
export const nudged = defineSignal('nudged')
export const view = defineQuery<View | undefined>('view')

const NEAR_MS = 1_000
const LONGEST_MS = 30 * 86_400_000

/** Mails one recipient their link until the mailbox takes it or refuses it for good. */
export async function tendDelivery(about: About): Promise<string> {
  let known: View | undefined
  let isDirty = false
  setHandler(view, () => known)
  setHandler(nudged, () => void (isDirty = true))
  setHandler(changed, (revision) => void (isDirty ||= !(known && revision <= known.revision)))

  for (let turn = 0; turn < 200 && !workflowInfo().continueAsNewSuggested; turn += 1) {
    if (!known || isDirty) {
      isDirty = false // before the load: a change during it is loaded again
      known = await loadDelivery(about)
    }
    const { next } = known
    if (!next) return known.status
    const waitMs = Date.parse(next.at) - Date.now()
    if (waitMs > NEAR_MS && (await condition(() => isDirty, Math.min(waitMs, LONGEST_MS)))) continue
    known = await act[next.step](about, next.at)
  }
  return continueAsNew<typeof tendDelivery>(about)
}
