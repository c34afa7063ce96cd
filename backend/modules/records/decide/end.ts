import { Refused } from '../../../kernel/errors.ts'
import type { SetLifeState, SetRelative, UndoChange } from '../contract/commands.ts'
import type { Edit, Numbered } from '../events.ts'
import type { TreeRecord } from '../record.ts'
import { edited, isAlike, nodeIn } from '../structure.ts'
import { editedBy, refuse, requireMay, requireOpen, type As, type Decide } from './guards.ts'

export const setLifeState =
  ({ lifeState }: SetLifeState, as: As): Decide =>
  (state) => {
    requireOpen(state, as)
    return state.lifeState === lifeState ? [] : [{ type: 'LifeStateSet', data: { lifeState } }]
  }

/** @param isThere whether the family has such a member or relative */
export const setRelative =
  ({ relativeId }: SetRelative, { isThere, ...as }: As & { readonly isThere: boolean }): Decide =>
  (state) => {
    requireOpen(state, as)
    if (!isThere) throw refuse('not-a-person')
    return state.relativeId === relativeId ? [] : [{ type: 'RelativeSet', data: { relativeId } }]
  }

/** @param pointing the records that point to it, by their ids; none once those links are to go as well */
export const removeRecord =
  ({ pointing }: { readonly pointing: readonly string[] }, as: As): Decide =>
  (state, { by, at }) => {
    if (state.status === 'removed') return []
    requireOpen(state, as)
    if (pointing.length > 0) throw refuse('in-use', { by: pointing })
    return [{ type: 'RecordRemoved', data: { removedBy: by.id, removedAt: at } }]
  }

export const restoreRecord =
  (as: As): Decide =>
  (state, { at }) => {
    if (state.status === 'new') throw new Refused('not-found')
    requireMay(as)
    return state.status === 'kept' ? [] : [{ type: 'RecordRestored', data: { restoredAt: at } }]
  }

/** Takes out what an import brought, unless somebody has changed it since. */
export const undoImported =
  ({ importId }: { readonly importId: string }): Decide =>
  (state, { by, at }) => {
    const isUntouched = state.changes.length === 0 && state.relativeId === null && state.lifeState === 'unknown'
    if (state.status !== 'kept' || state.importId !== importId || !isUntouched) return []
    return [{ type: 'RecordRemoved', data: { removedBy: by.id, removedAt: at, importId } }]
  }

/** Whether what a change made still stands as it made it. */
const stands = (root: Numbered, edit: Edit): boolean => {
  switch (edit.op) {
    case 'add': {
      const node = nodeIn(root, edit.node.id)
      return node !== undefined && isAlike(node, edit.node)
    }
    case 'set': {
      const node = nodeIn(root, edit.id)
      return node !== undefined && node.payload === edit.payload && node.pointer === edit.pointer
    }
    case 'remove':
      return true
    case 'move':
      return nodeIn(root, edit.id) !== undefined
  }
}

const canGoBack = ({ root }: TreeRecord, edits: readonly Edit[], back: readonly Edit[]): boolean =>
  edits.every((edit) => stands(root, edit)) &&
  back.every((edit) => edit.op !== 'add' || nodeIn(root, edit.under) !== undefined)

/** Takes one change back, however long ago it was, where nothing that it made was changed since. */
export const undoChange =
  ({ revision }: UndoChange, as: As): Decide =>
  (state) => {
    requireOpen(state, as)
    const change = state.changes.find((each) => each.revision === revision)
    if (!change) throw refuse('nothing-to-undo')
    if (!canGoBack(state, change.edits, change.back)) throw refuse('edited-since')
    const { root } = edited(state.root, change.back)
    return isAlike(root, state.root) ? [] : editedBy(state, change.back, revision)
  }
