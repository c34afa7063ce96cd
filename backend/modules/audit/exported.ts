import { CSV_START, csvRow } from '../../kernel/words/csv.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { HistoryRow, type HistoryFilter } from './contract.ts'
import { historyOf } from './queries.ts'

/** @number events that an export of the history reads at once */
const AT_ONCE = 500
const columns = Object.keys(HistoryRow.entries) as (keyof HistoryRow)[]

/** The history with its hashes, newest first, a page at a time: as CSV, or as one JSON object a line. */
export const exportOf = async function* (
  kernel: Kernel,
  filter: HistoryFilter,
  asCsv: boolean,
): AsyncGenerator<string> {
  if (asCsv) yield CSV_START + csvRow(columns)
  let cursor: string | null | undefined
  do {
    const page = await historyOf(kernel, { ...filter, ...(cursor && { cursor }) }, AT_ONCE)
    yield page.items
      .map((row) => (asCsv ? csvRow(columns.map((name) => row[name])) : `${JSON.stringify(row)}\n`))
      .join('')
    cursor = page.next
  } while (cursor)
}
