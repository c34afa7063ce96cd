import {
  ActivityFailure,
  continueAsNew,
  isCancellation,
  proxyActivities,
  upsertSearchAttributes,
} from '@temporalio/workflow'
import { ERASE_RETRY } from './eraseRetry.ts'
import { MAIL_RETRY } from './mailRetry.ts'
import type { Part, PartView, Processing } from './process.ts'
import { processLoop } from './processLoop.ts'

const SOON = { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' } as const
const { loadPart } = proxyActivities<Pick<Processing, 'loadPart'>>({ startToCloseTimeout: '10 seconds', retry: SOON })
const { endDay } = proxyActivities<Pick<Processing, 'endDay'>>({ startToCloseTimeout: '1 minute', retry: SOON })
const { tryStep } = proxyActivities<Pick<Processing, 'tryStep'>>(MAIL_RETRY)
const { doStep } = proxyActivities<Pick<Processing, 'doStep'>>(ERASE_RETRY)

/** The search attributes of operators: the step that is waited for, and its time. */
const show = ({ next }: PartView): void =>
  upsertSearchAttributes({ Step: next ? [next.step] : [], NextStepAt: next ? [new Date(next.at)] : [] })

/** The process of a part of a stream: each mail and act that it owes, in its time. Truth is in the stream: it starts by loading. */
export async function tend(of: Part): Promise<string> {
  const act = async (due: NonNullable<PartView['next']>): Promise<PartView> => {
    if (!due.isTried) return doStep(of, due)
    try {
      return await tryStep(of, due)
    } catch (error) {
      if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
      return endDay(of, due)
    }
  }
  const status = await processLoop({ load: () => loadPart(of), act, show })
  return status ?? continueAsNew<typeof tend>(of)
}
