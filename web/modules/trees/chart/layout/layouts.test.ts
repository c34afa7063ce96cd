import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { graphOf, type Graph, type Link } from './graph.ts'
import { BrokenLayout, layoutOf, VIEWS, type Asked } from './layouts.ts'
import type { Box, Layout } from './shape.ts'

const TREES = 1_000
const asked = { direction: 'down', round: 270, isFanOfDescendants: false, opened: [] } as const

/** People with links of all kinds: rings, repeats, links to nobody, links told once, families of one, three partners. */
const trees = fc
  .record({
    n: fc.integer({ min: 1, max: 24 }),
    links: fc.array(
      fc.record({
        family: fc.nat({ max: 12 }),
        person: fc.nat({ max: 30 }),
        role: fc.constantFrom('partner' as const, 'child' as const),
        n: fc.nat({ max: 9 }),
      }),
      { maxLength: 60 },
    ),
  })
  .map(({ n, links }) => ({
    ids: Array.from({ length: n }, (_, index) => `p${index}`),
    links: links.map(({ family, person, ...link }): Link => ({
      familyId: `f${family}`,
      personId: `p${person}`,
      ...link,
    })),
  }))

const overlaps = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 0.01 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 0.01

const anyOverlap = ({ boxes }: Layout): boolean =>
  boxes.some((one, index) => boxes.slice(index + 1).some((other) => overlaps(one, other)))

const real = ({ boxes }: Layout) => boxes.filter(({ isStub }) => !isStub).map(({ id }) => id)

const everyView: readonly (readonly [string, Asked])[] = [
  ...VIEWS.map((view): [string, Asked] => [view, { ...asked, view, rootId: 'p0' }]),
  ...(['right', 'left', 'up'] as const).map((direction): [string, Asked] => [
    `pedigree to the ${direction}`,
    { ...asked, view: 'pedigree', rootId: 'p0', direction },
  ]),
  ['fan of descendants', { ...asked, view: 'fan', rootId: 'p0', isFanOfDescendants: true, round: 360 }],
]

/** What is wrong with a layout, in words; nothing where it is right. */
const faultsOf = (layout: Layout, ids: readonly string[], { view, rootId }: Asked): readonly string[] => {
  const people = real(layout)
  const [drawn, all] = [new Set(people), new Set(ids)]
  const { boxes } = layout
  const checks = {
    'someone has two boxes': drawn.size < people.length,
    'the root is not drawn': !drawn.has(rootId),
    'someone is invented': boxes.some(({ id }) => !all.has(id)),
    'a stub leads nowhere': boxes.some(({ id, isStub }) => isStub && !drawn.has(id)),
    'a box is nowhere': boxes.some(({ x, y }) => !Number.isFinite(x) || !Number.isFinite(y)),
    'two boxes have one key': new Set(boxes.map(({ key }) => key)).size < boxes.length,
    'boxes overlap': view !== 'fan' && anyOverlap(layout),
    'someone is dropped': view === 'everyone' && drawn.size < all.size,
  }
  return Object.entries(checks).flatMap(([fault, isSo]) => (isSo ? [fault] : []))
}

test.each(everyView)('%s invents, repeats or loses no one, whatever the links are', (_, each) => {
  fc.assert(
    fc.property(trees, ({ ids, links }) => {
      expect(faultsOf(layoutOf(graphOf(ids, links), each), ids, each)).toEqual([])
    }),
    { numRuns: TREES },
  )
})

test('a link is known on both its sides, and one to an absent person on none', () => {
  fc.assert(
    fc.property(trees, ({ ids, links }) => {
      const graph = graphOf(ids, links)
      for (const [map, part] of [
        [graph.asPartner, 'partners'],
        [graph.asChild, 'children'],
      ] as const) {
        for (const [id, families] of map) for (const family of families) expect(family[part]).toContain(id)
        for (const family of graph.families) for (const id of family[part]) expect(map.get(id)).toContain(family)
      }
      for (const { partners, children } of graph.families)
        expect([...partners, ...children].every((id) => ids.includes(id))).toBe(true)
    }),
  )
})

