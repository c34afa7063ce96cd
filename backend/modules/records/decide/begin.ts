import { Refused } from '../../../kernel/errors.ts'
import type { Structure } from '../events.ts'
import { isAlike, numbered } from '../structure.ts'
import { requireMay, type As, type Decide } from './guards.ts'

type Ids = { readonly recordId: string; readonly treeId: string; readonly familyId: string }
type Imported = Ids & {
  readonly contributorId: string
  readonly importId: string
  readonly place: number
  readonly record: Structure
}

/** Brings a record out of a file; one that this import brought already is left as it is. */
export const importRecord =
  ({ recordId, treeId, familyId, contributorId, importId, place, record }: Imported): Decide =>
  (state, { at }) => {
    if (state.status === 'kept') return []
    const data = { recordId, treeId, familyId, contributorId, importId, place, record, importedAt: at }
    return [{ type: 'RecordImported', data }]
  }

type Added = Ids & {
  readonly record: Structure
  /** The member or relative of the family that this person is. */
  readonly relativeId?: string | undefined
}

/** Adds a person, or a family, that no file brought. */
export const addRecord =
  ({ recordId, treeId, familyId, record, relativeId }: Added, as: As): Decide =>
  (state, { by, at }) => {
    requireMay(as)
    if (state.status === 'new')
      return [
        { type: 'RecordAdded', data: { recordId, treeId, familyId, contributorId: by.id, record, addedAt: at } },
        ...(relativeId === undefined ? [] : [{ type: 'RelativeSet' as const, data: { relativeId } }]),
      ]
    // The same once more has no other effect; what was changed since is another thing.
    const isSame = state.contributorId === by.id && isAlike(state.root, numbered(record).node)
    if (!isSame || state.status !== 'kept') throw new Refused('id-taken')
    return []
  }
