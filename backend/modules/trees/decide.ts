import { Refused, refusing } from '../../kernel/errors.ts'
import type { Actor } from '../../kernel/event.ts'
import { mayChange, type FamilyRole } from '../../kernel/identity/roles.ts'
import { plus, type Decision } from '../../kernel/log/decider.ts'
import {
  KEPT_DAYS,
  MOST_TREES,
  type AddTree,
  type RenameTree,
  type SetHomePerson,
  type TreeRefusal,
} from './contract.ts'
import type { Ending, TreesEvent } from './events.ts'
import type { Tree } from './tree.ts'

export type Decide = Decision<Tree, TreesEvent>
/** What whoever asks is in the tree's family. */
type As = { readonly role: FamilyRole }
const refuse = refusing<TreeRefusal>()

const requireMay = ({ status, contributorId }: Tree, by: Actor, { role }: As): void => {
  if (status === 'new' || status === 'erased') throw new Refused('not-found')
  if (!mayChange(role, contributorId === by.id)) throw new Refused('forbidden')
}

export const addTree =
  ({ treeId, title }: AddTree, { familyId, n = 0 }: { readonly familyId: string; readonly n?: number }): Decide =>
  (tree, { by, at }) => {
    const data = { treeId, familyId, contributorId: by.id, title, addedAt: at }
    if (tree.status === 'new' && n >= MOST_TREES) throw refuse('too-many-trees')
    if (tree.status === 'new') return [{ type: 'TreeAdded', data }]
    if (tree.familyId !== familyId || tree.contributorId !== by.id) throw new Refused('id-taken')
    return []
  }

export const renameTree =
  ({ title }: RenameTree, as: As): Decide =>
  (tree, { by }) => {
    requireMay(tree, by, as)
    return tree.title === title ? [] : [{ type: 'TreeRenamed', data: { title } }]
  }

/** @param isThere whether the tree holds such a person */
export const setHomePerson =
  ({ recordId }: SetHomePerson, { isThere, ...as }: As & { readonly isThere: boolean }): Decide =>
  (tree, { by }) => {
    requireMay(tree, by, as)
    if (!isThere) throw refuse('person-unknown')
    return tree.homeId === recordId ? [] : [{ type: 'HomePersonSet', data: { recordId } }]
  }

/** Out of the family's sight; it can be brought back for a while. */
export const removeTree =
  (as: As): Decide =>
  (tree, { by, at }) => {
    requireMay(tree, by, as)
    if (tree.status === 'removed') return []
    return [{ type: 'TreeRemoved', data: { removedBy: by.id, removedAt: at } }]
  }

export const restoreTree =
  (as: As): Decide =>
  (tree, { by, at, dayMs }) => {
    requireMay(tree, by, as)
    if (tree.status === 'kept') return []
    if (at >= plus(tree.removedAt, KEPT_DAYS * dayMs)) throw new Refused('restore-over', { days: KEPT_DAYS })
    return [{ type: 'TreeRestored', data: { restoredAt: at } }]
  }

/** After it was removed for so long, and at the end of its family. */
export const eraseTree =
  ({ reason }: { readonly reason: Ending }): Decide =>
  ({ status, removedAt }, { at, dayMs }) => {
    if (status === 'new' || status === 'erased') return []
    const isDue = status === 'removed' && at >= plus(removedAt, KEPT_DAYS * dayMs)
    if (reason === 'removed' && !isDue) return []
    return [{ type: 'TreeErased', data: { reason, erasedAt: at } }]
  }
