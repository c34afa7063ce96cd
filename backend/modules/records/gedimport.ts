import { familySubject } from '../../kernel/identity/roles.ts'
import type { Aggregate } from '../../kernel/log/decider.ts'
import { importPersonal, type ImportsEvent } from './events.ts'

export type GedImport = {
  readonly status: 'new' | 'kept' | 'refused' | 'read' | 'applying' | 'finished' | 'cancelled' | 'undoing' | 'undone'
  readonly importId: string
  readonly treeId: string
  readonly familyId: string
  readonly contributorId: string
  /** The file, among the memories of the family. */
  readonly itemId: string
  /** What somebody chose instead of what the file says; empty where nobody did. */
  readonly charset: string
  readonly records: number
  readonly people: number
  readonly applied: number
  readonly begunAt: string
  /** When its last step began. */
  readonly at: string
}

export const gedimport: Aggregate<GedImport, ImportsEvent> = {
  category: 'gedimport',
  personal: importPersonal,
  subject: ({ treeId }) => `tree-${treeId}`,
  audience: ({ familyId }) => familySubject(familyId),
  initial: {
    status: 'new',
    importId: '',
    treeId: '',
    familyId: '',
    contributorId: '',
    itemId: '',
    charset: '',
    records: 0,
    people: 0,
    applied: 0,
    begunAt: '',
    at: '',
  },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'ImportBegun':
        return { ...state, ...data, status: 'kept', at: data.begunAt }
      case 'CharsetChosen':
        return { ...state, charset: data.charset, status: 'kept' }
      case 'FileRead':
        return { ...state, status: 'read', records: data.records, people: data.people, at: data.readAt }
      case 'FileRefused':
        return { ...state, status: 'refused', at: data.refusedAt }
      case 'ImportApproved':
        return { ...state, status: 'applying', at: data.approvedAt }
      case 'ChunkApplied':
        return { ...state, applied: data.applied }
      case 'ImportFinished':
        return { ...state, status: 'finished', applied: data.records, at: data.finishedAt }
      case 'ImportCancelled':
        return { ...state, status: 'cancelled', at: data.cancelledAt }
      case 'ImportUndoBegun':
        return { ...state, status: 'undoing', at: data.begunAt }
      case 'ImportUndone':
        return { ...state, status: 'undone', at: data.undoneAt }
    }
  },
}
