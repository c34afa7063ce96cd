import { rm } from 'node:fs/promises'
import { sql } from '../../../backend/kernel/db.ts'
import type { Kernel } from '../../../backend/kernel/kernel.ts'
import { choice } from '../../../backend/modules/choices/reading.ts'
import { bringing } from '../../media/blobs.ts'
import { soundOf } from '../engines/sound.ts'
import { hasMinutes, heardOf, madeOf, outcomeOf, WORDS } from './drafts.ts'
import { speechOf } from './engine.ts'
import type { ReadStep } from './step.ts'

/** Writes down what is said in voices and films whose words nobody wrote down. */
export const listening = (kernel: Kernel): ReadStep => {
  const { load, settings } = kernel
  const speech = speechOf(settings)
  const { recipe } = speech
  return {
    name: WORDS,
    feature: 'listen',
    recipe,
    outside: speech.outside,
    isHere: speech.isHere,
    isFor: sql.fragment`i.kind in ('voice', 'video') and i.words is null`,
    hasRoom: (familyId) => hasMinutes(kernel, familyId),
    perform: async ({ itemId, familyId, mediaId, file, folder, signal, keep }) => {
      const { language } = (await load(choice, familyId)).state
      const original = await bringing(kernel).original(mediaId, file, folder)
      const sound = await soundOf(settings, original, folder, signal)
      await rm(original)
      const before = await heardOf(kernel, itemId, recipe)
      let part = before.at(-1)?.part ?? 0
      const from = before.at(-1)?.end ?? 0
      const how = { language: language === 'any' ? '' : language, from, signal }
      const taken = await speech.listen(sound, how, async (line) => {
        part += 1
        await keep(madeOf(part, recipe, line))
      })
      const state = outcomeOf(await heardOf(kernel, itemId, recipe), taken)
      await keep({ step: WORDS, part: 0, recipe, state, text: '', data: { seconds: sound.seconds, language: taken } })
    },
  }
}
