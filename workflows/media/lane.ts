import type { FileQueue } from '../bundles.ts'
import { recordableOf } from '../../backend/kernel/process/recordable.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { media, type Media } from '../../backend/modules/media/media.ts'

/** Where the steps of a file are done, and before which others; those of one family take turns with those of any other. */
export type Lane = { readonly taskQueue: FileQueue; readonly priority: { priorityKey: number; fairnessKey: string } }

/** @number turns in the queues of families' files. The first is served first; the last, 5, is what is read again. */
const TURNS = { erase: 1, picture: 2, film: 3 } as const

/** Where archives of a family's files are read: among pictures, in turn with those of others. */
export const laneOfFamily = (fairnessKey: string): Lane => ({
  taskQueue: 'vault',
  priority: { priorityKey: TURNS.picture, fairnessKey },
})

/** Undefined for recordings of messages and their like, which have a queue of their own. */
export const laneOf = ({ recordables }: Pick<Kernel, 'recordables'>, state: Media): Lane | undefined => {
  if (state.status === 'new' || recordableOf({ recordables }, state.purpose).takes !== 'anything') return undefined
  const isFilm = /^(audio|video)\//.test(state.type)
  const isOver = state.status === 'cancelled' || state.status === 'erased'
  const priorityKey = isOver ? TURNS.erase : isFilm ? TURNS.film : TURNS.picture
  const fairnessKey = state.familyId || state.ownerId
  return { taskQueue: isFilm ? 'film' : 'vault', priority: { priorityKey, fairnessKey } }
}

export type Lanes = Pick<Kernel, 'load' | 'recordables'>
export const laneOfId = async (kernel: Lanes, id: string): Promise<Lane | undefined> =>
  laneOf(kernel, (await kernel.load(media, id)).state)
