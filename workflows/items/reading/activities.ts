import { cancellationSignal } from '@temporalio/activity'
import { rm } from 'node:fs/promises'
import * as v from 'valibot'
import { Damaged } from '../../../backend/kernel/blob/frames.ts'
import { sql } from '../../../backend/kernel/db.ts'
import type { Kernel } from '../../../backend/kernel/kernel.ts'
import { log } from '../../../backend/kernel/process/log.ts'
import { choice, isInForce } from '../../../backend/modules/choices/reading.ts'
import { readable, type Readable } from '../../../backend/modules/items/reading.ts'
import { media } from '../../../backend/modules/media/reading.ts'
import { artefactsIn, type Thing } from '../../choices/artefacts.ts'
import { beating } from '../../kernel/beating.ts'
import { bringing } from '../../media/blobs.ts'
import { Unplayable } from '../../media/decoder.ts'
import { withFolder } from '../../media/folder.ts'
import { soundOf } from '../engines/sound.ts'
import { hasMinutes, heardOf, madeOf, outcomeOf, WORDS } from './drafts.ts'
import { speechOf } from './engine.ts'

/** A no came while the machine was at it: what it has made by then is thrown away. */
class Withdrawn extends Error {
  override readonly name = 'Withdrawn'
}

const Row = v.object({ isHeard: v.boolean() })
const none = sql.typeAlias('void')

/** What machines do with an item, as far as its family, whoever added it and the item allow it. */
export const reading = (kernel: Kernel) => {
  const { db, load, settings } = kernel
  const speech = speechOf(settings)
  const artefacts = artefactsIn(kernel)

  const isAllowed = async (itemId: string): Promise<boolean> => {
    const { isKept, isClosed, rejected } = (await load(readable, itemId)).state
    return isKept && !isClosed && !rejected.includes(WORDS)
  }
  const listening = (itemId: string) =>
    ({ feature: 'listen', engine: speech.outside, isAllowed: () => isAllowed(itemId) }) as const

  /** A voice or film that can be played, whose words nobody wrote down, and that was not heard by this recipe before. */
  const isUnheard = async (itemId: string): Promise<boolean> => {
    const row = await db.maybeOne(sql.type(Row)`
      select exists (
        select from kernel.artefacts a
        where a.kind = 'item' and a.id = i.id and a.step = ${WORDS} and a.part = 0 and a.recipe = ${speech.recipe}
      ) as is_heard
      from items.items i
      where i.id = ${itemId} and i.state = 'ready' and i.kind in ('voice', 'video') and i.words is null`)
    return row !== null && !row.isHeard
  }

  const nextReading = async (itemId: string): Promise<'words' | null> => {
    if (!settings.aiFeatures.includes('listen') || !speech.isHere()) return null
    const item = (await load(readable, itemId)).state
    const { familyId, contributorId, isKept, isClosed, rejected } = item
    if (!isKept || isClosed || rejected.includes(WORDS) || !(await isUnheard(itemId))) return null
    const { state } = await load(choice, familyId)
    if (!isInForce(state, { feature: 'listen', contributorId, engine: speech.outside })) return null
    return (await hasMinutes(kernel, familyId)) ? 'words' : null
  }

  /** @throws Damaged, Unplayable, Stopped, Withdrawn */
  const listen = async (thing: Thing, item: Readable, language: string, folder: string): Promise<void> => {
    const { recipe } = speech
    const by = listening(thing.id)
    const keep = async (...made: Parameters<typeof artefacts.store>[2]) => {
      if (!(await artefacts.store(thing, by, made))) throw new Withdrawn('It is allowed no longer')
    }
    const signal = cancellationSignal()
    const file = (await load(media, item.mediaId)).state
    const original = await bringing(kernel).original(item.mediaId, file, folder)
    const sound = await soundOf(settings, original, folder, signal)
    await rm(original)
    await db.query(none`
      delete from kernel.artefacts where kind = 'item' and id = ${thing.id} and step = ${WORDS} and recipe <> ${recipe}`)
    // What was heard before a worker died is not heard again.
    const before = await heardOf(kernel, thing.id, recipe)
    let part = before.at(-1)?.part ?? 0
    const from = before.at(-1)?.end ?? 0
    const taken = await speech.listen(sound, { language, from, signal }, async (line) => {
      part += 1
      await keep(madeOf(part, recipe, line))
    })
    const state = outcomeOf(await heardOf(kernel, thing.id, recipe), taken)
    await keep({ step: WORDS, part: 0, recipe, state, text: '', data: { seconds: sound.seconds, language: taken } })
  }

  /** What no further try can mend is kept as why there are no words. */
  const orSayWhy = (thing: Thing) => async (error: unknown) => {
    if (error instanceof Withdrawn) {
      log.info('a reading was thrown away', { step: WORDS })
      return
    }
    if (!(error instanceof Unplayable) && !(error instanceof Damaged)) throw error
    const state = error instanceof Unplayable && error.code === 'too-demanding' ? 'too_long' : 'unreadable'
    const why = { step: WORDS, part: 0, recipe: speech.recipe, state, text: '', data: { seconds: 0 } }
    await artefacts.store(thing, listening(thing.id), [why])
  }

  const readStep = (itemId: string, step: 'words'): Promise<void> =>
    beating(async () => {
      if ((await nextReading(itemId)) !== step) return
      const item = (await load(readable, itemId)).state
      const { familyId, contributorId } = item
      const { language } = (await load(choice, familyId)).state
      const thing: Thing = { kind: 'item', id: itemId, familyId, contributorId }
      await withFolder((folder) => listen(thing, item, language === 'any' ? '' : language, folder)).catch(
        orSayWhy(thing),
      )
    })
  return { nextReading, readStep }
}
export type Reading = ReturnType<typeof reading>
