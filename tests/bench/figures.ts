import { goalOf, goalText, isReached } from './goals.ts'

/** One line of the table: what was measured over the rounds. */
export type Figure = {
  readonly id: string
  readonly what: string
  readonly unit: string
  /** One value a round. */
  readonly values: readonly number[]
}

/** Tells figures of one workload, a value a round. */
export const figuresOf =
  <R>(id: string, rounds: readonly R[]) =>
  (what: string, unit: string, of: (round: R) => number): Figure => ({ id, what, unit, values: rounds.map(of) })

/** The value that so many of a hundred are not above (nearest rank). */
export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}
export const median = (values: readonly number[]): number => percentile(values, 50)

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

type Beside = {
  /** What earlier runs had, the oldest first. */
  readonly earlier: (id: string, what: string) => readonly string[]
  /** Whether it is said which goals are reached. */
  readonly isJudged: boolean
}

const goalCell = ({ id, what, values }: Figure, isJudged: boolean): string => {
  const goal = goalOf(id, what)
  if (!goal) return ''
  const verdict = isReached(goal, median(values)) ? 'reached' : 'not reached'
  return `${goalText(goal)}${isJudged ? `: ${verdict}` : ''}`
}

/** A table in Markdown: median and spread of each figure, with earlier ones and the goal. */
export const tableOf = (figures: readonly Figure[], { earlier, isJudged }: Beside): string =>
  [
    ['id', 'what', 'median', 'spread', 'rounds', 'earlier', 'goal'],
    ...figures.map((figure) => {
      const { id, what, unit, values } = figure
      const spread = values.length > 1 ? `${shown(Math.min(...values))}–${shown(Math.max(...values))}` : ''
      const middle = `${shown(median(values))}${unit && ` ${unit}`}`
      const before = earlier(id, what).join(', ')
      return [id, what, middle, spread, String(values.length), before, goalCell(figure, isJudged)]
    }),
  ]
    .map((cells) => `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`)
    .toSpliced(1, 0, '|---|---|---|---|---|---|---|')
    .join('\n')
