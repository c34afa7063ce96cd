import { isOnlyThere, type Answer, type ArchiveRow } from '../../../../backend/modules/archives/contract.ts'
import { archiveStrings as strings, stopWords } from './strings.ts'

type Counts = Pick<ArchiveRow, 'answers'>

export const countOf = ({ answers }: Counts, of: 'added' | 'here' | 'broken'): number => answers[of] ?? 0
/** How many have an answer. */
export const doneOf = ({ answers }: Counts): number => Object.values(answers).reduce((sum, n) => sum + n, 0)
/** How many were passed over, for whatever reason. */
export const passedOf = (row: Counts): number =>
  doneOf(row) - countOf(row, 'added') - countOf(row, 'here') - countOf(row, 'broken')
const onlyThere = ({ answers }: Counts): number =>
  Object.entries(answers).reduce((sum, [answer, n]) => (isOnlyThere(answer as Answer) ? sum + n : sum), 0)

/** How far an archive has been read, in one sentence or two. */
export const stateIn = (row: Pick<ArchiveRow, 'state' | 'stop' | 'entries' | 'answers' | 'isKept'>): string => {
  if (row.stop !== null) return stopWords[row.stop]
  if (row.state === 'reading') return strings.reading(doneOf(row), row.entries)
  if (row.state === 'read') return strings.read
  if (!row.isKept) return strings.takenIn
  const left = onlyThere(row)
  return left > 0 ? strings.kept(left) : strings.keptUnsure
}

/** What came of it, in numbers: only what there is any of. */
export const countsIn = (row: Counts): string => {
  const parts = [
    [countOf(row, 'added'), strings.parts.added],
    [countOf(row, 'here'), strings.parts.here],
    [countOf(row, 'broken'), strings.parts.broken],
    [passedOf(row), strings.parts.passed],
  ] as const
  return parts
    .filter(([n]) => n > 0)
    .map(([n, words]) => `${words}: ${n.toLocaleString('en-US')}`)
    .join(' · ')
}