const links = (familyId: string, partners: readonly string[], children: readonly string[]): Link[] => [
  ...partners.map((personId, n): Link => ({ familyId, personId, role: 'partner', n })),
  ...children.map((personId, n): Link => ({ familyId, personId, role: 'child', n: n + 10 })),
]
const ruth: Graph = graphOf(
  ['ruth', 'daniel', 'margaret', 'joseph', 'thomas', 'nora'],
  [...links('f1', ['joseph', 'margaret'], ['ruth']), ...links('f2', ['daniel', 'ruth'], ['thomas', 'nora'])],
)

test('parents stand above their children, partners beside each other, and children in their order', () => {
  const { boxes } = layoutOf(ruth, { ...asked, view: 'family', rootId: 'ruth' })
  const at = (id: string) => boxes.find((box) => box.id === id) ?? { x: 0, y: 0 }
  expect(at('margaret').y).toBeLessThan(at('ruth').y)
  expect(at('daniel').y).toBe(at('ruth').y)
  expect(at('thomas').y).toBeGreaterThan(at('ruth').y)
  expect(at('thomas').x).toBeLessThan(at('nora').x)
})

test('where a tree has a ring, the second place of someone is a stub', () => {
  const ring = graphOf(['a', 'b'], [...links('f1', ['a'], ['b']), ...links('f2', ['b'], ['a'])])
  const { boxes } = layoutOf(ring, { ...asked, view: 'pedigree', rootId: 'a' })
  expect(boxes.map(({ id, isStub }) => [id, isStub])).toEqual([
    ['a', false],
    ['b', false],
    ['a', true],
  ])
})

test('a root who is not in the tree is an error, and no empty chart', () => {
  expect(() => layoutOf(ruth, { ...asked, view: 'family', rootId: 'nobody' })).toThrow(BrokenLayout)
})

test('thirty partners stand in one row, none on another', () => {
  const wives = Array.from({ length: 30 }, (_, index) => `w${index}`)
  const graph = graphOf(
    ['h', ...wives],
    wives.flatMap((wife) => links(`f-${wife}`, ['h', wife], [])),
  )
  const layout = layoutOf(graph, { ...asked, view: 'everyone', rootId: 'h' })
  expect(new Set(layout.boxes.map(({ y }) => y)).size).toBe(1)
  expect(anyOverlap(layout)).toBe(false)
})

/** Generations of some hundred, each couple with three children. */
const many = (n: number): Graph => {
  const ids = Array.from({ length: n }, (_, index) => `p${index}`)
  const all: Link[] = []
  for (let index = 0; index * 2 + 1 < n; index += 1) {
    const children = [0, 1, 2].map((each) => 2 * (index * 3 + each) + 200).filter((child) => child < n)
    all.push(
      ...links(
        `f${index}`,
        [`p${index * 2}`, `p${index * 2 + 1}`],
        children.map((child) => `p${child}`),
      ),
    )
  }
  return graphOf(ids, all)
}

test('everyone of ten thousand is placed, a deep line as well, and nobody overlaps in a row', () => {
  const layout = layoutOf(many(10_000), { ...asked, view: 'everyone', rootId: 'p0' })
  expect(layout.boxes).toHaveLength(10_000)
  const sorted = layout.boxes.toSorted((one, other) => one.y - other.y || one.x - other.x)
  expect(sorted.some((box, index) => sorted[index + 1] && overlaps(box, sorted[index + 1] ?? box))).toBe(false)
  const line = Array.from({ length: 5_000 }, (_, index) => `p${index}`)
  const deep = graphOf(
    line,
    line.slice(1).flatMap((id, index) => links(`f${id}`, [`p${index}`], [id])),
  )
  expect(layoutOf(deep, { ...asked, view: 'everyone', rootId: 'p0' }).boxes).toHaveLength(5_000)
})
