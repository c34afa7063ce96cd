import { continueAsNew, proxyActivities, upsertSearchAttributes } from '@temporalio/workflow'
import { processLoop } from '../kernel/processLoop.ts'
import type { Watching } from './watch.ts'

const retry = { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' } as const
const { loadLife } = proxyActivities<Pick<Watching, 'loadLife'>>({
  startToCloseTimeout: '10 seconds',
  heartbeatTimeout: '2 seconds',
  retry,
})
const steps = proxyActivities<Omit<Watching, 'loadLife'>>({
  startToCloseTimeout: '2 minutes',
  heartbeatTimeout: '2 seconds',
  retry,
})
const act = {
  heed: steps.heedLifeSign,
  resume: steps.resumeLife,
  ask: steps.askQuestion,
  presume: steps.presumeLife,
  code: steps.mailReportCodes,
  object: steps.askToObject,
  close: steps.endChallenge,
} as const

type View = Awaited<ReturnType<typeof loadLife>>

/** Whether an author is there: the questions after the days that they chose, and what their silence means. */
export async function watchLife({ stream }: { stream: string }): Promise<string> {
  const status = await processLoop({ load: () => loadLife(stream), act: ({ step, at }) => act[step](stream, at), show })
  return status ?? continueAsNew<typeof watchLife>({ stream })
}

/** What an operator searches by; ids, states and dates only. */
const show = ({ next }: View): void =>
  upsertSearchAttributes({ Step: next ? [next.step] : [], NextStepAt: next ? [new Date(next.at)] : [] })
