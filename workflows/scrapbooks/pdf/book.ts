import { THEMES } from '../../../backend/modules/scrapbooks/contract.ts'
import { placesOn } from '../../../backend/modules/scrapbooks/contract.ts'
import { finished, requireAsOrdered } from './boxes.ts'
import type { Book, Printed } from './html.ts'
import { printedPhoto } from './photos.ts'
import { printed } from './print.ts'

/** A photo's file, and so far it is turned to the right besides what its camera said. */
export type Source = { readonly degrees: number; readonly read: () => Promise<Buffer> }
export type Pdf = { readonly pdf: Uint8Array; readonly pages: number; readonly cutPages: readonly number[] }

/**
 * Prints a book for the screen: what came out is read back, and is what was ordered.
 * @param sourceOf of a memory; undefined where it is there no more, and its place stays empty
 * @throws NotPrinted, NotAsOrdered, or what reading a photo throws
 */
export const pdfOf = async (
  executable: string,
  book: Book,
  sourceOf: (itemId: string) => Source | undefined,
): Promise<Pdf> => {
  const places = book.pages.flatMap((page, at) =>
    placesOn(page, book.size, at).slots.flatMap(({ photo: frame }, slot): Printed[] => {
      const itemId = page.slots[slot]?.itemId
      return itemId && sourceOf(itemId) ? [{ page: at, slot, frame }] : []
    }),
  )
  const { paper } = THEMES[book.theme]
  const draws = async ({ page, slot, frame }: Printed): Promise<Buffer> => {
    const one = book.pages[page]?.slots[slot]
    const source = one?.itemId ? sourceOf(one.itemId) : undefined
    if (!one || !source) throw new Error('There is no photo at this place')
    return printedPhoto(await source.read(), { slot: one, frame, degrees: source.degrees, paper })
  }
  const drawn = await printed(executable, book, places, draws)
  const expected = { size: book.size, pages: book.pages.length, title: book.title }
  const pdf = await finished(drawn.pdf, expected)
  await requireAsOrdered(pdf, expected)
  return { pdf, pages: book.pages.length, cutPages: drawn.cutPages }
}
