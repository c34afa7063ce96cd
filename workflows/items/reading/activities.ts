import { cancellationSignal } from '@temporalio/activity'
import * as v from 'valibot'
import { Damaged } from '../../../backend/kernel/blob/frames.ts'
import { sql } from '../../../backend/kernel/db.ts'
import type { Kernel } from '../../../backend/kernel/kernel.ts'
import { log } from '../../../backend/kernel/process/log.ts'
import { choice, isInForce } from '../../../backend/modules/choices/reading.ts'
import { readable } from '../../../backend/modules/items/reading.ts'
import { media } from '../../../backend/modules/media/reading.ts'
import { artefactsIn, type Made, type Thing } from '../../choices/artefacts.ts'
import { beating } from '../../kernel/beating.ts'
import { Unplayable } from '../../media/decoder.ts'
import { withFolder } from '../../media/folder.ts'
import type { ReadStep, StepName } from './step.ts'
import { stepsOf } from './steps.ts'

/** A no came while the machine was at it: what it has made by then is thrown away. */
class Withdrawn extends Error {
  override readonly name = 'Withdrawn'
}

const Row = v.object({ isDone: v.boolean() })
const none = sql.typeAlias('void')

/** What machines do with an item, as far as its family, whoever added it and the item allow it. */
export const reading = (kernel: Kernel) => {
  const { db, load } = kernel
  const steps = stepsOf(kernel)
  const artefacts = artefactsIn(kernel)

  const isAllowed = async (itemId: string, { name }: ReadStep): Promise<boolean> => {
    const { isKept, isClosed, rejected } = (await load(readable, itemId)).state
    return isKept && !isClosed && !rejected.some((each) => each === name)
  }

  /** It is one of those that the step is for, ready, and not done by this recipe before. */
  const isUndone = async (itemId: string, { name, recipe, isFor }: ReadStep): Promise<boolean> => {
    const row = await db.maybeOne(sql.type(Row)`
      select exists (
        select from kernel.artefacts a
        where a.kind = 'item' and a.id = i.id and a.step = ${name} and a.part = 0 and a.recipe = ${recipe}
      ) as is_done
      from items.items i
      where i.id = ${itemId} and i.state = 'ready' and ${isFor}`)
    return row !== null && !row.isDone
  }

  const isDue = async (itemId: string, step: ReadStep): Promise<boolean> => {
    if (!step.isHere() || !(await isAllowed(itemId, step)) || !(await isUndone(itemId, step))) return false
    const { familyId, contributorId } = (await load(readable, itemId)).state
    const { state } = await load(choice, familyId)
    if (!isInForce(state, { feature: step.feature, contributorId, engine: step.outside })) return false
    return step.hasRoom(familyId)
  }

  const nextReading = async (itemId: string): Promise<StepName | null> => {
    for (const step of steps) if (await isDue(itemId, step)) return step.name
    return null
  }

  const storing = (thing: Thing, step: ReadStep) => (made: readonly Made[]) =>
    artefacts.store(
      thing,
      { feature: step.feature, engine: step.outside, isAllowed: () => isAllowed(thing.id, step) },
      made,
    )

  /** What no further try can mend is kept as why there is nothing to read. */
  const orSayWhy = (thing: Thing, step: ReadStep) => async (error: unknown) => {
    if (error instanceof Withdrawn) {
      log.info('a reading was thrown away', { step: step.name })
      return
    }
    if (!(error instanceof Unplayable) && !(error instanceof Damaged)) throw error
    const state = error instanceof Unplayable && error.code === 'too-demanding' ? 'too_long' : 'unreadable'
    const { name, recipe } = step
    await storing(thing, step)([{ step: name, part: 0, recipe, state, text: '', data: { seconds: 0 } }])
  }

  const perform = async (thing: Thing, step: ReadStep): Promise<void> => {
    const { mediaId } = (await load(readable, thing.id)).state
    const { name, recipe } = step
    // What an older recipe made does not stand beside what this one makes.
    await db.query(none`
      delete from kernel.artefacts where kind = 'item' and id = ${thing.id} and step = ${name} and recipe <> ${recipe}`)
    const store = storing(thing, step)
    const keep = async (...made: readonly Made[]) => {
      if (!(await store(made))) throw new Withdrawn('It is allowed no longer')
    }
    const { id: itemId, familyId } = thing
    const { state: file } = await load(media, mediaId)
    await withFolder((folder) =>
      step.perform({ itemId, familyId, mediaId, file, folder, signal: cancellationSignal(), keep }),
    )
  }

  const readStep = (itemId: string, name: StepName): Promise<void> =>
    beating(async () => {
      const step = steps.find((each) => each.name === name)
      if (!step || !(await isDue(itemId, step))) return
      const { familyId, contributorId } = (await load(readable, itemId)).state
      const thing: Thing = { kind: 'item', id: itemId, familyId, contributorId }
      await perform(thing, step).catch(orSayWhy(thing, step))
    })
  return { nextReading, readStep }
}
export type Reading = ReturnType<typeof reading>
