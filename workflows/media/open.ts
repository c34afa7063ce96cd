import type { WorkflowClient } from '@temporalio/client'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { abandonedUploads, RECORDING } from '../../backend/modules/media/queries.ts'
import { unnamedMedia } from '../../backend/modules/media/unnamed.ts'
import { stagingOf } from '../../backend/modules/media/staging.ts'
import { leftOfAccount } from '../kernel/endsReactor.ts'
import { hasEnded } from '../kernel/hasEnded.ts'
import type { Open, OpenPart } from '../kernel/open.ts'
import { RECORDINGS } from './erase.ts'
import { startOrSignal } from './reactor.ts'

const ById = v.object({ id: v.string() })
const Recording = v.object({ id: v.string(), state: v.string() })

/** What the read tables say is open of recordings. */
export const open = (kernel: Kernel, temporal: WorkflowClient): readonly OpenPart[] => {
  const { db, recordables } = kernel
  const staging = stagingOf(kernel)
  const recording = (id: string): Open => {
    const stream = `media-${id}`
    return { workflowId: stream, start: () => startOrSignal(kernel, temporal, stream, 0).then(() => true) }
  }
  /** Recordings that are being prepared, and uploads of which all has arrived, though nobody said so. */
  const recordings = async (): Promise<Open[]> => {
    const rows = await db.any(sql.type(Recording)`
      select id, state from media.media where state in ('receiving', 'storing', 'stored')`)
    return rows.map(({ id, state }) => {
      const { workflowId, start } = recording(id)
      const isOpen = async () => state !== 'receiving' || (await staging.wholeOf(id)) !== undefined
      return { workflowId, start: async () => (await isOpen()) && start() }
    })
  }
  /** Uploads that nobody finished, and recordings that nothing names: nobody else waits for the day when they are given up. */
  const abandoned = async (): Promise<Open[]> =>
    [...(await abandonedUploads(kernel)), ...(await unnamedMedia(kernel))].map(recording)

  /** An account that has ended, and a recording of whose is left that nothing of its own ends or keeps. */
  const strays = async (): Promise<Open[]> => {
    const outlived = recordables.flatMap(({ outlives }) => outlives?.rows(RECORDING) ?? [])
    const rows = await db.any(sql.type(ById)`
      select distinct a.id from accounts.accounts a join media.media f on f.owner_id = a.id
      where ${hasEnded(kernel)} and not (${sql.join([sql.fragment`false`, ...outlived], sql.fragment` or `)})`)
    return rows.map(({ id }) => leftOfAccount(temporal, id, RECORDINGS))
  }
  return [
    { type: 'prepareMedia', counts: 'missingRecordings', find: recordings },
    { type: 'end', counts: 'missingEnds', find: strays },
    { type: 'prepareMedia', find: abandoned },
  ]
}
