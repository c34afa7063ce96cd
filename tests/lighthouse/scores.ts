import { chromium as playwright } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromium } from '../../stack/programs/chromium.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]
export type Scores = Readonly<Partial<Record<Category, number>>>

/** A page, who asks for it, and whether it is one for search engines to find. */
export type Visited = { readonly path: string; readonly cookie?: string; readonly isFound?: boolean }

const PORT = 9_333

/** The scores of one visit, as a phone on a slow network (Lighthouse's own profile). */
const visit = async (origin: string, { path, cookie, isFound = true }: Visited): Promise<Scores> => {
  const wanted = CATEGORIES.filter((name) => isFound || name !== 'seo')
  const result = await lighthouse(`${origin}${path}`, {
    port: PORT,
    onlyCategories: wanted,
    logLevel: 'error',
    ...(cookie && { extraHeaders: { Cookie: cookie } }),
  })
  const shown = result?.lhr.finalDisplayedUrl ?? ''
  if (new URL(shown).pathname !== path) throw new Error(`${path} led to ${shown}`)
  const categories = result?.lhr.categories ?? {}
  return Object.fromEntries(wanted.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]))
}

/** What so many visits to each page scored, one of each after the other: a machine that is slow for a minute is slow for all. */
export const scoresOf = async <P extends Visited>(
  origin: string,
  pages: readonly P[],
  runs: number,
): Promise<readonly { readonly page: P; readonly visits: readonly Scores[] }[]> => {
  const { executablePath, args } = await chromium()
  const browser = await playwright.launch({ executablePath, args: [...args, `--remote-debugging-port=${PORT}`] })
  try {
    const scored = pages.map((page) => ({ page, visits: new Array<Scores>() }))
    for (let run = 0; run < runs; run += 1) {
      for (const { page, visits } of scored) visits.push(await visit(origin, page))
    }
    return scored
  } finally {
    await browser.close()
  }
}
