import { MOST_STEPS, type Kin, type StateKin } from './contract.ts'

/** One person further: who, and what they are to the one before. */
export type Step = { readonly id: string; readonly kin: Kin }
type Path = readonly Step[]

const BACK: Readonly<Record<Kin, Kin>> = { parent: 'child', child: 'parent', partner: 'partner', sibling: 'sibling' }
/** Of two shortest ways the one by blood. */
const ORDER: readonly Kin[] = ['parent', 'sibling', 'child', 'partner']

const turned = (from: string, path: Path): Path =>
  path.map(({ kin }, index) => ({ id: path[index - 1]?.id ?? from, kin: BACK[kin] })).toReversed()

/** Who stands next to whom. */
const neighborsIn = (lines: readonly StateKin[]): ReadonlyMap<string, Path> => {
  const next = new Map<string, Step[]>()
  const add = (id: string, step: Step) => next.set(id, [...(next.get(id) ?? []), step])
  for (const { from, to, kin } of lines) {
    add(to, { id: from, kin })
    add(from, { id: to, kin: BACK[kin] })
  }
  for (const steps of next.values())
    steps.sort((a, b) => ORDER.indexOf(a.kin) - ORDER.indexOf(b.kin) || (a.id < b.id ? -1 : 1))
  return next
}

const search = (next: ReadonlyMap<string, Path>, from: string, to: string): Path | undefined => {
  const seen = new Set([from])
  let paths: readonly Path[] = [[]]
  for (let length = 0; length <= MOST_STEPS; length += 1) {
    const found = paths.find((path) => (path.at(-1)?.id ?? from) === to)
    if (found) return found
    paths = paths.flatMap((path) =>
      (next.get(path.at(-1)?.id ?? from) ?? []).flatMap((step) => {
        if (seen.has(step.id)) return []
        seen.add(step.id)
        return [[...path, step]]
      }),
    )
  }
  return undefined
}

/**
 * Finds how two people are related: breadth first, at most ten steps. It always starts from the one with the smaller id,
 * so that the path back is the inverse where several are equally short.
 * @returns a function of two ids: the steps from one to the other, none for one person, undefined where no path is
 */
export const pathsIn = (lines: readonly StateKin[]) => {
  const next = neighborsIn(lines)
  return (from: string, to: string): Path | undefined => {
    if (from <= to) return search(next, from, to)
    const path = search(next, to, from)
    return path && turned(to, path)
  }
}
