import type { ChartPerson } from '../../../../backend/modules/records/contract.ts'
import { childrenOf, parentsOf, partnersOf, siblingsOf, type Graph } from './layout/graph.ts'

type Sexed = Pick<ChartPerson, 'sex'>
type People = ReadonlyMap<string, Sexed>

/** The parent of this sex, else the first, or for a mother the last, of whom nobody said another. */
const parentOf = (graph: Graph, people: People, id: string, sex: 'M' | 'F'): string | undefined => {
  const parents = parentsOf(graph, id)
  const other = sex === 'M' ? 'F' : 'M'
  const known = parents.find((each) => people.get(each)?.sex === sex)
  if (known !== undefined) return known
  const open = parents.filter((each) => people.get(each)?.sex !== other)
  return sex === 'M' ? (open[0] ?? parents[0]) : (open.at(-1) ?? parents.at(-1))
}

/** Brothers and sisters in their order, with oneself among them, then those with one parent in common. */
const lineOf = (graph: Graph, id: string): readonly string[] => {
  const line = graph.asChild.get(id)?.[0]?.children ?? [id]
  const halves = parentsOf(graph, id).flatMap((parent) => childrenOf(graph, parent))
  return [...new Set([...line, ...siblingsOf(graph, id), ...halves])]
}

/** Where one is, and whose partners one walks through: one's own, or those of whom one came from. */
type Place = { readonly id: string; readonly hub: string }

const aside = (graph: Graph, { id, hub }: Place, step: 1 | -1, isPartners: boolean): string | undefined => {
  if (isPartners) {
    const own = [hub, ...partnersOf(graph, hub)]
    const round = own.includes(id) ? own : [id, ...partnersOf(graph, id)]
    const next = round.at((round.indexOf(id) + step) % round.length)
    return next === id ? undefined : next
  }
  const line = lineOf(graph, id)
  const [first] = partnersOf(graph, id)
  const next = line[line.indexOf(id) + step]
  // Whoever has no brothers and sisters here has their partner on both sides: so the way back is found.
  return next ?? (step === 1 || line.length === 1 ? first : undefined)
}

/**
 * Where an arrow leads by kinship: up to the father, with Shift to the mother, down to the first child, aside to brothers
 * and sisters and then to a partner, with Shift from partner to partner.
 */
export const nextByKin = (
  graph: Graph,
  people: People,
  place: Place,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): string | undefined => {
  switch (key) {
    case 'ArrowUp':
      return parentOf(graph, people, place.id, shiftKey ? 'F' : 'M')
    case 'ArrowDown':
      return childrenOf(graph, place.id)[0]
    case 'ArrowRight':
      return aside(graph, place, 1, shiftKey)
    case 'ArrowLeft':
      return aside(graph, place, -1, shiftKey)
    default:
      return undefined
  }
}
