import { expect, test } from 'vitest'
import { familiesOf, peopleIn, type Line } from './kinPlan.ts'

const line = (from: string, kin: Line['kin'], to: string): Line => ({ from, kin, to })

test('parents and their children are one family, whatever was said first', () =>
  expect(
    familiesOf([
      line('joseph', 'parent', 'you'),
      line('joseph', 'partner', 'margaret'),
      line('margaret', 'parent', 'you'),
      line('margaret', 'parent', 'thomas'),
      line('joseph', 'parent', 'thomas'),
      line('thomas', 'parent', 'amelia'),
    ]),
  ).toEqual([
    { partners: ['joseph', 'margaret'], children: ['you', 'thomas'] },
    { partners: ['thomas'], children: ['amelia'] },
  ]))

test('a brother of whom nobody named parents comes into the family of his sister', () =>
  expect(familiesOf([line('joseph', 'parent', 'you'), line('thomas', 'sibling', 'you')])).toEqual([
    { partners: ['joseph'], children: ['you', 'thomas'] },
  ]))

test('brothers and sisters without parents are a family of their own', () =>
  expect(familiesOf([line('ida', 'sibling', 'you'), line('you', 'sibling', 'ben')])).toEqual([
    { partners: [], children: ['ida', 'you', 'ben'] },
  ]))

test('partners without children are a family, and of three parents two are in it', () =>
  expect(
    familiesOf([
      line('a', 'parent', 'child'),
      line('b', 'parent', 'child'),
      line('c', 'parent', 'child'),
      line('x', 'partner', 'y'),
    ]),
  ).toEqual([
    { partners: ['a', 'b'], children: ['child'] },
    { partners: ['x', 'y'], children: [] },
  ]))

test('who is named in no line is not brought along, but for the one who begins', () =>
  expect(peopleIn('you', [line('a', 'partner', 'b')])).toEqual(['you', 'a', 'b']))
