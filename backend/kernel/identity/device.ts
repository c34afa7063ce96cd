const BROWSERS = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const
const SYSTEMS = [
  ['an iPhone', /iPhone/],
  ['an iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['a Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const

const first = (words: readonly (readonly [string, RegExp])[], agent: string) =>
  words.find(([, pattern]) => pattern.test(agent))?.[0]

/** A browser in words, as its person would name it: "Firefox on Windows". No version and nothing that singles one out. */
export const deviceIn = (userAgent: string): string => {
  const browser = first(BROWSERS, userAgent)
  const system = first(SYSTEMS, userAgent)
  if (!browser) return system ? `A browser on ${system}` : 'A browser'
  return system ? `${browser} on ${system}` : browser
}
