import { expect, test } from 'vitest'
import { addRecord, importRecord } from './decide/begin.ts'
import { removeRecord, restoreRecord, setLifeState, setRelative } from './decide/end.ts'
import { addFact, addNote, changeFact, citeSource, removeNode } from './decide/facts.ts'
import { familyNode, joinFamily, leaveFamily } from './decide/family.ts'
import { setName, setSex } from './decide/name.ts'
import type { RecordsEvent } from './events.ts'
import {
  added,
  after,
  as,
  at,
  family,
  given,
  ids,
  imported,
  leaf,
  pointing,
  removed,
  ruth,
  viewer,
} from './testing/ruth.ts'

test('a record comes out of a file once, however often its import is tried', () => {
  given()
    .when(importRecord({ ...ids, contributorId: 'ana', importId: 'file', place: 2, record: ruth }))
    .emits(imported)
})
test('a record that an import took out again can come anew', () =>
  given(imported, { type: 'RecordRemoved', data: { removedBy: 'ana', removedAt: at, importId: 'file' } })
    .when(importRecord({ ...ids, contributorId: 'ana', importId: 'file', place: 2, record: ruth }))
    .emits(imported))

test('someone is added once, and an id that is another’s is taken', () => {
  given()
    .when(addRecord({ ...ids, record: ruth }, as))
    .emits(added)
  given(added)
    .when(addRecord({ ...ids, record: leaf('INDI') }, as))
    .refuses('id-taken')
  given()
    .when(addRecord({ ...ids, record: ruth }, viewer))
    .refuses('forbidden')
})
test('someone new may be a relative of the family from the beginning', () =>
  given()
    .when(addRecord({ ...ids, record: ruth, relativeId: 'ruth' }, as))
    .emits(added, { type: 'RelativeSet', data: { relativeId: 'ruth' } }))

test('a new name changes its text and its pieces, and leaves what else stands below it', () => {
  const named = after([imported], setName({ given: 'Ruth Ann', surname: 'Fen' }, as))
  expect(named.children[0]).toEqual({
    tag: 'NAME',
    payload: 'Ruth Ann /Fen/',
    children: [leaf('GIVN', 'Ruth Ann'), leaf('_CALLED', 'Ruthie')],
  })
  expect(named.children[1]).toEqual(ruth.children[1])
})
test('the name that stands already changes nothing', () =>
  given(imported)
    .when(setName({ given: 'Ruth', surname: 'Hale' }, as))
    .emits())

test('a sex is said once, behind the names', () => {
  expect(after([imported], setSex({ sex: 'X' }, as)).children.map(({ tag }) => tag)).toEqual(['NAME', 'SEX', 'BIRT'])
})

const fact = { tag: 'DEAT', type: '', value: '', date: '', place: '' }
test('a fact without a date or a place is said by Y, and one beside others of its kind stands behind them', () => {
  expect(after([imported], addFact(fact, as)).children.at(-1)).toEqual({ ...leaf('DEAT', 'Y'), dialect: '70' })
  const twice = after([imported], addFact({ ...fact, tag: 'BIRT', date: '1932' }, as))
  expect(twice.children.map(({ tag }) => tag)).toEqual(['NAME', 'BIRT', 'BIRT'])
})
test('a changed date is written as its record is, and everything else of the fact stays', () => {
  expect(after([imported], changeFact(4, { date: 'about March 1931' }, as)).children[1]).toEqual({
    tag: 'BIRT',
    children: [leaf('DATE', 'ABT MAR 1931'), leaf('NOTE', 'at home')],
  })
  const words = after([imported], changeFact(4, { date: 'the year of the flood', place: 'Gloucester' }, as))
  expect(words.children[1]?.children).toEqual([
    leaf('DATE', '(the year of the flood)'),
    leaf('NOTE', 'at home'),
    { ...leaf('PLAC', 'Gloucester'), dialect: '70' },
  ])
})
test('a structure is taken out with all below it, and one that is not there is not found', () => {
  expect(after([imported], removeNode(4, as)).children.map(({ tag }) => tag)).toEqual(['NAME'])
  given(imported).when(removeNode(99, as)).refuses('not-found')
  given(imported).when(removeNode(0, as)).refuses('not-found')
})
test('a source may be a memory of the family and the second of its recording', () => {
  const cited = after([imported], citeSource(4, { itemId: 'tape', page: 'Ruth said it', seconds: 751 }, as))
  expect(cited.children[1]?.children.at(-1)).toEqual({
    tag: 'SOUR',
    pointer: 'VOID',
    dialect: '70',
    children: [leaf('PAGE', 'Ruth said it'), leaf('_ITEM', 'tape'), leaf('_SECOND', '751')],
  })
})
test('a note stands below what it is about', () =>
  expect(after([imported], addNote(0, { text: 'She sang.' }, as)).children.at(-1)).toEqual({
    ...leaf('NOTE', 'She sang.'),
    dialect: '70',
  }))

