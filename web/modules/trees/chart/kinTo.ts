import type { ChartPerson } from '../../../../backend/modules/records/contract.ts'
import { kinWord, type Kin, type Step } from '../../../ui/kinship.ts'
import { childrenOf, parentsOf, partnersOf, siblingsOf, type Graph } from './layout/graph.ts'

type People = ReadonlyMap<string, Pick<ChartPerson, 'sex'>>
const WAYS: readonly (readonly [Kin, typeof parentsOf])[] = [
  ['parent', parentsOf],
  ['child', childrenOf],
  ['sibling', siblingsOf],
  ['partner', partnersOf],
]
const SEXES: Readonly<Record<string, Step['sex']>> = { F: 'female', M: 'male' }
/** Beyond this many steps a word for it says less than the chart does. */
const MOST_STEPS = 8

/** What everyone is to one person, by the shortest way: asked for by id; empty where no way leads, or it is too long. */
export const kinFrom = (graph: Graph, people: People, from: string | undefined): ((id: string) => string) => {
  if (from === undefined) return () => ''
  const before = new Map<string, { readonly id: string; readonly kin: Kin } | null>([[from, null]])
  for (const [id] of before)
    for (const [kin, next] of WAYS)
      for (const each of next(graph, id)) if (!before.has(each)) before.set(each, { id, kin })
  return (id) => {
    const steps: Step[] = []
    for (let at = before.get(id), of = id; at; of = at.id, at = before.get(at.id)) {
      steps.unshift({ kin: at.kin, sex: SEXES[people.get(of)?.sex ?? ''] })
      if (steps.length > MOST_STEPS) return ''
    }
    return id === from ? 'you' : steps.length === 0 ? '' : kinWord(steps)
  }
}
