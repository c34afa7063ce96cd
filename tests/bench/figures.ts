/** One line of the table: what was measured over the rounds. */
export type Figure = {
  readonly id: string
  readonly what: string
  readonly unit: string
  /** One value a round. */
  readonly values: readonly number[]
}

/** The value that so many of a hundred are not above (nearest rank). */
export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}
export const median = (values: readonly number[]): number => percentile(values, 50)

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

/** A table in Markdown: median and spread of each figure. */
export const tableOf = (figures: readonly Figure[]): string =>
  [
    '| id | what | median | spread | rounds |',
    '|---|---|---|---|---|',
    ...figures.map(({ id, what, unit, values }) => {
      const spread = `${shown(Math.min(...values))}–${shown(Math.max(...values))}`
      return `| ${id} | ${what} | ${shown(median(values))}${unit && ` ${unit}`} | ${spread} | ${values.length} |`
    }),
  ].join('\n')
