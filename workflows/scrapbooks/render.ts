import { buffer } from 'node:stream/consumers'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { log } from '../../backend/kernel/process/log.ts'
import { blobName } from '../../backend/modules/media/reading.ts'
import { failPdf, recordPdf } from '../../backend/modules/scrapbooks/decide/pdf.ts'
import { pdfFolder, pdfName } from '../../backend/modules/scrapbooks/pdfName.ts'
import { photosOn } from '../../backend/modules/scrapbooks/queries.ts'
import { photosOf, type StoredPhoto } from '../../backend/modules/scrapbooks/queries/photos.ts'
import { scrapbook, type Scrapbook } from '../../backend/modules/scrapbooks/scrapbook.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { NotAsOrdered } from './pdf/boxes.ts'
import { pdfOf, type Pdf, type Source } from './pdf/book.ts'
import type { Book } from './pdf/html.ts'
import { NotPrinted } from './pdf/print.ts'

/** @number how often a book is printed before we say that it cannot be done */
const TRIES = 3
/** What the printer opens itself; of anything else it takes the picture that is shown. */
const OPENED = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/tiff']

const bookOf = ({ title, theme, size, order, pages }: Scrapbook): Book =>
  ({ title, theme, size, pages: order.flatMap((id) => pages[id]?.page ?? []) }) as Book

const sourceOf = (kernel: Kernel, { id, fileId, mime, degrees }: StoredPhoto): Source => {
  const part = OPENED.includes(mime) ? 'original' : 'preview'
  const read = async (): Promise<Buffer> => {
    const blob = await sealedBlobs(kernel).openWhole(blobName(fileId, part), `item-${id}`)
    if (!blob) throw new NotAsOrdered('A photo is gone')
    return buffer(await blob.read())
  }
  return { degrees, read }
}

/** Printed again where the browser is at fault; undefined where it cannot be done. */
const printedBook = async (kernel: Kernel, book: Book, photos: ReadonlyMap<string, StoredPhoto>) => {
  for (let n = 1; n <= TRIES; n += 1)
    try {
      return await pdfOf(kernel.settings.chromium, book, (itemId) => {
        const photo = photos.get(itemId)
        return photo && sourceOf(kernel, photo)
      })
    } catch (error) {
      if (!(error instanceof NotPrinted) && !(error instanceof NotAsOrdered)) throw error
      log.error('a book was not printed', { error, tries: n })
      // The same would come out again.
      if (error instanceof NotAsOrdered) return undefined
    }
  return undefined
}

// One after another: a browser and the photos of two books are more than a worker is given.
let last: Promise<unknown> = Promise.resolve()
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine
}

const keep = async (kernel: Kernel, id: string, pdfId: string, { pdf, pages, cutPages }: Pdf): Promise<void> => {
  const name = pdfName(id, pdfId)
  await sealedBlobs(kernel).put(name, `scrapbook-${id}`, [Buffer.from(pdf)], pdf.length)
  const made = recordPdf({ pdfId, bytes: pdf.length, pages, cutPages })
  await trySystemCommand(kernel)(scrapbook, id, made, 'recordPdf', pdfId)
  const { state } = await kernel.load(scrapbook, id)
  const kept = state.pdf?.state === 'made' ? pdfName(id, state.pdf.id) : ''
  const old = (await kernel.blobs.list(pdfFolder(id))).filter((each) => each.name !== kept)
  for (const each of old) await kernel.blobs.removeAll(each.name)
}

/** Makes the PDF that was asked for and keeps it beside the book, sealed; or says that it could not be made. */
export const renderPdf = async (kernel: Kernel, id: string): Promise<void> =>
  inTurn(async () => {
    const { state } = await kernel.load(scrapbook, id)
    if (state.pdf?.state !== 'asked' || state.status === 'erased') return
    const pdfId = state.pdf.id
    const book = bookOf(state)
    const stored = await photosOf(kernel, state.familyId, photosOn(book.pages.map((page) => ({ page }))))
    const photos = new Map(stored.map((photo) => [photo.id, photo]))
    const made = await printedBook(kernel, book, photos)
    if (made) return keep(kernel, id, pdfId, made)
    await trySystemCommand(kernel)(scrapbook, id, failPdf({ pdfId }), 'failPdf', pdfId)
  })
