import { amountOf, type Amount } from '../../ingredients/amount.ts'

/** Parts that kitchens use, in which programs keep numbers that never end: 0.33 is a third. */
const EXACT = [1, 2, 4, 5, 8, 10, 16, 20, 25, 50, 100, 1_000] as const
const NEAR = [3, 6, 12, 7, 9] as const

/** A number of another program as two; null where it says none: 0 is no amount. */
export const amountOfNumber = (value: unknown): Amount | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number) || number <= 0) return null
  const exact = EXACT.find((d) => Math.abs(number * d - Math.round(number * d)) < 1e-6 && d <= 20)
  const near = NEAR.find((d) => Math.abs(number - Math.round(number * d) / d) < 0.004)
  const d = exact ?? near ?? 1_000
  return amountOf(Math.round(number * d), d)
}
