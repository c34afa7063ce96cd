/** How much: two whole numbers in lowest terms, so that nothing is lost by scaling. Unknown is null, never 0. */
export type Amount = { readonly n: number; readonly d: number }

/** @number how large the upper number of an amount can be */
export const LARGEST_N = 1_000_000
/** @number how large the lower number of an amount can be */
export const LARGEST_D = 1_000

const divisorOf = (a: number, b: number): number => (b === 0 ? a : divisorOf(b, a % b))

/** The same in lowest terms. */
export const reduced = ({ n, d }: Amount): Amount => {
  const by = divisorOf(n, d)
  return { n: n / by, d: d / by }
}

/** In lowest terms; null where the numbers are not whole, nothing or too large to be kept. */
export const amountOf = (n: number, d = 1): Amount | null => {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d) || n <= 0 || d <= 0) return null
  const amount = reduced({ n, d })
  return amount.n <= LARGEST_N && amount.d <= LARGEST_D ? amount : null
}

export const ONE: Amount = { n: 1, d: 1 }

/** The product, in lowest terms since it is reduced crosswise before it is multiplied. */
export const times = (one: Amount, other: Amount): Amount => {
  const a = divisorOf(one.n, other.d)
  const b = divisorOf(other.n, one.d)
  return { n: (one.n / a) * (other.n / b), d: (one.d / b) * (other.d / a) }
}
export const inverse = ({ n, d }: Amount): Amount => ({ n: d, d: n })
export const dividedBy = (one: Amount, other: Amount): Amount => times(one, inverse(other))

export const plus = (one: Amount, other: Amount): Amount =>
  reduced({ n: one.n * other.d + other.n * one.d, d: one.d * other.d })

export const isSame = (one: Amount, other: Amount): boolean => one.n === other.n && one.d === other.d
export const isLess = (one: Amount, other: Amount): boolean => one.n * other.d < other.n * one.d
/** For looking only: what is kept are the two numbers. */
export const inDecimals = ({ n, d }: Amount): number => n / d

/** `1.25` or `1,25`, as it stands: no rounding. */
export const ofDecimals = (whole: string, digits: string): Amount | null =>
  digits.length > 6 ? null : amountOf(Number(whole + digits), 10 ** digits.length)
