import { fileURLToPath } from 'node:url'
import { withOwnStack } from '../support/ownStack.ts'
import { scoresOf, type Category } from './scores.ts'

const PAGES = ['/', '/pricing', '/blog/eternal-communication-record-and-share-lasting-memories', '/voice-message-quiz']
const SHOWN: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo']
const LEAST = 95
const RUNS = 5
const DAY_MS = 86_400_000
const root = fileURLToPath(new URL('../..', import.meta.url))

const median = (scores: readonly number[]): number => scores.toSorted((a, b) => a - b)[scores.length >> 1] ?? 0

/** `npm run test:lighthouse -- /about`: the named pages, or one of each kind; the median of five visits counts. */
const isGood = await withOwnStack({ root, dayMs: DAY_MS }, async ({ app }) => {
  const named = process.argv.slice(2)
  const pages = (named.length > 0 ? named : PAGES).map((path) => ({ path }))
  const scored = (await scoresOf(app, pages, RUNS)).map(({ page, visits }) => ({
    path: page.path,
    scores: SHOWN.map((name) => median(visits.map((scores) => scores[name] ?? 0))),
  }))
  console.log(`${SHOWN.join(', ')}: median of ${RUNS}`)
  for (const { path, scores } of scored) console.log(`${scores.join(', ').padEnd(20)} ${path}`)
  return scored.every(({ scores }) => scores.every((score) => score >= LEAST))
})
process.exit(isGood ? 0 : 1)
