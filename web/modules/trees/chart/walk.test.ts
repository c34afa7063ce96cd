import { expect, test } from 'vitest'
import { graphOf, type Link } from './layout/graph.ts'
import { nextByKin } from './walk.ts'

const family = (familyId: string, partners: readonly string[], children: readonly string[]): Link[] => [
  ...partners.map((personId, n): Link => ({ familyId, personId, role: 'partner', n })),
  ...children.map((personId, n): Link => ({ familyId, personId, role: 'child', n: n + 10 })),
]
const people = new Map(
  Object.entries({ margaret: 'F', joseph: 'M', ruth: 'F', rosa: 'F', daniel: 'U', thomas: 'M', nora: 'F' }).map(
    ([id, sex]) => [id, { sex }],
  ),
)
const graph = graphOf(
  [...people.keys()],
  [...family('1', ['margaret', 'joseph'], ['rosa', 'ruth']), ...family('2', ['ruth', 'daniel'], ['thomas', 'nora'])],
)
const press = (id: string, key: string, shiftKey = false) => nextByKin(graph, people, id, { key, shiftKey })

test('up is the father, and with Shift the mother', () => {
  expect(press('ruth', 'ArrowUp')).toBe('joseph')
  expect(press('ruth', 'ArrowUp', true)).toBe('margaret')
})
test('who has said no sex is taken for whichever parent is asked for', () => {
  expect(press('thomas', 'ArrowUp')).toBe('daniel')
  expect(press('thomas', 'ArrowUp', true)).toBe('ruth')
})
test('down is the first child, and at the end of a line nobody', () => {
  expect(press('ruth', 'ArrowDown')).toBe('thomas')
  expect(press('thomas', 'ArrowDown')).toBeUndefined()
})
test('aside are brothers and sisters, then partners', () => {
  expect(press('rosa', 'ArrowRight')).toBe('ruth')
  expect(press('ruth', 'ArrowRight')).toBe('daniel')
  expect(press('ruth', 'ArrowLeft')).toBe('rosa')
  expect(press('daniel', 'ArrowLeft')).toBe('ruth')
  expect(press('rosa', 'ArrowLeft')).toBeUndefined()
})
