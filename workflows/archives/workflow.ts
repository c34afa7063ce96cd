import { continueAsNew, proxyActivities, setHandler, sleep, workflowInfo } from '@temporalio/workflow'
import { changed } from '../kernel/processLoop.ts'
import type { Lane } from '../media/lane.ts'
import type { Activities } from './activities.ts'

const retry = { initialInterval: '200 milliseconds', maximumInterval: '1 minute' } as const
const LEAST_WAIT_MS = 500
/** @number longest wait of an archive while what came of it is stored */
const MOST_WAIT_MS = 30_000

/** Reads an archive to its end, a few of its files at a time, and waits until what came of it is stored. */
export async function readArchive({ stream, lane }: { stream: string; lane: Lane }): Promise<string> {
  const { readOn } = proxyActivities<Activities>({
    // One of its files may be a film of hours; a worker that died is noticed by its beats.
    startToCloseTimeout: '9 hours',
    heartbeatTimeout: '10 seconds',
    retry,
    ...lane,
  })
  let isDirty = false
  setHandler(changed, () => void (isDirty = true))
  let waits = 0
  while (true) {
    isDirty = false // before the look: a change during it is looked at again
    const { status, isOver, isWaiting } = await readOn(stream)
    if (isOver && !isDirty) return status
    if (workflowInfo().continueAsNewSuggested) return continueAsNew<typeof readArchive>({ stream, lane })
    if (isWaiting) await sleep(Math.min(LEAST_WAIT_MS * 2 ** waits, MOST_WAIT_MS))
    waits = isWaiting ? waits + 1 : 0
  }
}
