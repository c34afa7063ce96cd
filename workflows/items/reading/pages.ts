import * as v from 'valibot'
import { sql } from '../../../backend/kernel/db.ts'
import type { Kernel } from '../../../backend/kernel/kernel.ts'
import type { Variant } from '../../../backend/modules/media/events.ts'
import { isVariant } from '../../../backend/modules/media/reading.ts'
import type { Made } from '../../choices/artefacts.ts'
import { bringing } from '../../media/blobs.ts'
import { localReader, type Page } from '../engines/reader.ts'
import type { ReadStep } from './step.ts'

const OCR = 'ocr'
/** @number how sure a machine must be of a line that it reads, from 0 to 1 */
const LEAST_LINE = 0.5
/** @number how sure a machine must be of a page on the whole, from 0 to 1 */
const LEAST_PAGE = 0.7
/** @number letters that make writing: fewer are a button, or a shadow */
const LEAST_LETTERS = 8

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** A page as it is kept: of what is not sure nothing but that there was something. */
export const pageOf = (part: number, recipe: string, { degrees, lines }: Page): Made => {
  const sure = lines.filter(({ confidence }) => confidence >= LEAST_LINE)
  const text = sure.map((line) => line.text).join('\n')
  const mean = lines.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, lines.length)
  const state = lettersIn(text) < LEAST_LETTERS ? 'no_text' : mean < LEAST_PAGE ? 'too_rough' : 'made'
  const data = { degrees, confidence: mean }
  return { step: OCR, part, recipe, state, text: state === 'made' ? text : '', data }
}

/** How the whole went, by its pages. */
export const outcomeOfPages = (states: readonly string[]): string =>
  ['made', 'too_rough'].find((state) => states.includes(state)) ?? 'no_text'

/** What is shown of it as a picture: its pages, else the one that it is. */
const picturesIn = (variants: readonly string[]): readonly Variant[] => {
  const shown = variants.filter(isVariant)
  const pages = shown.filter((variant) => variant.startsWith('page-'))
  if (pages.length === 0) return shown.filter((variant) => variant === 'preview')
  return pages.toSorted((one, other) => Number(one.slice(5)) - Number(other.slice(5)))
}

const Row = v.object({ part: v.number(), state: v.string() })

/** Reads what is written on pictures and papers whose words nobody wrote down. */
export const readingPages = (kernel: Kernel): ReadStep => {
  const { db, settings } = kernel
  const reader = localReader(settings)
  const { recipe } = reader
  const readOf = (itemId: string) =>
    db.any(sql.type(Row)`
      select part, state from kernel.artefacts
      where kind = 'item' and id = ${itemId} and step = ${OCR} and recipe = ${recipe} and part > 0 order by part`)
  return {
    name: OCR,
    feature: 'read',
    recipe,
    outside: '',
    isHere: reader.isHere,
    isFor: sql.fragment`i.kind in ('photo', 'document') and i.words is null
      and (i.variants @> array['preview'] or i.variants @> array['page-1'])`,
    hasRoom: () => Promise.resolve(true),
    perform: async ({ itemId, mediaId, file, folder, signal, keep }) => {
      const read = new Set((await readOf(itemId)).map(({ part }) => part))
      for (const [n, picture] of picturesIn(file.variants).entries()) {
        if (read.has(n + 1)) continue
        const brought = await bringing(kernel).brought(mediaId, file, picture, folder)
        await keep(pageOf(n + 1, recipe, await reader.read(brought, folder, signal)))
      }
      const state = outcomeOfPages((await readOf(itemId)).map((page) => page.state))
      await keep({ step: OCR, part: 0, recipe, state, text: '', data: {} })
    },
  }
}
