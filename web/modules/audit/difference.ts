import type { StreamEvent } from '../../../backend/modules/audit/contract.ts'

export type Difference = { readonly name: string; readonly before: string; readonly after: string }

/** A field as it stands in words: its value, or that it is sealed (and by which event), or erased. */
const wordsOf = ({ fields, revision }: StreamEvent) =>
  fields.map(
    ({ name, state, value }) => [name, state === 'open' ? (value ?? '') : `${state}, revision ${revision}`] as const,
  )

const standing = (events: readonly StreamEvent[], revision: number): ReadonlyMap<string, string> =>
  new Map(events.filter((event) => event.revision <= revision).flatMap(wordsOf))

/** The fields that stand otherwise at revision `to` than they did at `from`; the newest event that names one has its say. */
export const differenceOf = (events: readonly StreamEvent[], from: number, to: number): readonly Difference[] => {
  const [before, after] = [standing(events, from), standing(events, to)]
  return [...after.keys()]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => ({ name, before: before.get(name) ?? 'not set', after: after.get(name) ?? '' }))
}
