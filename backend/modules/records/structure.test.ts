import { expect, test } from 'vitest'
import type { Edit, Structure } from './events.ts'
import { applied, edited, isAlike, nodeIn, numbered, placeIn, plainOf } from './structure.ts'

const leaf = (tag: string, payload?: string): Structure => ({
  tag,
  ...(payload !== undefined && { payload }),
  children: [],
})
const ruth: Structure = {
  tag: 'INDI',
  xref: 'I1',
  children: [
    leaf('NAME', 'Ruth /Hale/'),
    { tag: 'BIRT', children: [leaf('DATE', '6 MAY 1931'), leaf('PLAC', 'Gloucester')] },
    leaf('_CUSTOM', 'kept'),
  ],
}
const { node: root, next } = numbered(ruth)

test('structures are counted through from the top, and are the file’s again without their numbers', () => {
  expect(next).toBe(6)
  expect([nodeIn(root, 3)?.payload, placeIn(root, 4)]).toMatchObject(['6 MAY 1931', { at: 1, above: { tag: 'BIRT' } }])
  expect(plainOf(root)).toEqual(ruth)
})

const edits: readonly (readonly [string, Edit])[] = [
  ['a new structure', { op: 'add', under: 2, at: 1, node: { ...leaf('TYPE', 'home'), id: 6, children: [] } }],
  ['another text', { op: 'set', id: 3, payload: '7 MAY 1931' }],
  ['no text', { op: 'set', id: 3 }],
  ['a removal', { op: 'remove', id: 2 }],
  ['another place', { op: 'move', id: 5, at: 0 }],
]
test.each(edits)('%s is taken back to the very same record', (_, edit) => {
  const { root: after, back } = edited(root, [edit])
  expect(isAlike(after, root)).toBe(false)
  expect(edited(after, back).root).toEqual(root)
})

test('several changes of one command are taken back together', () => {
  const { root: after, back } = edited(
    root,
    edits.filter(([name]) => name !== 'no text').map(([, edit]) => edit),
  )
  expect(edited(after, back).root).toEqual(root)
})

test('a change of what is not there changes nothing', () => {
  for (const edit of [
    { op: 'remove', id: 99 },
    { op: 'move', id: 99, at: 0 },
    { op: 'set', id: 99 },
  ] as const)
    expect(applied(root, edit)).toEqual(root)
})
