import { fileURLToPath } from 'node:url'
import lighthouse from 'lighthouse'
import { chromium as playwright } from '@playwright/test'
import { chromium } from '../../stack/programs/chromium.ts'
import { withOwnStack } from '../support/ownStack.ts'

const PAGES = ['/', '/pricing', '/blog/eternal-communication-record-and-share-lasting-memories', '/voice-message-quiz']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const LEAST = 95
const RUNS = 5
const PORT = 9_333
const DAY_MS = 86_400_000
const root = fileURLToPath(new URL('../..', import.meta.url))

const median = (scores: readonly number[]): number => scores.toSorted((a, b) => a - b)[scores.length >> 1] ?? 0

/** The four scores of one visit, as a phone on a slow network (Lighthouse's own profile). */
const visit = async (address: string) => {
  const result = await lighthouse(address, { port: PORT, onlyCategories: [...CATEGORIES], logLevel: 'error' })
  const categories = result?.lhr.categories ?? {}
  return CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100))
}

/** `npm run test:lighthouse -- /about`: the named pages, or one of each kind; the median of five visits counts. */
const isGood = await withOwnStack({ root, dayMs: DAY_MS }, async ({ app }) => {
  const named = process.argv.slice(2)
  const { executablePath, args } = await chromium()
  const browser = await playwright.launch({ executablePath, args: [...args, `--remote-debugging-port=${PORT}`] })
  const pages = (named.length > 0 ? named : PAGES).map((path) => ({ path, visits: new Array<number[]>() }))
  // One visit of each after the other: a machine that is slow for a minute is slow for all.
  for (let run = 0; run < RUNS; run += 1) {
    for (const { path, visits } of pages) visits.push(await visit(`${app}${path}`))
  }
  await browser.close()
  const scored = pages.map(({ path, visits }) => ({
    path,
    scores: CATEGORIES.map((_, at) => median(visits.map((scores) => scores[at] ?? 0))),
  }))
  console.log(`${CATEGORIES.join(', ')}: median of ${RUNS}`)
  for (const { path, scores } of scored) console.log(`${scores.join(', ').padEnd(20)} ${path}`)
  return scored.every(({ scores }) => scores.every((score) => score >= LEAST))
})
process.exit(isGood ? 0 : 1)
