import { degrees as turn, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import {
  LAYOUT_IDS,
  NO_PHOTO,
  SIZE_IDS,
  SIZES,
  slotsIn,
  THEME_IDS,
  type Page,
} from '../../../backend/modules/scrapbooks/contract.ts'
import { printerPath } from '../../../tests/support/printer.ts'
import { pdfOf, type Source } from './book.ts'
import { finished, NotAsOrdered, readBack, requireAsOrdered, setBoxes } from './boxes.ts'
import { htmlOf, styleOf, type Book } from './html.ts'
import { NotPrinted } from './print.ts'

let executable: string
let photo: Buffer
beforeAll(async () => {
  executable = await printerPath()
  photo = await sharp({
    create: {
      width: 3_000,
      height: 2_000,
      channels: 3,
      background: '#5a7a4a',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}, 60_000)

const POINTS_PER_MM = 72 / 25.4
const source: Source = { degrees: 0, read: () => Promise.resolve(photo) }
const page = (layout: Page['layout']): Page => ({
  layout,
  slots: Array.from({ length: slotsIn(layout) }, (_, at) => ({
    ...NO_PHOTO,
    itemId: 'photo',
    caption: at === 0 ? 'Łódź, Αθήνα, Москва' : '',
  })),
  heading: 'The orchard',
  words: 'We picked until it was dark.',
})
const pages = LAYOUT_IDS.map(page)

test.each(SIZE_IDS)(
  'a book of %s has its pages, their size to a quarter of a point, its fonts and its photos as they were drawn',
  async (size) => {
    const book: Book = { title: 'At the lake', theme: 'vintage', size, pages }
    const made = await pdfOf(executable, book, () => source)
    const found = await readBack(made.pdf)
    expect(found.pages).toHaveLength(pages.length)
    for (const { media, trim } of found.pages)
      for (const box of [media, trim]) {
        expect(Math.abs(box.width - SIZES[size].width * POINTS_PER_MM)).toBeLessThan(0.25)
        expect(Math.abs(box.height - SIZES[size].height * POINTS_PER_MM)).toBeLessThan(0.25)
      }
    expect(found.fonts.length).toBeGreaterThan(2)
    expect(found.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
    expect(found.images).toHaveLength(pages.reduce((n, { slots }) => n + slots.length, 0))
    expect(found.images.filter(({ isJpeg, hasMask }) => !isJpeg || hasMask)).toEqual([])
    expect(found).toMatchObject({ title: 'At the lake', language: '(en)', isTagged: true, hasLinks: false })
    expect(made.cutPages).toEqual([])
  },
  120_000,
)

test.each(THEME_IDS)(
  'theme %s prints its photos as they are, without a filter',
  async (theme) => {
    const book: Book = { title: 'At the lake', theme, size: 'square', pages: [page('twoAbove')] }
    expect(styleOf(book)).not.toMatch(/filter|shadow|mix-blend/)
    const found = await readBack((await pdfOf(executable, book, () => source)).pdf)
    expect(found.images.map(({ isJpeg }) => isJpeg)).toEqual([true, true])
  },
  60_000,
)

test('words that have no room are told by their page, and a photo that is gone leaves its place empty', async () => {
  const long = { ...page('words'), words: 'It rained all week. '.repeat(400) }
  const made = await pdfOf(
    executable,
    { title: 'Rain', theme: 'modern', size: 'a4', pages: [page('one'), long] },
    () => undefined,
  )
  expect(made.cutPages).toEqual([2])
  expect((await readBack(made.pdf)).images).toEqual([])
}, 60_000)

test('what somebody wrote is printed as words, never as markup, and nothing else is asked for', async () => {
  const evil =
    '<img src="https://example.com/x.png"><a href="javascript:alert(1)">x</a><script>document.title="x"</script>'
  const book: Book = {
    title: evil,
    theme: 'modern',
    size: 'a4',
    pages: [{ ...page('words'), heading: 'H', words: evil }],
  }
  expect(htmlOf(book, () => true)).not.toMatch(/<a |<script|src="https:\/\/example/)
  const found = await readBack((await pdfOf(executable, book, () => source)).pdf)
  expect(found).toMatchObject({ title: evil, images: [], hasLinks: false })
}, 60_000)

test('a photo that cannot be read stops the book, and says so itself', async () => {
  const broken: Source = { degrees: 0, read: () => Promise.reject(new Error('The store is away')) }
  const book: Book = { title: 'x', theme: 'modern', size: 'a4', pages: [page('one')] }
  await expect(pdfOf(executable, book, () => broken)).rejects.toThrow('The store is away')
}, 60_000)
test('a browser that is not there has printed nothing', async () => {
  const book: Book = { title: 'x', theme: 'modern', size: 'a4', pages: [page('words')] }
  await expect(pdfOf('/nowhere/chromium', book, () => source)).rejects.toThrow(NotPrinted)
})

test('boxes are set from the origin of the page, which need not be 0', async () => {
  const document = await PDFDocument.create()
  const one = document.addPage([600, 800])
  one.setMediaBox(-9, -9, 600, 800)
  setBoxes(one, { width: 598, height: 799 })
  expect(one.getMediaBox()).toEqual({ x: -9, y: -8, width: 598, height: 799 })
  expect(one.getTrimBox()).toEqual({ x: -9, y: -8, width: 598, height: 799 })
})
test('a file with pages missing, of another size, or without any is refused, and is never copied', async () => {
  const expected = { size: 'a4', pages: 1, title: 'x' } as const
  const empty = await (await PDFDocument.create()).save({ addDefaultPage: false })
  await expect(finished(empty, expected)).rejects.toThrow(NotAsOrdered)
  const document = await PDFDocument.create()
  document.addPage([612, 792]).setRotation(turn(0))
  document.catalog.set(PDFName.of('StructTreeRoot'), document.context.obj({}))
  const letter = await document.save()
  await expect(finished(letter, expected)).rejects.toThrow('612 by 792')
  await expect(requireAsOrdered(letter, expected)).rejects.toThrow('another size')
})
