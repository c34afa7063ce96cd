import type { Chart, ChartPerson } from '../../../../backend/modules/records/contract.ts'
import { graphOf, type Graph, type Link } from './layout/graph.ts'

/** A tree as far as it has come, ready to be drawn and walked through. */
export type Drawn = {
  readonly ids: readonly string[]
  readonly links: readonly Link[]
  readonly people: ReadonlyMap<string, ChartPerson>
  readonly graph: Graph
  /** How many people the tree holds, and how many of them a chart draws. */
  readonly n: number
  readonly most: number
}

export const drawnOf = (pages: readonly Pick<Chart, 'people' | 'links' | 'n' | 'drawn'>[]): Drawn => {
  const people = new Map(pages.flatMap((page) => page.people.map((person) => [person.id, person] as const)))
  const links = pages.flatMap((page) => page.links)
  const ids = [...people.keys()]
  return { ids, links, people, graph: graphOf(ids, links), n: pages[0]?.n ?? 0, most: pages[0]?.drawn ?? 0 }
}
