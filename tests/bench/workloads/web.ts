import { gzipSync } from 'node:zlib'
import { chromium as playwright } from '@playwright/test'
import { chromium } from '../../../stack/programs/chromium.ts'
import { scoresOf, type Category, type Visited } from '../../lighthouse/scores.ts'
import { firstScripts, zippedBytes } from '../../site/support/build.ts'
import { figuresOf, type Figure } from '../figures.ts'
import type { House } from '../house.ts'
import type { Rounds } from '../rounds.ts'

/** All the script that a page fetches by itself, with gzip at its best. */
const scriptBytes = async (address: string): Promise<number> => {
  const { executablePath, args } = await chromium()
  const browser = await playwright.launch({ executablePath, args: [...args] })
  const page = await browser.newPage()
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const bodies = await Promise.all(scripts)
  await browser.close()
  if (bodies.length === 0) throw new Error('The page fetched no script')
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).byteLength, 0)
}

/** P18: the script of the first page, and Lighthouse's scores of a phone, one figure for each page and category. */
export const p18 = async ({ app, cookie }: House, rounds: Rounds): Promise<Figure[]> => {
  const pages: readonly Visited[] = [
    { path: '/' },
    { path: '/pricing' },
    { path: '/family-tree' },
    { path: '/dashboard', cookie, isFound: false },
  ]
  const sizes = await Promise.all([...(await firstScripts())].map(zippedBytes))
  const bytes = { first: sizes.reduce((sum, size) => sum + size, 0), all: await scriptBytes(`${app}/`) }
  const scored = await scoresOf(app, pages, rounds.n)
  const scores = scored.flatMap(({ page, visits }) => {
    const figure = figuresOf('P18', visits)
    const names = Object.keys(visits[0] ?? {}) as Category[]
    return names.map((name) => figure(`Lighthouse of ${page.path}, ${name}`, '', (visit) => visit[name] ?? 0))
  })
  const figure = figuresOf('P18', [bytes])
  return [
    figure('script that / begins with, gzip -9', 'B', ({ first }) => first),
    figure('all script that / fetches by itself, gzip -9', 'B', ({ all }) => all),
    ...scores,
  ]
}
