import { continueAsNew, setCurrentDetails, upsertSearchAttributes } from '@temporalio/workflow'
import { activitiesBy, LOCAL_FIRST, type ActivityMode } from '../kernel/localActivities.ts'
import { processLoop } from '../kernel/processLoop.ts'
import type { Activities, MessageView } from './activities.ts'

const retry = { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' } as const
// A busy worker may take a while to read; a dead one is known by its silence.
const loads = activitiesBy<Pick<Activities, 'loadView'>>({
  startToCloseTimeout: '10 seconds',
  heartbeatTimeout: '2 seconds',
  retry,
})
const steps = activitiesBy<Omit<Activities, 'loadView'>>({
  startToCloseTimeout: '2 minutes',
  heartbeatTimeout: '2 seconds',
  retry,
})

/** A message's timeline: two checks, the claim, the undo time, the links, the end. */
export async function deliverMessage({ stream, ...place }: { stream: string } & ActivityMode): Promise<string> {
  const { loadView } = loads(place)
  const status = await processLoop({
    load: () => loadView(stream),
    act: ({ step, at }, showNow) => steps(place, showNow)[step](stream, at),
    show,
    ...place,
  })
  return status ?? continueAsNew<typeof deliverMessage>({ stream, ...LOCAL_FIRST })
}

/** What an operator searches by and reads in the list; ids, states and dates only. */
const show = ({ status, round, dueAt, next, dayMs, mode, ownerRef, stallReason, isLate }: MessageView): void => {
  upsertSearchAttributes({
    MessageState: [status],
    // What a view of an earlier build did not say is not shown: its run replays as it was.
    ...(mode !== undefined && { Mode: mode ? [mode] : [] }),
    ...(ownerRef !== undefined && { OwnerRef: [ownerRef] }),
    ...(stallReason !== undefined && { StallReason: stallReason ? [stallReason] : [] }),
    ...(isLate !== undefined && { Late: [isLate] }),
    Step: next ? [next.step] : [],
    Stalled: [status === 'stalled'],
    Round: [round],
    ...(dayMs > 0 && { DayMs: [dayMs] }),
    ...(dueAt && { DueAt: [new Date(dueAt)] }),
    NextStepAt: next ? [new Date(next.at)] : [],
  })
  setCurrentDetails(next ? `${status} · ${next.step} ${next.at}` : status)
}
