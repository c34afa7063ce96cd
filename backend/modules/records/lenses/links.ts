import { VOID } from '../gedcom/node.ts'
import type { Numbered } from '../events.ts'

/** A person in a family, as the family's record names them. */
export type Link = {
  readonly xref: string
  readonly role: 'partner' | 'child'
  readonly tag: string
  /** The place among those of the family. */
  readonly n: number
  readonly nodeId: number
  /** Whether it was made here and not in a file: then the record of the person says nothing of it. */
  readonly isOurs: boolean
}

const ROLES: Readonly<Record<string, Link['role']>> = { HUSB: 'partner', WIFE: 'partner', CHIL: 'child' }

/** @param imported how many of its structures came out of a file */
export const linksIn = (family: Numbered, imported: number): readonly Link[] =>
  family.children.flatMap(({ tag, pointer, id }, n) => {
    const role = ROLES[tag]
    return role && pointer !== undefined && pointer !== VOID
      ? [{ xref: pointer, role, tag, n, nodeId: id, isOurs: id >= imported }]
      : []
  })
