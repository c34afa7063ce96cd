const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''))

/** Under what a table of figures has its newest one. */
const NEWEST = ['now', 'median']

/** What docs/performance.md has of earlier runs: by workload and words, the oldest first. */
export const earlierIn = (page: string): ((id: string, what: string) => readonly string[]) => {
  const found: { readonly id: string; readonly what: string; readonly value: string }[] = []
  let column = -1
  for (const line of page.split('\n')) {
    const cells = line.startsWith('|') ? cellsOf(line) : []
    if (cells.length === 0) column = -1
    else if (cells[0] === 'id') column = cells.findIndex((cell) => NEWEST.includes(cell))
    else if (column > 0 && !line.startsWith('|---'))
      found.push({ id: cells[0] ?? '', what: cells[1] ?? '', value: cells[column] ?? '' })
  }
  return (id, what) => found.filter((one) => one.id === id && one.what === what).map(({ value }) => value)
}
