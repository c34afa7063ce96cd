import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { graphOf, type Graph, type Link } from './layout/graph.ts'
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
const press = (id: string, key: string, shiftKey = false) =>
  nextByKin(graph, people, { id, hub: id }, { key, shiftKey })

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

test('with Shift one goes from partner to partner, and back to whom one began with', () => {
  const many = graphOf(
    ['henry', 'anne', 'jane', 'kate'],
    [
      ...family('1', ['henry', 'anne'], []),
      ...family('2', ['henry', 'jane'], []),
      ...family('3', ['henry', 'kate'], []),
    ],
  )
  const on = (id: string, hub: string) => nextByKin(many, people, { id, hub }, { key: 'ArrowRight', shiftKey: true })
  expect(on('henry', 'henry')).toBe('anne')
  expect(on('anne', 'henry')).toBe('jane')
  expect(on('jane', 'henry')).toBe('kate')
  expect(on('kate', 'henry')).toBe('henry')
  expect(on('kate', 'kate')).toBe('henry')
})

test('children of two marriages are brothers and sisters to the keys', () => {
  const two = graphOf(
    ['henry', 'anne', 'jane', 'mary', 'edward'],
    [...family('1', ['henry', 'anne'], ['mary']), ...family('2', ['henry', 'jane'], ['edward'])],
  )
  const right = { key: 'ArrowRight', shiftKey: false }
  expect(nextByKin(two, people, { id: 'mary', hub: 'mary' }, right)).toBe('edward')
})

/** Everyone to whom the keys lead from someone, however one walks. */
const reached = (of: Graph, from: string): ReadonlySet<string> => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].flatMap((key) => [
    { key, shiftKey: false },
    { key, shiftKey: true },
  ])
  const nobody = new Map<string, { sex: string }>()
  const places = new Map([[`${from} ${from}`, { id: from, hub: from }]])
  for (const place of places.values())
    for (const pressed of keys) {
      const id = nextByKin(of, nobody, place, pressed)
      if (id === undefined) continue
      const isAlong = pressed.shiftKey && (pressed.key === 'ArrowLeft' || pressed.key === 'ArrowRight')
      for (const hub of isAlong ? [id, place.hub] : [id]) places.set(`${id} ${hub}`, { id, hub })
    }
  return new Set([...places.values()].map(({ id }) => id))
}

test('the keys lead to everyone who is related, whatever the families are', () => {
  const links = fc.array(
    fc.record({
      family: fc.nat({ max: 6 }),
      person: fc.nat({ max: 12 }),
      role: fc.constantFrom('partner', 'child'),
      n: fc.nat(9),
    }),
    { maxLength: 40 },
  )
  const ids = Array.from({ length: 13 }, (_, index) => `p${index}`)
  fc.assert(
    fc.property(links, (all) => {
      const made = all.map(({ family: of, person, ...link }) => ({
        familyId: `f${of}`,
        personId: `p${person}`,
        ...link,
      }))
      const any = graphOf(ids, made)
      const couples = any.families.filter(({ partners }) => partners.length > 2 || partners.length === 0)
      fc.pre(couples.length === 0)
      const related = new Set(['p0'])
      for (const id of related)
        for (const { partners, children } of [...(any.asPartner.get(id) ?? []), ...(any.asChild.get(id) ?? [])])
          for (const each of [...partners, ...children]) related.add(each)
      expect(reached(any, 'p0')).toEqual(related)
    }),
  )
})
