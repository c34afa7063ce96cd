import type { AiFeature } from '../../../backend/kernel/contract.ts'
import type { Fragment } from '../../../backend/kernel/db.ts'
import type { Media } from '../../../backend/modules/media/reading.ts'
import type { ReadingStep } from '../../../backend/modules/items/contract.ts'
import type { Made } from '../../choices/artefacts.ts'

/** An item whose file is in the middle of being read. */
export type Being = {
  readonly itemId: string
  readonly familyId: string
  readonly mediaId: string
  readonly file: Media
  /** Of this reading alone: what is in it goes at its end. */
  readonly folder: string
  readonly signal: AbortSignal
  /**
   * Keeps what was made so far.
   * @throws Withdrawn where a no came meanwhile
   */
  readonly keep: (...made: readonly Made[]) => Promise<void>
}

/** What people read of it, and what only tells pictures apart. */
export type StepName = ReadingStep | 'hash'

/** One of the things that machines do with an item, where they may. */
export type ReadStep = {
  readonly name: StepName
  readonly feature: AiFeature
  /** By what: where that rises, everything is made anew. */
  readonly recipe: string
  /** The host outside that would do it; empty where it is done here. */
  readonly outside: string
  readonly isHere: () => boolean
  /** Of which items, in statements that call their table `i`. */
  readonly isFor: Fragment
  /** Whether a family may have more of it, by its plan. */
  readonly hasRoom: (familyId: string) => Promise<boolean>
  /**
   * Makes it; what was made before a worker died is not made again.
   * @throws Damaged, Unplayable, Stopped, Withdrawn
   */
  readonly perform: (of: Being) => Promise<void>
}
