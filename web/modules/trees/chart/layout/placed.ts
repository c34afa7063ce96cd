/** What wants to stand at `at`, the more the heavier; `gap` is how far the one before it must at least be away. */
export type Wish = { readonly at: number; readonly weight: number; readonly gap: number }

/**
 * Places in a given order that keep their distances and are, weighted, the nearest to what is wished: isotonic regression by
 * pooling neighbours, in linear time.
 */
export const placed = (wishes: readonly Wish[]): Float64Array => {
  const n = wishes.length
  const shift = new Float64Array(n)
  const sums = new Float64Array(n)
  const weights = new Float64Array(n)
  const ends = new Int32Array(n)
  let blocks = 0
  for (const [index, { at, weight, gap }] of wishes.entries()) {
    shift[index] = index === 0 ? 0 : (shift[index - 1] ?? 0) + gap
    sums[blocks] = weight * (at - (shift[index] ?? 0))
    weights[blocks] = weight
    ends[blocks] = index
    blocks += 1
    while (blocks > 1 && meanOf(sums, weights, blocks - 2) > meanOf(sums, weights, blocks - 1)) {
      sums[blocks - 2] = (sums[blocks - 2] ?? 0) + (sums[blocks - 1] ?? 0)
      weights[blocks - 2] = (weights[blocks - 2] ?? 0) + (weights[blocks - 1] ?? 0)
      ends[blocks - 2] = ends[blocks - 1] ?? 0
      blocks -= 1
    }
  }
  const places = new Float64Array(n)
  let from = 0
  for (let block = 0; block < blocks; block += 1) {
    const mean = meanOf(sums, weights, block)
    for (let index = from; index <= (ends[block] ?? 0); index += 1) places[index] = mean + (shift[index] ?? 0)
    from = (ends[block] ?? 0) + 1
  }
  return places
}

const meanOf = (sums: Float64Array, weights: Float64Array, at: number): number => (sums[at] ?? 0) / (weights[at] ?? 1)
