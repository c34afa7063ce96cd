import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Kin, StateKin } from './contract.ts'
import { pathsIn } from './path.ts'

const BACK: Readonly<Record<Kin, Kin>> = { parent: 'child', child: 'parent', partner: 'partner', sibling: 'sibling' }
const kinOf = (lines: readonly StateKin[], from: string, to: string) =>
  pathsIn(lines)(from, to)?.map(({ id, kin }) => `${kin} ${id}`)

const lines: readonly StateKin[] = [
  { from: 'joseph', to: 'ruth', kin: 'parent' },
  { from: 'margaret', to: 'ruth', kin: 'parent' },
  { from: 'thomas', to: 'ruth', kin: 'sibling' },
  { from: 'thomas', to: 'amelia', kin: 'parent' },
  { from: 'ines', to: 'thomas', kin: 'partner' },
]

test('a path names each step, and what each is to the one before', () => {
  expect(kinOf(lines, 'amelia', 'joseph')).toEqual(['parent thomas', 'sibling ruth', 'parent joseph'])
  expect(kinOf(lines, 'joseph', 'amelia')).toEqual(['child ruth', 'sibling thomas', 'child amelia'])
  expect(kinOf(lines, 'ines', 'ruth')).toEqual(['partner thomas', 'sibling ruth'])
})

test('to oneself it has no steps, and to a stranger there is none', () => {
  expect(kinOf(lines, 'ruth', 'ruth')).toEqual([])
  expect(kinOf(lines, 'ruth', 'nobody')).toBeUndefined()
})

test('of two ways the shortest is taken, and of two equally short ones the one by blood', () => {
  const twice: readonly StateKin[] = [
    { from: 'a', to: 'p', kin: 'partner' },
    { from: 'p', to: 'z', kin: 'parent' },
    { from: 'b', to: 'a', kin: 'parent' },
    { from: 'b', to: 'z', kin: 'parent' },
  ]
  expect(kinOf(twice, 'a', 'z')).toEqual(['parent b', 'child z'])
  expect(kinOf([...twice, { from: 'a', to: 'z', kin: 'partner' }], 'a', 'z')).toEqual(['partner z'])
})

test('ten steps are found, eleven are not', () => {
  const chain = Array.from({ length: 11 }, (_, n): StateKin => ({ from: `p${n + 1}`, to: `p${n}`, kin: 'parent' }))
  expect(kinOf(chain, 'p0', 'p10')).toHaveLength(10)
  expect(kinOf(chain, 'p0', 'p11')).toBeUndefined()
})

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')
const line = fc.record({
  from: id,
  to: id,
  kin: fc.constantFrom('parent' as const, 'partner' as const, 'sibling' as const),
})

test('the path back is the inverse', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), id, id, (stated, from, to) => {
      const [there, back] = [pathsIn(stated)(from, to), pathsIn(stated)(to, from)]
      expect(back?.map(({ kin }) => kin)).toEqual(there?.map(({ kin }) => BACK[kin]).toReversed())
      const through = there?.map((step) => step.id) ?? []
      expect([to, ...(back?.map((step) => step.id) ?? [])].slice(0, through.length + 1)).toEqual(
        there ? [...through.toReversed(), from] : [to],
      )
    }),
    { seed: 20, numRuns: 500 },
  )
})
