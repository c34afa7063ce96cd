import { LIFETIME_YEARS, OLDEST_MOTHER, YOUNGEST_PARENT } from '../contract/bounds.ts'
import type { ProblemRow } from '../contract/rows.ts'
import type { Card } from './card.ts'
import type { FactLens } from './facts.ts'

const YEAR_DAYS = 365.25

type Dates = Pick<Card, 'bornMin' | 'bornMax' | 'diedMin' | 'diedMax'>
type Parent = Dates & { readonly id: string; readonly sex: string }

const isBefore = (one: number | null | undefined, other: number | null | undefined): boolean =>
  one !== null && one !== undefined && other !== null && other !== undefined && one < other
const later = (day: number | null, years: number): number | null => (day === null ? null : day + years * YEAR_DAYS)

const dateOf = (facts: readonly FactLens[], ...tags: readonly string[]) =>
  facts.find(({ tag, date }) => tags.includes(tag) && date)?.date

/** What cannot be, or is most unlikely, of a person; a date that is not certain proves nothing. */
export const problemsOf = (
  person: Dates,
  facts: readonly FactLens[],
  parents: readonly Parent[],
): readonly ProblemRow[] => {
  const problems: ProblemRow[] = []
  const note = (isSo: boolean, code: ProblemRow['code'], otherId: string | null = null, detail = '') => {
    if (isSo) problems.push({ code, otherId, detail })
  }
  note(isBefore(person.diedMax, person.bornMin), 'born-after-death')
  note(isBefore(later(person.bornMax, LIFETIME_YEARS), person.diedMin), 'died-too-old')
  note(isBefore(dateOf(facts, 'BURI', 'CREM')?.max, dateOf(facts, 'DEAT')?.min), 'buried-before-death')
  note(isBefore(dateOf(facts, 'CHR', 'BAPM')?.max, dateOf(facts, 'BIRT')?.min), 'baptized-before-birth')
  for (const { tag, date } of facts)
    note(
      date !== undefined && date.text !== '' && !date.isUnderstood,
      'date-not-read',
      null,
      `${tag} ${date?.text ?? ''}`,
    )
  for (const parent of parents) {
    note(isBefore(person.bornMax, later(parent.bornMin, YOUNGEST_PARENT)), 'parent-too-young', parent.id)
    if (parent.sex !== 'F') continue
    note(isBefore(later(parent.bornMax, OLDEST_MOTHER), person.bornMin), 'mother-too-old', parent.id)
    note(isBefore(parent.diedMax, person.bornMin), 'born-after-mothers-death', parent.id)
  }
  return problems
}
