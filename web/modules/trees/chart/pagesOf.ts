import type { Layout } from './layout/shape.ts'

/** What a page of paper on its side holds of a chart, in its units: letters of 16 are some 10 points there. */
const PAGE = { width: 1_240, height: 800 }
/** @number pages of paper on which a chart is printed at the most: a larger one is made smaller */
const MOST_PAGES = 60

type Page = { readonly name: string; readonly viewBox: string }

/** The parts of a chart that stand on pages of their own, row by row. */
export const pagesOf = ({ left, top, right, bottom }: Layout['frame']): readonly Page[] => {
  const [width, height] = [right - left, bottom - top]
  const count = (scale: number) =>
    [Math.ceil(width / (PAGE.width * scale)), Math.ceil(height / (PAGE.height * scale))] as const
  let scale = 1
  while (count(scale)[0] * count(scale)[1] > MOST_PAGES) scale *= 1.25
  const [across, down] = count(scale)
  const [wide, high] = [PAGE.width * scale, PAGE.height * scale]
  return Array.from({ length: across * down }, (_, index) => {
    const [column, row] = [index % across, Math.floor(index / across)]
    return {
      name: `row ${row + 1}, page ${column + 1}`,
      viewBox: `${left + column * wide} ${top + row * high} ${wide} ${high}`,
    }
  })
}
