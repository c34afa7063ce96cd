import { sql, type Fragment } from '../db.ts'
import type { FamilyRole } from './roles.ts'

/** Who reads, and what they are in the family. */
export type Reader = { readonly id: string; readonly familyId: string; readonly role: FamilyRole }

/**
 * Whether whoever reads may see a thing that its contributor can keep to themselves, in statements that call its table so:
 * it is of their family, and nobody but its contributor sees what is only theirs, or what has not all arrived.
 */
export const isVisible = (table: Fragment, { id, familyId }: Pick<Reader, 'id' | 'familyId'>): Fragment => sql.fragment`
  ${table}.family_id = ${familyId} and (${table}.contributor_id = ${id}
    or ${table}.visibility = 'family' and ${table}.state <> 'receiving' and ${table}.state <> 'storing')`
