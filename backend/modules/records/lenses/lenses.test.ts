import { expect, test } from 'vitest'
import type { Structure } from '../events.ts'
import { numbered } from '../structure.ts'
import { cardOf } from './card.ts'
import { dayNumberOf, writtenDate, yearOf } from './dates.ts'
import { factsIn } from './facts.ts'
import { linksIn } from './links.ts'
import { countingLiving } from './living.ts'
import { allNames, foldedName, nameOf, partsOf, writtenName } from './names.ts'
import { notesIn } from './notes.ts'
import { pedigreeOf } from './pedigree.ts'
import { problemsOf } from './problems.ts'
import { sourceIn } from './sources.ts'

const of = (tag: string, payload: string | undefined, ...children: readonly Structure[]): Structure => ({
  tag,
  ...(payload !== undefined && { payload }),
  children,
})
const at = (tag: string, pointer: string, ...children: readonly Structure[]): Structure => ({ tag, pointer, children })
const person = (xref: string, ...children: readonly Structure[]): Structure => ({ tag: 'INDI', xref, children })
const born = (date: string) => of('BIRT', undefined, of('DATE', date))

test.each([
  ['Ruth Ann /Hale/', 'Ruth Ann Hale', 'Ruth Ann', 'Hale'],
  ['/Hale/ Ruth', 'Hale Ruth', '', 'Hale'],
  ['John /Doe', 'John Doe', 'John', 'Doe'],
  ['Karl /von Aa/ /Bee/ Jr', 'Karl von Aa Bee Jr', 'Karl', 'von Aa'],
  [' //', '', '', ''],
  ['', '', '', ''],
])('the name "%s" reads "%s"', (payload, text, given, surname) =>
  expect(partsOf(payload)).toEqual({ text, given, surname }),
)

test('of several names the first that says anything is shown, and all are found', () => {
  const zoe = person(
    'I1',
    of('NAME', ' //'),
    of('NAME', 'Zoë /Müller/', of('NICK', 'Zo'), of('ROMN', 'Zoe /Mueller/')),
    of('NAME', 'Zoë /Fen/', of('TYPE', 'married')),
  )
  expect(nameOf(zoe).text).toBe('Zoë Müller')
  expect(allNames(zoe)).toEqual(['Zoë Müller', 'Zo', 'Zoe Mueller', 'Zoë Fen'])
})

test('a name in composed and in decomposed letters is looked for alike', () =>
  expect(foldedName('Mu\u0308ller')).toBe(foldedName('Müller')))

test('pieces say a name that its text does not', () =>
  expect(nameOf(person('I1', of('NAME', '', of('GIVN', 'Ruth'), of('SURN', 'Hale')))).text).toBe('Ruth Hale'))

test('a slash in a name does not end it in a file', () =>
  expect(writtenName({ given: 'A/B', surname: ' Hale ' })).toBe('A B /Hale/'))

test('a day without a year is a birthday, and no year is made of it', () => {
  const card = cardOf(person('I1', born('10 AUG')))
  expect(card).toMatchObject({ birth: '10 AUG', bornMin: null, bornMax: null })
})

test('sexes are what the file says, whatever slot of a family someone has', () => {
  const family = numbered(of('FAM', undefined, at('HUSB', 'A'), at('HUSB', 'B'), at('WIFE', 'VOID'), at('CHIL', 'C')))
  expect(linksIn(family.node, family.next)).toMatchObject([
    { xref: 'A', role: 'partner', tag: 'HUSB', isOurs: false },
    { xref: 'B', role: 'partner', tag: 'HUSB', isOurs: false },
    { xref: 'C', role: 'child', isOurs: false },
  ])
  expect(cardOf(person('A', of('SEX', 'F'))).sex).toBe('F')
})

test('a death is known by a fact that says something, and a bare tag says nothing', () => {
  expect(cardOf(person('I1', of('DEAT', undefined))).hasDied).toBe(false)
  expect(cardOf(person('I1', of('DEAT', 'Y'))).hasDied).toBe(true)
  expect(cardOf(person('I1', of('NO', 'DEAT'))).hasDied).toBe(false)
  expect(cardOf(person('I1', of('BURI', undefined, of('PLAC', 'Gloucester')))).hasDied).toBe(true)
})