test('what a file locks is changed by nobody, and a viewer changes nothing', () => {
  const locked: RecordsEvent = {
    ...imported,
    data: { ...imported.data, record: { ...ruth, children: [leaf('RESN', 'locked')] } },
  } as RecordsEvent
  given(locked)
    .when(setSex({ sex: 'F' }, as))
    .refuses('locked')
  given(imported)
    .when(setSex({ sex: 'F' }, viewer))
    .refuses('forbidden')
})
test('a record of very many structures takes no more', () => {
  const full: RecordsEvent = {
    ...added,
    data: { ...added.data, record: { ...ruth, children: Array.from({ length: 5_000 }, () => leaf('NOTE', 'x')) } },
  } as RecordsEvent
  given(full)
    .when(addNote(0, { text: 'one more' }, as))
    .refuses('too-many-structures')
})

test('a link is one append on the family, partners first', () => {
  const joined = after(
    [family(pointing('CHIL', 'I9'))],
    joinFamily({ xref: 'I1', role: 'partner', isCycle: false }, as),
  )
  expect(joined.children).toEqual([pointing('HUSB', 'I1'), pointing('CHIL', 'I9')])
  const both = after([family(pointing('WIFE', 'I1'))], joinFamily({ xref: 'I2', role: 'partner', isCycle: false }, as))
  expect(both.children.map(({ tag, pointer }) => [tag, pointer])).toEqual([
    ['HUSB', 'I2'],
    ['WIFE', 'I1'],
  ])
})
test('a family has two partners, and each child once', () => {
  const full = family(pointing('HUSB', 'I1'), pointing('HUSB', 'I2'), pointing('CHIL', 'I3'))
  const join = (xref: string, role: 'partner' | 'child', isCycle = false) => joinFamily({ xref, role, isCycle }, as)
  given(full).when(join('I4', 'partner')).refuses('family-full')
  given(full).when(join('I3', 'child')).refuses('already-child')
  given(full).when(join('I1', 'partner')).refuses('already-partner')
  given(full).when(join('I1', 'child')).refuses('cycle')
  given(full)
    .when(join('I5', 'child', true))
    .refuses('cycle')
})
test('who leaves a family leaves it whole', () =>
  expect(
    after([family(pointing('HUSB', 'I1'), pointing('CHIL', 'I3'))], leaveFamily({ xref: 'I3' }, as)).children,
  ).toEqual([pointing('HUSB', 'I1')]))
test('a new family names its partners and its children', () =>
  expect(familyNode('F1', { partners: ['I1', 'I2'], children: ['I3'] }).children).toEqual([
    pointing('HUSB', 'I1'),
    pointing('WIFE', 'I2'),
    pointing('CHIL', 'I3'),
  ]))

test('whether someone lives is said, and whom of the family they are', () => {
  given(imported)
    .when(setLifeState({ lifeState: 'dead' }, as))
    .emits({ type: 'LifeStateSet', data: { lifeState: 'dead' } })
  given(imported)
    .when(setRelative({ relativeId: 'ruth' }, { ...as, isThere: true }))
    .emits({ type: 'RelativeSet', data: { relativeId: 'ruth' } })
  given(imported)
    .when(setRelative({ relativeId: 'nobody' }, { ...as, isThere: false }))
    .refuses('not-a-person')
})

test('what others point to is kept until those links go as well', () => {
  given(imported)
    .when(removeRecord({ pointing: ['family'] }, as))
    .refuses('in-use')
  given(imported)
    .when(removeRecord({ pointing: [] }, as))
    .emits(removed)
  given(imported, removed)
    .when(restoreRecord(as))
    .emits({ type: 'RecordRestored', data: { restoredAt: at } })
})
