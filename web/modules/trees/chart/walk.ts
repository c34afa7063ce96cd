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

/** Brothers and sisters in their order, with oneself among them. */
const lineOf = (graph: Graph, id: string): readonly string[] => {
  const line = graph.asChild.get(id)?.[0]?.children ?? [id]
  return [...line, ...siblingsOf(graph, id).filter((each) => !line.includes(each))]
}

/**
 * Where an arrow leads by kinship: up to the father, with Shift to the mother, down to the first child, aside to brothers
 * and sisters and then to partners.
 */
export const nextByKin = (
  graph: Graph,
  people: People,
  id: string,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): string | undefined => {
  switch (key) {
    case 'ArrowUp':
      return parentOf(graph, people, id, shiftKey ? 'F' : 'M')
    case 'ArrowDown':
      return childrenOf(graph, id)[0]
    case 'ArrowRight': {
      const line = [...lineOf(graph, id), ...partnersOf(graph, id)]
      return line[line.indexOf(id) + 1]
    }
    case 'ArrowLeft': {
      const line = lineOf(graph, id)
      // Whoever has no brothers and sisters here has their partner on both sides: so the way back is found.
      return line.length > 1 ? line[line.indexOf(id) - 1] : partnersOf(graph, id)[0]
    }
    default:
      return undefined
  }
}
