const STRIPS_PER_ROUND = 4
const MOST_ROUNDS = 6
export const MOST_STRIPS = STRIPS_PER_ROUND * MOST_ROUNDS

/** The rounds of the block: one more than are full, so that the next strip has its place. */
export const roundsOf = (sewn: number): number =>
  Math.min(MOST_ROUNDS, Math.max(2, Math.ceil((sewn + 1) / STRIPS_PER_ROUND)))
