import { continueAsNew, proxyActivities } from '@temporalio/workflow'
import { ERASE_RETRY } from './eraseRetry.ts'
import type { EndActivities, Part } from './ends.ts'

const act = proxyActivities<EndActivities>(ERASE_RETRY)

/** @number things that a run ends before it continues as another. A run's history has room for so many. */
const MOST = 1_000

/** Ends one part of what was kept of an account, a membership or a family. */
export async function end(part: Part): Promise<void> {
  const ids = await act.endOrList(part)
  // Their list is kept here: no read table has one any more whose end was cut off in the middle.
  for (const id of ids.slice(0, MOST)) await act.endOne(part, id)
  if (ids.length > MOST) await continueAsNew<typeof end>(part)
}
