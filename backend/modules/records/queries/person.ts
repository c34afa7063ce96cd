import { may, type FamilyRole } from '../../../kernel/identity/roles.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { VOID } from '../gedcom/node.ts'
import { linesOfRecord } from '../gedcom/writing/lines.ts'
import type { FactRow, FamilyPart, PersonDetail, PersonRow } from '../contract/rows.ts'
import type { Numbered, Structure } from '../events.ts'
import { recordIdOf } from '../ids.ts'
import { cardOf } from '../lenses/card.ts'
import { factsIn, type FactLens } from '../lenses/facts.ts'
import { nameIn, nameOf } from '../lenses/names.ts'
import { notesIn } from '../lenses/notes.ts'
import { pedigreeOf } from '../lenses/pedigree.ts'
import { problemsOf } from '../lenses/problems.ts'
import { pointersIn, sourceIn } from '../lenses/sources.ts'
import { record } from '../record.ts'
import { childrenOf } from '../structure.ts'
import { changesOf } from './changes.ts'
import { peopleById } from './people.ts'
import { familyLinksOf, isAncestor, recordsById, recordsByXref, type LinkRow, type RecordRow } from './rows.ts'

type Found = (xref: string) => Structure | undefined

const factRow =
  (found: Found) =>
  ({ date, sources, ...fact }: FactLens): FactRow => ({
    ...fact,
    notes: [...fact.notes],
    date: date?.text ?? '',
    isDateUnderstood: date === undefined || date.isUnderstood,
    sources: sources.map((source) => sourceIn(source, found)),
  })

/** A family with its people; of those whom the tree does not hold there is nothing. */
const familyPart = (
  { id, revision, root, treeId }: RecordRow,
  links: readonly LinkRow[],
  people: ReadonlyMap<string, PersonRow>,
  roots: ReadonlyMap<string, Numbered>,
  found: Found,
): FamilyPart => {
  const inIt = (role: LinkRow['role']) =>
    links.flatMap((link) => {
      const person = link.role === role ? people.get(link.personId) : undefined
      return person ? [person] : []
    })
  const lineOf = (personId: string) =>
    childrenOf(root, 'CHIL').find(({ pointer }) => pointer !== undefined && recordIdOf(treeId, pointer) === personId)
  return {
    id,
    revision,
    partners: inIt('partner'),
    children: inIt('child').map((child) => {
      const own = roots.get(child.id)
      return { ...child, pedigree: own ? pedigreeOf(own, root.xref ?? '', lineOf(child.id)) : '' }
    }),
    facts: factsIn(root).map(factRow(found)),
  }
}

/** All that a person's page shows; nothing of what is no person. */
export const personOf = async (
  kernel: Kernel,
  treeId: string,
  id: string,
  { role }: { readonly role: FamilyRole },
): Promise<PersonDetail | undefined> => {
  const [rows, links] = await Promise.all([recordsById(kernel, treeId, [id]), familyLinksOf(kernel, treeId, id)])
  const own = rows.get(id)
  if (own?.kind !== 'INDI') return undefined
  const familyIds = [...new Set(links.map(({ familyId }) => familyId))]
  const personIds = [...new Set([id, ...links.map(({ personId }) => personId)])]
  const [families, people, others, changes, { state }, isOwnAncestor] = await Promise.all([
    recordsById(kernel, treeId, familyIds),
    peopleById(kernel, treeId, 'full', personIds),
    recordsById(kernel, treeId, personIds),
    changesOf(kernel, treeId, id),
    kernel.load(record, id),
    isOwnAncestorOf(kernel, links, id),
  ])
  const row = people.get(id)
  if (!row) return undefined
  const pointers = [own.root, ...[...families.values()].map(({ root }) => root)].flatMap(pointersIn)
  const named = await recordsByXref(
    kernel,
    treeId,
    [...new Set(pointers)].filter((xref) => xref !== VOID),
  )
  const found: Found = (xref) => named.get(xref)?.root
  const roots = new Map([...others].map(([key, { root }]) => [key, root]))
  const partsOf = (asRole: LinkRow['role']): FamilyPart[] =>
    familyIds.flatMap((familyId) => {
      const family = families.get(familyId)
      const inIt = links.filter((link) => link.familyId === familyId)
      if (!family || !inIt.some((link) => link.personId === id && link.role === asRole)) return []
      return [familyPart(family, inIt, people, roots, found)]
    })
  const parents = partsOf('child')
  const facts = factsIn(own.root)
  const card = cardOf(own.root)
  const cards = parents
    .flatMap(({ partners }) => partners)
    .flatMap((partner) => {
      const root = roots.get(partner.id)
      return root ? [{ ...cardOf(root), id: partner.id }] : []
    })
  const [first, ...more] = childrenOf(own.root, 'NAME')
  return {
    ...row,
    treeId,
    revision: own.revision,
    lifeState: state.lifeState,
    given: first ? nameOf(own.root).given : '',
    names: more.map((name) => ({
      nodeId: name.id,
      text: nameIn(name).text,
      type: childrenOf(name, 'TYPE')[0]?.payload ?? '',
    })),
    facts: facts.map(factRow(found)),
    notes: [...notesIn(own.root, found)],
    sources: childrenOf(own.root, 'SOUR').map((source) => sourceIn(source, found)),
    parents,
    families: partsOf('partner'),
    changes: [...changes],
    problems: [
      ...problemsOf(card, facts, cards),
      ...(isOwnAncestor ? [{ code: 'own-ancestor' as const, otherId: null, detail: '' }] : []),
    ],
    gedcom: linesOfRecord(own.root, { dialect: own.root.dialect ?? '70', nameOf: (xref) => xref }),
    mayChange: may(role, 'add'),
  }
}

/** Whether a way up through parents leads back to whom it began with. */
const isOwnAncestorOf = async (kernel: Kernel, links: readonly LinkRow[], id: string): Promise<boolean> => {
  const asChild = new Set(links.flatMap((link) => (link.personId === id && link.role === 'child' ? link.familyId : [])))
  const parents = links.filter(({ familyId, role }) => role === 'partner' && asChild.has(familyId))
  const ways = await Promise.all(parents.map(({ personId }) => isAncestor(kernel, id, personId)))
  return ways.includes(true)
}
