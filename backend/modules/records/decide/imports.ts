import { Refused } from '../../../kernel/errors.ts'
import type { Decision } from '../../../kernel/log/decider.ts'
import { MOST_RECORDS } from '../contract/bounds.ts'
import type { ChooseCharset } from '../contract/commands.ts'
import type { ImportsEvent, Report } from '../events.ts'
import type { GedImport } from '../gedimport.ts'
import { refuse, requireMay, type As } from './guards.ts'

export type DecideImport = Decision<GedImport, ImportsEvent>

type Begin = { readonly importId: string; readonly treeId: string; readonly familyId: string; readonly itemId: string }

export const beginImport =
  ({ importId, treeId, familyId, itemId }: Begin, as: As): DecideImport =>
  (state, { by, at }) => {
    requireMay(as)
    if (state.status === 'new')
      return [{ type: 'ImportBegun', data: { importId, treeId, familyId, contributorId: by.id, itemId, begunAt: at } }]
    if (state.treeId !== treeId || state.itemId !== itemId) throw new Refused('id-taken')
    return []
  }

const requireRead = ({ status }: GedImport): void => {
  if (status === 'new') throw new Refused('not-found')
  if (status === 'kept') throw refuse('not-ready')
  if (status !== 'read') throw refuse('import-over')
}

/** The file is read once more, in these letters. */
export const chooseCharset =
  ({ charset }: ChooseCharset, as: As): DecideImport =>
  (state) => {
    requireMay(as)
    if (state.status === 'kept' && state.charset === charset) return []
    requireRead(state)
    return state.charset === charset ? [] : [{ type: 'CharsetChosen', data: { charset } }]
  }

type Found = { readonly report: Report; readonly records: number; readonly people: number; readonly charset: string }

/** What was found in the file, in the letters that were chosen when its reading began. */
export const noteRead =
  ({ report, records, people, charset }: Found): DecideImport =>
  (state, { at }) => {
    if (state.status !== 'kept' || state.charset !== charset) return []
    return [{ type: 'FileRead', data: { report, records, people, readAt: at } }]
  }

export const refuseFile =
  ({ reason, firstLine }: { readonly reason: string; readonly firstLine: string }): DecideImport =>
  (state, { at }) =>
    state.status === 'kept' ? [{ type: 'FileRefused', data: { reason, firstLine, refusedAt: at } }] : []

type Around = {
  /** Whether another file is being brought into the tree, or somebody is in it already. */
  readonly isRunning: boolean
  readonly hasPeople: boolean
  readonly room: { readonly limit: number; readonly used: number; readonly plan: string | null }
}

/** Brings what was read into the tree. */
export const approveImport =
  ({ isRunning, hasPeople, room }: Around, as: As): DecideImport =>
  (state, { by, at }) => {
    requireMay(as)
    if (state.status === 'applying' || state.status === 'finished') return []
    requireRead(state)
    if (isRunning) throw refuse('import-running')
    if (hasPeople) throw refuse('tree-has-people')
    if (state.records > MOST_RECORDS) throw refuse('too-large-a-file')
    if (room.used + state.people > room.limit)
      throw new Refused('plan-required', { limit: room.limit, used: room.used + state.people, plan: room.plan })
    return [{ type: 'ImportApproved', data: { approvedBy: by.id, approvedAt: at } }]
  }

export const noteApplied =
  ({ applied }: { readonly applied: number }): DecideImport =>
  (state) =>
    state.status === 'applying' && applied > state.applied ? [{ type: 'ChunkApplied', data: { applied } }] : []

export const finishImport =
  ({ records }: { readonly records: number }): DecideImport =>
  (state, { at }) =>
    state.status === 'applying' ? [{ type: 'ImportFinished', data: { records, finishedAt: at } }] : []

/** Nothing of it is in the tree yet; the file stays among the memories. */
export const cancelImport =
  (as: As): DecideImport =>
  (state, { by, at }) => {
    requireMay(as)
    if (state.status === 'new') throw new Refused('not-found')
    if (state.status === 'cancelled') return []
    if (!['kept', 'read', 'refused'].includes(state.status)) throw refuse('import-over')
    return [{ type: 'ImportCancelled', data: { cancelledBy: by.id, cancelledAt: at } }]
  }

/** Takes out again what it brought, but for what somebody has changed since. */
export const undoImport =
  (as: As): DecideImport =>
  (state, { by, at }) => {
    requireMay(as)
    if (state.status === 'undoing' || state.status === 'undone') return []
    if (state.status !== 'finished' && state.status !== 'applying') throw refuse('import-over')
    return [{ type: 'ImportUndoBegun', data: { by: by.id, begunAt: at } }]
  }

export const noteUndone =
  ({ removed, kept }: { readonly removed: number; readonly kept: readonly string[] }): DecideImport =>
  (state, { at }) =>
    state.status === 'undoing' ? [{ type: 'ImportUndone', data: { removed, kept, undoneAt: at } }] : []
