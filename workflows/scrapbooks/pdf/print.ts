import { chromium, type Browser, type Route } from 'playwright-core'
import { fontAt, fontStyles } from './fonts.ts'
import { htmlOf, INSIDE, photoPath, styleOf, type Book, type Printed } from './html.ts'

/** @number milliseconds in which a book is drawn: what takes longer hangs */
const MOST_MS = 5 * 60_000

/** The browser that prints did not come, hung or broke: another try may get through. */
export class NotPrinted extends Error {
  override readonly name = 'NotPrinted'
}

/**
 * The browser runs without a sandbox of its own: it reads one document of ours, without script, and nothing of the network.
 * In its image it has no right to make one.
 */
const OPTIONS = ['--no-sandbox', '--disable-gpu', '--headless=shell', '--font-render-hinting=none'] as const

export type Drawn = {
  readonly pdf: Buffer
  /** Pages on which not all words have room, from 1. */
  readonly cutPages: readonly number[]
}

/** Answers what the document asks for; of anything else it hears nothing. */
const answering =
  (book: Book, photoOf: (path: string) => Promise<Buffer | undefined>) =>
  async (route: Route): Promise<void> => {
    const url = route.request().url()
    const path = url.startsWith(INSIDE) ? url.slice(INSIDE.length) : undefined
    if (path === undefined) return route.abort()
    if (path === 'style.css')
      return route.fulfill({ contentType: 'text/css', body: `${await fontStyles()}\n${styleOf(book)}` })
    const font = await fontAt(path)
    if (font)
      return route.fulfill({ contentType: 'font/woff2', body: font, headers: { 'Access-Control-Allow-Origin': '*' } })
    const photo = await photoOf(path)
    return photo ? route.fulfill({ contentType: 'image/jpeg', body: photo }) : route.abort()
  }

// Runs within the page, where the document is.
const cutIn = (): number[] =>
  [...document.querySelectorAll('section')].flatMap((section, at) =>
    [...section.querySelectorAll('p,h1,h2')].some((each) => each.scrollHeight > each.clientHeight + 1) ? [at + 1] : [],
  )

const draw = async (
  browser: Browser,
  book: Book,
  printed: readonly Printed[],
  draws: (printed: Printed) => Promise<Buffer>,
): Promise<Drawn> => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  page.setDefaultTimeout(MOST_MS)
  const byPath = new Map(printed.map((each) => [photoPath(each), each]))
  let fault: unknown
  // One after another: each is many times as large while it is drawn.
  let last: Promise<unknown> = Promise.resolve()
  const photoOf = (path: string): Promise<Buffer | undefined> => {
    const wanted = byPath.get(path)
    if (!wanted) return Promise.resolve(undefined)
    const drawn = last.then(() => draws(wanted))
    last = drawn.catch((error: unknown) => (fault ??= error))
    return drawn
  }
  const answer = answering(book, photoOf)
  await page.route('**/*', (route) => answer(route).catch(() => route.abort().catch(() => undefined)))
  const isThere = ({ page: at, slot }: Omit<Printed, 'frame'>) => byPath.has(photoPath({ page: at, slot }))
  await page.setContent(htmlOf(book, isThere), { waitUntil: 'load', timeout: MOST_MS })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  if (fault !== undefined) throw fault
  const cutPages = await page.evaluate(cutIn)
  // The size is that of the style sheet: by width and height the browser would round to another.
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  return { pdf, cutPages }
}

/**
 * Prints a book as Chromium does, without looking at what came out.
 * @param executable the browser's path
 * @param draws one of its photos as it is printed; it is asked for one at a time
 * @throws NotPrinted where the browser is at fault, or what `draws` throws
 */
export const printed = async (
  executable: string,
  book: Book,
  photos: readonly Printed[],
  draws: (printed: Printed) => Promise<Buffer>,
): Promise<Drawn> => {
  let fault: unknown
  const noting = async (one: Printed): Promise<Buffer> => {
    try {
      return await draws(one)
    } catch (error) {
      fault = error
      throw error
    }
  }
  let browser: Browser | undefined
  try {
    browser = await chromium.launch({ executablePath: executable, args: [...OPTIONS], timeout: 60_000 })
    return await draw(browser, book, photos, noting)
  } catch (error) {
    if (fault !== undefined) throw fault
    throw new NotPrinted('The browser printed nothing', { cause: error })
  } finally {
    await browser?.close().catch(() => undefined)
  }
}
