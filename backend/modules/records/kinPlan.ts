import { MOST_PARTNERS } from './contract/bounds.ts'

/** What was stated of two people of a family: `from` is the parent, partner or sibling of `to`. */
export type Line = { readonly from: string; readonly to: string; readonly kin: 'parent' | 'partner' | 'sibling' }
/** A family of a tree, by the ids of its people. */
export type Planned = { readonly partners: readonly string[]; readonly children: readonly string[] }

/** Who is named in a line, and the one who begins. */
export const peopleIn = (you: string, lines: readonly Line[]): readonly string[] => [
  ...new Set([you, ...lines.flatMap(({ from, to }) => [from, to])]),
]

/** The families that lines of kinship make: of parents with their children, of partners, of siblings whose parents nobody named. */
export const familiesOf = (lines: readonly Line[]): readonly Planned[] => {
  const parents = new Map<string, string[]>()
  for (const { from, to, kin } of lines) if (kin === 'parent') parents.set(to, [...(parents.get(to) ?? []), from])
  const siblings = groupsOf(lines.filter(({ kin }) => kin === 'sibling'))
  const families = new Map<string, { partners: readonly string[]; children: string[] }>()
  const put = (partners: readonly string[], children: readonly string[], key = partners.join(' ')) => {
    const family = families.get(key) ?? { partners, children: [] }
    for (const child of children) if (!family.children.includes(child)) family.children.push(child)
    families.set(key, family)
  }
  for (const [child, of] of parents) put(of.toSorted().slice(0, MOST_PARTNERS), [child])
  for (const group of siblings) {
    // Who has parents brings brothers and sisters of whom nobody said any along.
    const known = group.find((one) => parents.has(one))
    const partners = (known === undefined ? [] : (parents.get(known) ?? [])).toSorted().slice(0, MOST_PARTNERS)
    const children = group.filter((one) => one === known || !parents.has(one))
    put(partners, children, partners.length > 0 ? partners.join(' ') : `siblings ${group.toSorted().join(' ')}`)
  }
  for (const { from, to, kin } of lines) if (kin === 'partner') put([from, to].toSorted(), [])
  return [...families.values()]
}

/** People who hang together by these lines. */
const groupsOf = (lines: readonly Line[]): readonly (readonly string[])[] => {
  let groups: (readonly string[])[] = []
  for (const { from, to } of lines) {
    const touched = groups.filter((group) => group.includes(from) || group.includes(to))
    groups = [...groups.filter((group) => !touched.includes(group)), [...new Set([...touched.flat(), from, to])]]
  }
  return groups
}
