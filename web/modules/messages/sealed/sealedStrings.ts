const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const rules = new Intl.PluralRules('en', { type: 'ordinal' })

/** "tenth", "11th", "22nd". */
export const ordinal = (n: number): string => ORDINALS[n - 1] ?? `${n}${ENDINGS[rules.select(n)]}`

/** The words of the page that comes after sealing. */
export const sealedStrings = {
  title: (who: string) => `Sealed for ${who}.`,
  isSafe: (name: string) => `“${name}” is safe. Until that day, only you can open it.`,
  strip: (n: number) => `It is the ${ordinal(n)} strip in your block.`,
  home: 'Back to Home',
  print: 'Print a card',
  another: 'Leave another message',
  look: 'See this message',
  before: 'What happens before that day',
  today: 'Today',
  youSealed: 'You sealed this message.',
  check: 'We’ll check in with you.',
  checkAgain: 'We’ll check in again.',
  write: 'We’ll write to you.',
  writeAgain: 'We’ll write again.',
  atOnce: 'We’ll write to you right away, with one button that stops it.',
  gets: (who: string, at: string) => `${who} will get it at ${at}.`,
  repeats: (often: string) => `It repeats ${often}.`,
  noMessage: 'This message is not sealed.',
} as const
