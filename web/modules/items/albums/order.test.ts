import { expect, test } from 'vitest'
import { moved } from '../../../../backend/modules/albums/contract.ts'
import { inOrderOf, movesBack, neighborsOf } from './order.ts'

const ids = ['a', 'b', 'c', 'd']

test('what is moved earlier or later comes to stand where it was said', () => {
  expect(neighborsOf(ids, 'a').earlier).toBeUndefined()
  expect(neighborsOf(ids, 'd').later).toBeUndefined()
  for (const id of ids)
    for (const to of Object.values(neighborsOf(ids, id)).filter((each) => each !== undefined))
      expect(moved(ids, id, to.beforeId).indexOf(id)).toBe(to.at - 1)
  expect(neighborsOf(ids, 'elsewhere')).toEqual({ earlier: undefined, later: undefined })
})

test('rows follow the order of the album, and what is new to it stands last', () => {
  const rows = ['new', 'd', 'a', 'c'].map((id) => ({ id }))
  expect(inOrderOf(rows, ids).map(({ id }) => id)).toEqual(['a', 'c', 'd', 'new'])
})

test('what was taken out comes back to where it stood', () => {
  for (const taken of [['a'], ['d'], ['b', 'c'], ['a', 'd'], ids]) {
    const left = ids.filter((id) => !taken.includes(id))
    const put = [...left, ...taken]
    const back = movesBack(ids, taken).reduce<readonly string[]>(
      (all, { itemId, beforeId }) => moved(all, itemId, beforeId),
      put,
    )
    expect(back).toEqual(ids)
  }
})
