import { defineSignal, proxyActivities, setHandler } from '@temporalio/workflow'
import type { Activities } from './activities.ts'

const retry = { initialInterval: '200 milliseconds', maximumInterval: '1 minute' } as const
const { loadView } = proxyActivities<Activities>({ startToCloseTimeout: '5 seconds', retry })
// The longest recording takes 10 minutes and its own length to convert; a worker that died is noticed by its beats.
const act = proxyActivities<Activities>({ startToCloseTimeout: '90 minutes', heartbeatTimeout: '10 seconds', retry })

export const changed = defineSignal<[revision: number]>('changed')

/** Brings an uploaded recording to where it plays. It never waits: each step answers what comes next. */
export async function prepareMedia({ stream }: { stream: string }): Promise<string> {
  // Only the upload's end wakes it, and every step loads what is true by then.
  setHandler(changed, () => {})
  let view = await loadView(stream)
  while (view.next) view = await act[view.next](stream)
  return view.status
}