test('facts keep each its date, place, notes and sources, and several births stay', () => {
  const facts = factsIn(
    numbered(
      person(
        'I1',
        born('ABT 1850'),
        of('BIRT', undefined, of('DATE', '1850-1860'), of('PLAC', 'Kiel'), of('NOTE', 'by the sea'), at('SOUR', 'S1')),
        of('OCCU', 'Baker', of('TYPE', 'own shop')),
      ),
    ).node,
  )
  expect(
    facts.map(({ tag, value, type, place, notes, sources, date }) => [
      tag,
      value,
      type,
      place,
      notes,
      sources.length,
      date?.text,
    ]),
  ).toEqual([
    ['BIRT', '', '', '', [], 0, 'ABT 1850'],
    ['BIRT', '', '', 'Kiel', ['by the sea'], 1, '1850-1860'],
    ['OCCU', 'Baker', 'own shop', '', [], 0, undefined],
  ])
})

test('what is typed as a date is written as GEDCOM has it, and what is none stays as its words', () => {
  expect(writtenDate('about March 1850', '70')).toEqual({ payload: 'ABT MAR 1850' })
  expect(writtenDate('the year of the flood', '70')).toEqual({ payload: '', phrase: 'the year of the flood' })
  expect(writtenDate('the year of the flood', '551')).toEqual({ payload: '(the year of the flood)' })
  expect(yearOf(dayNumberOf('2030-01-01T00:00:00.000Z'))).toBe(2030)
})

test('a report of another program’s import is told from the notes of the family', () => {
  const notes = notesIn(
    numbered(person('I1', of('NOTE', 'Records not imported into INDI (individual) Gramps ID I1:\n…'), at('NOTE', 'N1')))
      .node,
    (xref) => (xref === 'N1' ? of('NOTE', 'She sang.') : undefined),
  )
  expect(notes.map(({ text, isReport }) => [text.slice(0, 9), isReport])).toEqual([
    ['Records n', true],
    ['She sang.', false],
  ])
})

test('“birth” as a pedigree claims nothing, and what a family says of one child is of that child alone', () => {
  const of1 = (pedi: string) => person('I1', at('FAMC', 'F1', of('PEDI', pedi)))
  expect(pedigreeOf(of1('birth'), 'F1', undefined)).toBe('')
  expect(pedigreeOf(of1('ADOPTED'), 'F1', undefined)).toBe('adopted')
  expect(pedigreeOf(person('I2'), 'F1', at('CHIL', 'I2', of('_FREL', 'Natural'), of('_MREL', 'Step')))).toBe('step')
})

test('a citation of a memory says which second of it', () => {
  const itemId = '018f0000-0000-7000-8000-00000000000a'
  const cited = numbered(at('SOUR', 'VOID', of('PAGE', 'Ruth said it'), of('_ITEM', itemId), of('_SECOND', '751'))).node
  expect(sourceIn(cited, () => undefined)).toMatchObject({ page: 'Ruth said it', itemId, seconds: 751 })
  const other = numbered(at('SOUR', 'S1')).node
  expect(sourceIn(other, () => of('SOUR', undefined, of('TITL', 'Parish book'))).title).toBe('Parish book')
})

const year = (text: string) => cardOf(person('I1', born(text)))
test.each([
  ['born-after-death', { ...year('1900'), diedMax: year('1890').bornMax }, []],
  ['died-too-old', { ...year('1700'), diedMin: year('1850').bornMin }, []],
  ['parent-too-young', year('1900'), [{ ...year('1895'), id: 'a', sex: 'M' }]],
  ['mother-too-old', year('1900'), [{ ...year('1820'), id: 'a', sex: 'F' }]],
  ['born-after-mothers-death', year('1900'), [{ ...year('1870'), diedMax: year('1890').bornMax, id: 'a', sex: 'F' }]],
] as const)('what cannot be is said: %s', (code, who, parents) =>
  expect(problemsOf(who, [], parents).map((problem) => problem.code)).toContain(code),
)
test('a date that is not certain proves nothing', () =>
  expect(problemsOf(year('BEF 1900'), [], [{ ...year('AFT 1850'), id: 'a', sex: 'F' }])).toEqual([]))

test('who may be alive is counted by births, deaths and relatives, and who gives no clue counts as living', () => {
  const living = countingLiving(dayNumberOf('2026-11-30T00:00:00.000Z'))
  for (const each of [
    person('old', born('1850')),
    person('young', born('1980')),
    person('gone', born('1980'), of('DEAT', 'Y')),
    person('unknown'),
    person('father of old'),
    person('child of young'),
    of('FAM', undefined, at('HUSB', 'father of old'), at('CHIL', 'old')),
    of('FAM', undefined, at('WIFE', 'young'), at('CHIL', 'child of young')),
  ])
    living.add(each)
  expect(living.count()).toBe(3)
})
