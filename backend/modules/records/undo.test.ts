import { expect, test } from 'vitest'
import { undoChange, undoImported } from './decide/end.ts'
import { addNote } from './decide/facts.ts'
import { setName } from './decide/name.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { RecordsEvent } from './events.ts'
import { record } from './record.ts'
import { plainOf } from './structure.ts'
import { after, ana, as, at, given, imported, leaf, ruth } from './testing/ruth.ts'

const edit = (events: readonly RecordsEvent[], decide: Parameters<ReturnType<typeof given>['when']>[0]) =>
  decide(given(...events).state, ana)

test('a slip from last week is taken back, and the taking back can be taken back', () => {
  const slip = edit([imported], setName({ given: 'Rut', surname: 'Hale' }, as))
  const later = edit([imported, ...slip], addNote(0, { text: 'She sang.' }, as))
  const events = [imported, ...slip, ...later]
  const undone = edit(events, undoChange({ revision: 1 }, as))
  expect(undone).toMatchObject([{ type: 'RecordEdited', data: { undoes: 1 } }])
  const now = given(...events, ...undone).state
  expect(plainOf(now.root).children[0]).toEqual(ruth.children[0])
  expect(plainOf(now.root).children.at(-1)?.payload).toBe('She sang.')
  expect(after([...events, ...undone], undoChange({ revision: 3 }, as)).children[0]?.payload).toBe('Rut /Hale/')
})
test('what was changed again since is taken back last first', () => {
  const one = edit([imported], setName({ given: 'Rut', surname: 'Hale' }, as))
  const two = edit([imported, ...one], setName({ given: 'Ruta', surname: 'Hale' }, as))
  given(imported, ...one, ...two)
    .when(undoChange({ revision: 1 }, as))
    .refuses('edited-since')
  given(imported)
    .when(undoChange({ revision: 7 }, as))
    .refuses('nothing-to-undo')
})

test('an import takes out what nobody has changed since', () => {
  given(imported)
    .when(undoImported({ importId: 'file' }))
    .emits({ type: 'RecordRemoved', data: { removedBy: 'ana', removedAt: at, importId: 'file' } })
  given(imported, { type: 'LifeStateSet', data: { lifeState: 'dead' } })
    .when(undoImported({ importId: 'file' }))
    .emits()
  given(imported)
    .when(undoImported({ importId: 'another' }))
    .emits()
})

test('events as they were first stored still tell the same record', () => {
  const state = (golden.record as RecordsEvent[]).reduce(record.evolve, record.initial)
  expect(state).toMatchObject({ status: 'kept', events: 7, lifeState: 'dead', next: 6 })
  expect(plainOf(state.root).children).toEqual([
    { tag: 'BIRT', children: [leaf('DATE', '7 MAY 1931')] },
    { tag: 'NAME', payload: 'Ruth /Hale/', children: [] },
  ])
  expect((golden.added as RecordsEvent[]).reduce(record.evolve, record.initial).root.tag).toBe('FAM')
})
test('of a tree that is erased a record still has its ids', () => {
  const erased = { ...imported, data: { ...imported.data, record: '[erased]' as never } } as RecordsEvent
  expect(record.evolve(record.initial, erased)).toMatchObject({ treeId: 'tree', root: { tag: '', children: [] } })
})
