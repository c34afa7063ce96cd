import { continueAsNew, proxyActivities } from '@temporalio/workflow'
import { ERASE_RETRY } from '../kernel/eraseRetry.ts'
import type { erasingRecordings } from './erase.ts'

const { recordingsToEnd, endRecording } = proxyActivities<ReturnType<typeof erasingRecordings>>(ERASE_RETRY)

/** A run's history has room for so many. */
const MOST = 1_000

/** The end of an account is the end of its recordings, where none of its messages decides over them. */
export async function endRecordings({ accountId }: { accountId: string }): Promise<void> {
  const streams = await recordingsToEnd(accountId)
  // Their list is kept here: no read table has a recording any more whose end was cut off in the middle.
  for (const stream of streams.slice(0, MOST)) await endRecording(accountId, stream)
  if (streams.length > MOST) await continueAsNew<typeof endRecordings>({ accountId })
}
