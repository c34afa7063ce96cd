import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFStream,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { SIZES, type SizeId } from '../../../backend/modules/scrapbooks/contract.ts'

const POINTS_PER_MM = 72 / 25.4
/** @number points by which a page of a PDF may be off */
const OFF = 0.25
/** @number points by which the browser may round a page before we cut it */
const ROUNDED = 2

/** What came out is not what was to be printed: another try would give the same. */
export class NotAsOrdered extends Error {
  override readonly name = 'NotAsOrdered'
}

const pointsOf = (size: SizeId) => ({
  width: SIZES[size].width * POINTS_PER_MM,
  height: SIZES[size].height * POINTS_PER_MM,
})

/** Every box of a page is set from its own origin, which need not be 0, and from its upper edge, where the browser begins. */
export const setBoxes = (
  page: PDFPage,
  { width, height }: { readonly width: number; readonly height: number },
): void => {
  const { x, y, height: was } = page.getMediaBox()
  const box = [x, y + was - height, width, height] as const
  page.setMediaBox(...box)
  page.setCropBox(...box)
  page.setBleedBox(...box)
  page.setTrimBox(...box)
}

type Expected = { readonly size: SizeId; readonly pages: number; readonly title: string }

/**
 * Sets size, title and maker in the file itself: pages that are copied lose links, outline and language.
 * @throws NotAsOrdered where pages are missing, or have another size than was asked for
 */
export const finished = async (pdf: Uint8Array, { size, pages, title }: Expected): Promise<Uint8Array> => {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const found = document.getPages()
  if (found.length !== pages) throw new NotAsOrdered(`There are ${found.length} pages of ${pages}`)
  const wanted = pointsOf(size)
  for (const page of found) {
    const { width, height } = page.getMediaBox()
    if (Math.abs(width - wanted.width) > ROUNDED || Math.abs(height - wanted.height) > ROUNDED)
      throw new NotAsOrdered(`A page is ${width} by ${height} points`)
    setBoxes(page, wanted)
  }
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setProducer('Everhearth')
  document.setCreator('Everhearth')
  return document.save({ useObjectStreams: false })
}

const KINDS = ['FontFile', 'FontFile2', 'FontFile3'] as const
const isEmbedded = (descriptor: PDFDict): boolean =>
  KINDS.some((kind) => descriptor.get(PDFName.of(kind)) !== undefined)
const numberAt = (dict: PDFDict, name: string): number => {
  const value = dict.lookup(PDFName.of(name))
  return value instanceof PDFNumber ? value.asNumber() : 0
}

/** What a PDF holds, read back from its bytes. */
export const readBack = async (pdf: Uint8Array) => {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object)
  const dicts = objects.filter((object) => object instanceof PDFDict)
  const images = objects
    .filter((object): object is PDFStream => object instanceof PDFStream || object instanceof PDFRawStream)
    .filter(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))
    .map(({ dict, ...rest }) => ({
      width: numberAt(dict, 'Width'),
      height: numberAt(dict, 'Height'),
      bytes: (rest as { contents?: Uint8Array }).contents?.length ?? 0,
      isJpeg: String(dict.get(PDFName.of('Filter'))).includes('DCTDecode'),
      hasMask: dict.get(PDFName.of('SMask')) !== undefined,
    }))
  // A font that varies is drawn into the file glyph by glyph (Type 3): its descriptor names no file, and needs none.
  const drawn = new Set(
    dicts
      .filter((dict) => dict.get(PDFName.of('Subtype')) === PDFName.of('Type3'))
      .map((dict) => dict.lookup(PDFName.of('FontDescriptor'))),
  )
  const fonts = dicts
    .filter((dict) => dict.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'))
    .map((dict) => ({
      name: String(dict.get(PDFName.of('FontName'))),
      isEmbedded: drawn.has(dict) || isEmbedded(dict),
    }))
  const pages = document.getPages().map((page) => ({ media: page.getMediaBox(), trim: page.getTrimBox() }))
  const { catalog } = document
  return {
    pages,
    images,
    fonts,
    title: document.getTitle(),
    language: String(catalog.get(PDFName.of('Lang')) ?? ''),
    isTagged: catalog.get(PDFName.of('StructTreeRoot')) !== undefined,
    hasLinks: document.getPages().some((page) => page.node.lookupMaybe(PDFName.of('Annots'), PDFArray) !== undefined),
  }
}

/** @throws NotAsOrdered where the file is not what was ordered: its pages, their sizes, its fonts, its photos */
export const requireAsOrdered = async (pdf: Uint8Array, { size, pages }: Expected): Promise<void> => {
  const found = await readBack(pdf)
  const { width, height } = pointsOf(size)
  const isOff = (one: number, other: number) => Math.abs(one - other) > OFF
  if (found.pages.length !== pages || pages === 0) throw new NotAsOrdered(`There are ${found.pages.length} pages`)
  if (
    found.pages.some(({ media, trim }) =>
      [media, trim].some((box) => isOff(box.width, width) || isOff(box.height, height)),
    )
  )
    throw new NotAsOrdered('A page has another size')
  const loose = found.fonts.find((font) => !font.isEmbedded)
  if (loose) throw new NotAsOrdered(`${loose.name} is not in it`)
  if (found.images.some(({ isJpeg }) => !isJpeg)) throw new NotAsOrdered('A photo was drawn anew')
}
