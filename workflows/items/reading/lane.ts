import type { FileQueue } from '../../bundles.ts'

export type ReadingLane = {
  readonly taskQueue: FileQueue
  readonly priority: { readonly priorityKey: number; readonly fairnessKey: string }
}

/** @number turn of readings in the queue of families' files: after what was sent is prepared, before it is read again */
const TURN = 4

/** Where a family's readings are done, in turn with those of any other. */
export const readingLane = (familyId: string): ReadingLane => ({
  taskQueue: 'vault',
  priority: { priorityKey: TURN, fairnessKey: familyId },
})
