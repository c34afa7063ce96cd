import { expect, test } from 'vitest'
import { pagesOf } from './pagesOf.ts'

test('a small chart is one page, a wide one several, and no part of it is lost', () => {
  expect(pagesOf({ left: -300, top: -200, right: 300, bottom: 200 })).toHaveLength(1)
  const pages = pagesOf({ left: -2_000, top: -200, right: 2_000, bottom: 200 })
  expect(pages).toHaveLength(4)
  expect(pages.map(({ viewBox }) => Number(viewBox.split(' ')[0]))).toEqual([-2_000, -760, 480, 1_720])
})

test('a chart of thousands is made smaller rather than printed on thousands of pages', () => {
  expect(pagesOf({ left: 0, top: 0, right: 900_000, bottom: 4_000 }).length).toBeLessThanOrEqual(60)
})
