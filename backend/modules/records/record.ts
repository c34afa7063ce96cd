import { familySubject } from '../../kernel/identity/roles.ts'
import type { Aggregate } from '../../kernel/log/decider.ts'
import { personal, type Edit, type LifeState, type Numbered, type RecordsEvent, type Structure } from './events.ts'
import { edited, highest, numbered } from './structure.ts'

/** A change of a record, as it can be taken back. */
export type Change = {
  /** The revision that the record had after it. */
  readonly revision: number
  readonly edits: readonly Edit[]
  readonly back: readonly Edit[]
}

export type TreeRecord = {
  readonly status: 'new' | 'kept' | 'removed'
  readonly recordId: string
  readonly treeId: string
  readonly familyId: string
  readonly contributorId: string
  /** Empty where it came out of no file. */
  readonly importId: string
  readonly root: Numbered
  /** The number that the next new structure gets. */
  readonly next: number
  readonly lifeState: LifeState
  readonly relativeId: string | null
  /** How many events it has. */
  readonly events: number
  readonly changes: readonly Change[]
}

const NOTHING: Numbered = { tag: '', id: 0, children: [] }

/** Of a record whose tree is erased nothing can be opened. */
const begun = (record: Structure | string) =>
  typeof record === 'string'
    ? { root: NOTHING, next: 1 }
    : (({ node: root, next }) => ({ root, next }))(numbered(record))

export const evolve = (record: TreeRecord, event: RecordsEvent): TreeRecord => {
  const events = record.events + 1
  switch (event.type) {
    case 'RecordImported':
    case 'RecordAdded': {
      const { recordId, treeId, familyId, contributorId } = event.data
      const importId = event.type === 'RecordImported' ? event.data.importId : ''
      const ids = { recordId, treeId, familyId, contributorId, importId }
      return { ...record, ...ids, ...begun(event.data.record), status: 'kept', events }
    }
    case 'RecordEdited': {
      const edits = typeof event.data.edits === 'string' ? [] : event.data.edits
      const { root, back } = edited(record.root, edits)
      const added = edits.flatMap((edit) => (edit.op === 'add' ? highest(edit.node) + 1 : []))
      return {
        ...record,
        root,
        events,
        next: Math.max(record.next, ...added),
        changes: [...record.changes, { revision: record.events, edits, back }],
      }
    }
    case 'LifeStateSet':
      return { ...record, events, lifeState: event.data.lifeState }
    case 'RelativeSet':
      return { ...record, events, relativeId: event.data.relativeId }
    case 'RecordRemoved':
      return { ...record, events, status: 'removed' }
    case 'RecordRestored':
      return { ...record, events, status: 'kept' }
  }
}

export const record: Aggregate<TreeRecord, RecordsEvent> = {
  category: 'record',
  personal,
  subject: ({ treeId }) => `tree-${treeId}`,
  audience: ({ familyId }) => familySubject(familyId),
  initial: {
    status: 'new',
    recordId: '',
    treeId: '',
    familyId: '',
    contributorId: '',
    importId: '',
    root: NOTHING,
    next: 0,
    lifeState: 'unknown',
    relativeId: null,
    events: 0,
    changes: [],
  },
  evolve,
}
