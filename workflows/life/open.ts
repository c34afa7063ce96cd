import type { WorkflowClient } from '@temporalio/client'
import { countingSign } from '../../backend/kernel/identity/signs.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { life } from '../../backend/modules/life/life.ts'
import { isContradicted } from '../../backend/modules/life/next.ts'
import { plannedLives, signedSince } from '../../backend/modules/life/queries.ts'
import type { Open, OpenPart } from '../kernel/open.ts'
import { wakeLife } from './watchReactor.ts'

/** The lives that are to be watched, by what the read tables say. */
export const open = (kernel: Kernel, temporal: WorkflowClient): readonly OpenPart[] => {
  /** Whose silence means something: their life is watched as long as they have an account. */
  const watched = async (): Promise<Open[]> =>
    (await plannedLives(kernel)).map(({ accountId }) => {
      const workflowId = `life-${accountId}`
      const start = async () => {
        await wakeLife(temporal, workflowId, Number.MAX_SAFE_INTEGER)
        return true
      }
      return { workflowId, start }
    })
  return [{ type: 'watchLife', counts: 'missingLives', find: watched }]
}

/** Lives whose author was there after what stands: whoever wrote the sign down died before anything heeded it. */
export const unheeded = async (kernel: Kernel): Promise<readonly string[]> => {
  const ids: string[] = []
  for (const { accountId } of await signedSince(kernel)) {
    const { state } = await kernel.load(life, accountId)
    if (isContradicted(state, await countingSign(kernel, accountId, state))) ids.push(`life-${accountId}`)
  }
  return ids
}
