import type { WorkflowClient } from '@temporalio/client'
import type { Recorded } from '../../backend/kernel/event.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import { archive } from '../../backend/modules/archives/archive.ts'
import type { ArchivesEvent } from '../../backend/modules/archives/events.ts'
import type { ItemsEvent } from '../../backend/modules/items/events.ts'
import { ITEM } from '../../backend/modules/items/reading.ts'
import type { MediaEvent } from '../../backend/modules/media/events.ts'
import { media } from '../../backend/modules/media/reading.ts'
import { changed } from '../kernel/processLoop.ts'
import { laneOfFamily } from '../media/lane.ts'
import { readArchive } from './workflow.ts'

const ZIP = 'application/zip'

/** Starts the reading of an archive, or tells the one that runs to look again. */
export const startReading = async (temporal: WorkflowClient, id: string, familyId: string): Promise<void> => {
  const stream = `archive-${id}`
  await temporal.signalWithStart(readArchive, {
    taskQueue: 'media',
    workflowId: `${stream}.read`,
    workflowTaskTimeout: '2 seconds',
    args: [{ stream, lane: laneOfFamily(familyId) }],
    signal: changed,
    signalArgs: [0],
  })
}

/** A zip that is stored as an item's file is looked into: whether it is an archive its directory says. */
export const archivesReactor = ({ load }: Pick<Kernel, 'load'>, temporal: WorkflowClient): Reactor => {
  const look = async (mediaId: string): Promise<void> => {
    const { state } = await load(media, mediaId)
    if (state.purpose === ITEM && state.mime === ZIP)
      await startReading(temporal, state.messageId, state.familyId || state.ownerId)
  }
  const stored = async ({ id, data }: Recorded<Extract<MediaEvent, { type: 'MediaStored' }>>) => {
    if (data.mime === ZIP) await look(id)
  }
  /** The file may have arrived before its item. */
  const added = async ({ data }: Recorded<Extract<ItemsEvent, { type: 'ItemAdded' }>>) => {
    if (data.mediaId !== undefined && data.cameIn === undefined) await look(data.mediaId)
  }
  const again = async ({ id }: Recorded) => startReading(temporal, id, (await load(archive, id)).state.familyId)
  return {
    media: reactingTo<MediaEvent>({ MediaStored: stored }),
    item: reactingTo<ItemsEvent>({ ItemAdded: added }),
    archive: reactingTo<ArchivesEvent>({ ArchiveReopened: again }),
  }
}
