import { expect, test } from 'vitest'
import { paths as places } from '../../app/paths.ts'
import { forWhom, howLong, wayFor, whatFirst } from './discover.ts'

const ours = new Set(Object.values(places).map((path) => path('part').split('?')[0]))
const paths = forWhom.flatMap(([who]) =>
  whatFirst.flatMap(([what]) => howLong.map(([time]) => ({ who, what, time }) as const)),
)

test('there are 27 paths', () => expect(paths).toHaveLength(27))
test.each(paths)('for $who, $what, $time leads to a page and a quiz of ours', (path) => {
  const way = wayFor(path)
  expect(ours).toContain(way?.start.path)
  expect(ours).toContain(way?.quiz)
})
test('without an answer, or with one that is none of ours, there is no way yet', () => {
  expect(wayFor({ who: 'me', what: 'voice', time: '' })).toBeUndefined()
  expect(wayFor({ who: 'me', what: '<b>', time: 'minutes' })).toBeUndefined()
  expect(wayFor({ who: 'constructor', what: 'voice', time: 'minutes' })).toBeUndefined()
})
