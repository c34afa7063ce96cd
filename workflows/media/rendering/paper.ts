import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PREVIEW, type Drawn, type Job } from './job.ts'
import { write, type Pixels } from './variants.ts'

/** @number pages of a paper that are shown */
const MOST_PAGES = 20
/** @number pixels of a picture inside a paper; a larger one is left out */
const MOST_INSIDE = 100_000_000
/** @number how long the pages of one paper are drawn. Of CPU; what is drawn by then is shown. */
const MOST_CPU_MS = 90_000

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const beside = (folder: string) => join(pdfjs, folder, '/')

const open = async (file: string): Promise<PDFDocumentProxy> =>
  getDocument({
    data: new Uint8Array(await readFile(file)),
    verbosity: VerbosityLevel.ERRORS,
    // Nothing of the paper runs, and nothing is fetched for it: what it lacks comes from our own package.
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    maxImageSize: MOST_INSIDE,
    cMapUrl: beside('cmaps'),
    standardFontDataUrl: beside('standard_fonts'),
    wasmUrl: beside('wasm'),
    iccUrl: beside('iccs'),
  }).promise

const drawPage = async (paper: PDFDocumentProxy, number: number): Promise<Pixels> => {
  const page = await paper.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: PREVIEW / Math.max(width, height) })
  const [w, h] = [Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height))]
  const canvas = createCanvas(w, h)
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: '#ffffff' }).promise
  page.cleanup()
  // A copy: the canvas takes its pixels along.
  return { data: Buffer.from(canvas.data()), info: { width: w, height: h, channels: 4 } }
}

/** Draws the first pages of a PDF, as many as there is time for. */
export const drawPaper = async ({ file, folder }: Job): Promise<Drawn> => {
  let paper: PDFDocumentProxy
  try {
    paper = await open(file)
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { is: 'unfit', code: isLocked ? 'locked' : 'media-unplayable' }
  }
  const began = process.cpuUsage()
  const isTime = () => {
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1_000 < MOST_CPU_MS
  }
  const wanted = Math.min(paper.numPages, MOST_PAGES)
  const variants: string[] = []
  let first: Pixels | undefined
  for (let number = 1; number <= wanted && isTime(); number += 1) {
    const pixels = await drawPage(paper, number).catch(() => undefined)
    // A page that does not open ends the row: none is shown under the number of another.
    if (!pixels) break
    if (!first) variants.push(await write(pixels, folder, 'thumb'))
    first ??= pixels
    variants.push(await write(pixels, folder, `page-${number}`))
  }
  if (!first) return { is: 'unfit', code: 'media-unplayable' }
  const { width, height } = first.info
  const isPartial = variants.length - 1 < wanted
  return { is: 'drawn', variants, width, height, pages: paper.numPages, isPartial, facts: {} }
}
