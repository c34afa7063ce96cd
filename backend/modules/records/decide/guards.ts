import { Refused, refusing } from '../../../kernel/errors.ts'
import { may, type FamilyRole } from '../../../kernel/identity/roles.ts'
import type { Decision } from '../../../kernel/log/decider.ts'
import type { RecordRefusal } from '../contract/refusals.ts'
import { MOST_STRUCTURES } from '../contract/bounds.ts'
import type { Edit, Numbered, RecordsEvent } from '../events.ts'
import type { TreeRecord } from '../record.ts'
import { childrenOf, edited, nodesIn } from '../structure.ts'

export type Decide = Decision<TreeRecord, RecordsEvent>
/** What whoever asks is in the family of the tree. */
export type As = { readonly role: FamilyRole }
export const refuse = refusing<RecordRefusal>()

/** A tree is everybody's who may add to the family: whoever brought a record first. */
export const requireMay = ({ role }: As): void => {
  if (!may(role, 'add')) throw new Refused('forbidden')
}

const isLocked = (root: Numbered): boolean =>
  childrenOf(root, 'RESN').some(({ payload = '' }) => /\blocked\b/i.test(payload))

/** A record that can be changed: it is kept, and its file does not say that it is locked. */
export const requireOpen = ({ status, root }: TreeRecord, as: As): void => {
  if (status !== 'kept') throw new Refused('not-found')
  requireMay(as)
  if (isLocked(root)) throw refuse('locked')
}

/** The event of some changes; none where they change nothing. */
export const editedBy = (state: TreeRecord, edits: readonly Edit[], undoes?: number): readonly RecordsEvent[] => {
  if (edits.length === 0) return []
  const { root } = edited(state.root, edits)
  if ([...nodesIn(root)].length > MOST_STRUCTURES && edits.some(({ op }) => op === 'add'))
    throw refuse('too-many-structures')
  return [{ type: 'RecordEdited', data: { edits, ...(undoes !== undefined && { undoes }) } }]
}
