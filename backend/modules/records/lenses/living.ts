import { LIFETIME_YEARS } from '../contract/bounds.ts'
import { VOID } from '../gedcom/node.ts'
import type { Structure } from '../events.ts'
import { cardOf } from './card.ts'

const YEAR_DAYS = 365.25
/** @number years by which births of relatives may lie apart, for who may live: a child after its parent, and partners */
export const APART = { childAfter: 15, childUntil: 60, partners: 30 } as const

type Known = { readonly hasDied: boolean; readonly bornMax: number | null }

/**
 * Counts who of a file may be alive, as the tree will say it (`queries/sight.ts`): some hundred bytes a person.
 * @param today as a Julian day number
 */
export const countingLiving = (today: number) => {
  const people = new Map<string, Known>()
  const families: { readonly partners: readonly string[]; readonly children: readonly string[] }[] = []
  let nameless = 0
  const pointers = (root: Structure, ...tags: readonly string[]) =>
    root.children.flatMap(({ tag, pointer }) => (tags.includes(tag) && pointer && pointer !== VOID ? [pointer] : []))
  return {
    add: (root: Structure): void => {
      if (root.tag === 'FAM')
        families.push({ partners: pointers(root, 'HUSB', 'WIFE'), children: pointers(root, 'CHIL') })
      if (root.tag !== 'INDI') return
      const { hasDied, bornMax } = cardOf(root)
      people.set(root.xref ?? `#${(nameless += 1)}`, { hasDied, bornMax })
    },
    count: (): number => {
      const clues = new Map<string, number>()
      const clue = (xref: string, from: string, apart: number) => {
        const born = people.get(from)?.bornMax
        if (born === undefined || born === null || xref === from) return
        clues.set(xref, Math.max(clues.get(xref) ?? -Infinity, born + Math.round(apart * YEAR_DAYS)))
      }
      for (const { partners, children } of families) {
        for (const one of partners) for (const other of partners) clue(one, other, APART.partners)
        for (const parent of partners)
          for (const child of children) {
            clue(parent, child, -APART.childAfter)
            clue(child, parent, APART.childUntil)
          }
      }
      const limit = today - Math.round(LIFETIME_YEARS * YEAR_DAYS)
      return [...people].filter(
        ([xref, { hasDied, bornMax }]) => !hasDied && (bornMax ?? clues.get(xref) ?? Infinity) > limit,
      ).length
    },
  }
}
