import { continueAsNew, defineSignal, proxyActivities, setHandler, sleep, workflowInfo } from '@temporalio/workflow'
import type { Activities } from './activities.ts'
import type { Lane } from './lane.ts'

const retry = { initialInterval: '200 milliseconds', maximumInterval: '1 minute' } as const
/** Done on the queue of the workflow itself, or on that of its lane. */
const activitiesIn = (lane: Lane | undefined) => ({
  loadView: proxyActivities<Activities>({ startToCloseTimeout: '5 seconds', retry, ...lane }).loadView,
  // Longer than all that decoders of one step may take; a worker that died is noticed by its beats.
  act: proxyActivities<Activities>({ startToCloseTimeout: '9 hours', heartbeatTimeout: '10 seconds', retry, ...lane }),
})

const changed = defineSignal<[revision: number]>('changed')

const LEAST_WAIT_MS = 500
/** @number longest wait of a recording while another of its owner is prepared */
const MOST_WAIT_MS = 30_000

/**
 * Brings an uploaded recording to where it plays, or what was given up to where nothing is left of it. Each step answers
 * what comes next; it waits only while another recording of the same owner is prepared.
 */
export async function prepareMedia({ stream, lane }: { stream: string; lane?: Lane }): Promise<string> {
  const { loadView, act } = activitiesIn(lane)
  let heardOf = 0
  setHandler(changed, (revision) => {
    heardOf = Math.max(heardOf, revision)
  })
  let view = await loadView(stream)
  let waits = 0
  while (true) {
    if (view.isBusy) {
      if (workflowInfo().continueAsNewSuggested)
        return continueAsNew<typeof prepareMedia>({ stream, ...(lane && { lane }) })
      await sleep(Math.min(LEAST_WAIT_MS * 2 ** waits, MOST_WAIT_MS))
      waits += 1
    }
    if (view.next) view = await act[view.next](stream)
    // An upload that was given up may have begun again, and ended, since the last look.
    else if (heardOf > (view.revision ?? heardOf)) view = await loadView(stream)
    else return view.status
  }
}
