import { expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import {
  approveImport,
  beginImport,
  cancelImport,
  chooseCharset,
  finishImport,
  noteApplied,
  noteRead,
  noteUndone,
  refuseFile,
  undoImport,
} from './decide/imports.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { ImportsEvent, Report } from './events.ts'
import { gedimport } from './gedimport.ts'

const at = '2030-01-01T00:00:00.000Z'
const given = specification(gedimport, { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 })
const as = { role: 'contributor' } as const
const viewer = { role: 'viewer' } as const
const report = golden.gedimport.flatMap(({ data }) => ('report' in data ? [data.report as Report] : []))[0] as Report

const ids = { importId: 'one', treeId: 'tree', familyId: 'hale', itemId: 'item' }
const begun: ImportsEvent = { type: 'ImportBegun', data: { ...ids, contributorId: 'ana', begunAt: at } }
const read: ImportsEvent = { type: 'FileRead', data: { report, records: 3, people: 2, readAt: at } }
const approved: ImportsEvent = { type: 'ImportApproved', data: { approvedBy: 'ana', approvedAt: at } }
const applied: ImportsEvent = { type: 'ChunkApplied', data: { applied: 2 } }
const finished: ImportsEvent = { type: 'ImportFinished', data: { records: 3, finishedAt: at } }
const undoing: ImportsEvent = { type: 'ImportUndoBegun', data: { by: 'ana', begunAt: at } }
const around = { isRunning: false, hasPeople: false, room: { limit: 300, used: 0, plan: null } }

test('an import begins once, and by those who may add', () => {
  given().when(beginImport(ids, as)).emits(begun)
  given().when(beginImport(ids, viewer)).refuses('forbidden')
  given(begun)
    .when(beginImport({ ...ids, itemId: 'another' }, as))
    .refuses('id-taken')
})
test('what was found is kept, unless other letters were chosen while it was read', () => {
  const found = { report, records: 3, people: 2, charset: '' }
  given(begun).when(noteRead(found)).emits(read)
  given(begun, read, { type: 'CharsetChosen', data: { charset: 'cp1252' } })
    .when(noteRead(found))
    .emits()
})
test('other letters can be chosen until it is applied', () => {
  const choose = chooseCharset({ charset: 'cp1252' }, as)
  given(begun, read)
    .when(choose)
    .emits({ type: 'CharsetChosen', data: { charset: 'cp1252' } })
  given(begun).when(choose).refuses('not-ready')
  given(begun, read, approved).when(choose).refuses('import-over')
})
test('a file that is no family tree is refused', () =>
  given(begun)
    .when(refuseFile({ reason: 'not-gedcom', firstLine: 'name,born' }))
    .emits({ type: 'FileRefused', data: { reason: 'not-gedcom', firstLine: 'name,born', refusedAt: at } }))

test('what was read is applied by someone who may add, where there is room', () => {
  given(begun, read).when(approveImport(around, as)).emits(approved)
  given(begun, read).when(approveImport(around, viewer)).refuses('forbidden')
  given(begun).when(approveImport(around, as)).refuses('not-ready')
  given().when(approveImport(around, as)).refuses('not-found')
  given(begun, read)
    .when(approveImport({ ...around, isRunning: true }, as))
    .refuses('import-running')
  given(begun, read)
    .when(approveImport({ ...around, hasPeople: true }, as))
    .refuses('tree-has-people')
  const full = { limit: 300, used: 299, plan: null }
  given(begun, read)
    .when(approveImport({ ...around, room: full }, as))
    .refuses('plan-required')
  const large: ImportsEvent = { ...read, data: { ...read.data, records: 200_001 } }
  given(begun, large).when(approveImport(around, as)).refuses('too-large-a-file')
})
test('chunk after chunk is noted, and none twice', () => {
  given(begun, read, approved)
    .when(noteApplied({ applied: 2 }))
    .emits(applied)
  given(begun, read, approved, applied)
    .when(noteApplied({ applied: 2 }))
    .emits()
  given(begun, read, approved, applied)
    .when(finishImport({ records: 3 }))
    .emits(finished)
})
test('before it is applied it can be canceled, and afterward undone', () => {
  given(begun, read)
    .when(cancelImport(as))
    .emits({ type: 'ImportCancelled', data: { cancelledBy: 'ana', cancelledAt: at } })
  given(begun, read, approved).when(cancelImport(as)).refuses('import-over')
  given(begun, read).when(undoImport(as)).refuses('import-over')
  given(begun, read, approved, finished).when(undoImport(as)).emits(undoing)
  given(begun, read, approved, finished, undoing)
    .when(noteUndone({ removed: 2, kept: ['ruth'] }))
    .emits({ type: 'ImportUndone', data: { removed: 2, kept: ['ruth'], undoneAt: at } })
})
test('events as they were first stored still tell the same imports', () => {
  expect((golden.gedimport as ImportsEvent[]).reduce(gedimport.evolve, gedimport.initial)).toMatchObject({
    status: 'undone',
    records: 3,
    applied: 3,
    charset: 'cp1252',
  })
  expect((golden.refused as ImportsEvent[]).reduce(gedimport.evolve, gedimport.initial).status).toBe('cancelled')
})
