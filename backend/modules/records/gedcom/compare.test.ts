import { expect, test } from 'vitest'
import { comparing, digestOf } from './compare.ts'
import { node, type GedcomNode } from './node.ts'

const born = (date: string, name = 'Ada') =>
  node('INDI', undefined, [node('NAME', name), node('BIRT', undefined, [node('DATE', date)])])
const named = (xref: string, record: GedcomNode): GedcomNode => ({ ...record, xref })
const compared = (known: readonly GedcomNode[], file: readonly GedcomNode[]) => {
  const { know, compare } = comparing()
  known.forEach(know)
  return compare(file)
}

test('two spellings of one day, and two forms of one letter, say the same', () => {
  expect(digestOf(born('11 FEB 1731/32'))).toBe(digestOf(born('@#DJULIAN@ 11 FEB 1732')))
  expect(digestOf(born('1900', 'Mu\u0308ller'))).toBe(digestOf(born('1900', 'Müller')))
  expect(digestOf(born('ABT 1900'))).not.toBe(digestOf(born('1900')))
})

test('the same file twice brings nothing new, also where its records have no names', () => {
  const file = [named('I1', born('1900')), born('1901'), born('1901')]
  expect(compared(file, file)).toEqual({ same: 3, changed: [], added: 0 })
})

test('what has changed is told by its name, and what is new is counted', () => {
  const known = [named('I1', born('1900')), born('1901')]
  const file = [named('I1', born('1902')), named('I2', born('1903')), born('1901'), born('1901')]
  expect(compared(known, file)).toEqual({ same: 1, changed: ['@I1'], added: 2 })
})

test('a record is known by its identifier, whatever its name in the file', () => {
  const ofOne = node('INDI', undefined, [node('UID', 'u1'), node('NAME', 'Ada')])
  expect(compared([named('I1', ofOne)], [named('I7', ofOne)])).toEqual({ same: 1, changed: [], added: 0 })
})
