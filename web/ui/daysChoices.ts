import { withCapital } from '../../backend/kernel/words/capital.ts'

const NAMES: Readonly<Record<number, string>> = { 1: 'a day', 7: 'a week', 365: 'a year', 730: 'two years' }

/**
 * Lengths of time as the options of a field; an option's value is its number of days.
 * @param words what an option says of its length, such as "30 days" or "a year"; without it the length alone
 */
export const daysChoices = (
  days: readonly number[],
  words: (length: string) => string = withCapital,
): readonly { readonly value: string; readonly words: string }[] =>
  days.map((n) => ({ value: String(n), words: words(NAMES[n] ?? `${n} days`) }))
