import type { Structure } from '../events.ts'

/** How a child belongs to a family, in the words of GEDCOM: of the child's own record, else of the family's. */
export const pedigreeOf = (child: Structure, familyXref: string, inFamily: Structure | undefined): string => {
  const own = child.children.find(({ tag, pointer }) => tag === 'FAMC' && pointer === familyXref)
  const said = own?.children.find(({ tag }) => tag === 'PEDI')?.payload?.toLowerCase()
  // "birth" is written by some programs whatever is known: it claims nothing.
  if (said !== undefined && said !== 'birth') return said
  const parts = inFamily?.children.filter(({ tag }) => tag === '_FREL' || tag === '_MREL') ?? []
  const words = [...new Set(parts.map(({ payload = '' }) => payload.toLowerCase()))]
  return words.filter((word) => word !== '' && word !== 'natural' && word !== 'birth').join(', ')
}
