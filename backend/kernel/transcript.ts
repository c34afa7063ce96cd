/** A line of what is said in a recording; `atMs` from its beginning, where a time was set. */
export type Line = { readonly atMs: number | undefined; readonly text: string }

/** "[1:02.5] You were four": a time in brackets, then the words. */
const TIMED = /^\s*\[(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)(?:[.,](\d{1,3}))?\]/u
const BREAK = /\r\n?|\n/u

/** Hours, minutes, seconds and the digits behind the point, as milliseconds. */
export const msOf = (hours = '0', minutes = '0', seconds = '0', fraction = ''): number =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(fraction.padEnd(3, '0'))

const lineIn = (written: string): Line => {
  const [stamp = '', hours, minutes, seconds, fraction] = TIMED.exec(written) ?? []
  return {
    atMs: stamp === '' ? undefined : msOf(hours, minutes, seconds, fraction),
    text: written.slice(stamp.length).trim(),
  }
}

/** What is said, line by line, of a text as its author writes it down; lines without words are left out. */
export const linesIn = (text: string): Line[] =>
  text
    .split(BREAK)
    .map(lineIn)
    .filter((line) => line.text !== '')

/** 62_500 -> "1:02.5"; over an hour "1:01:02". */
export const stampOf = (ms: number): string => {
  const [seconds, rest] = [Math.floor(ms / 1_000), ms % 1_000]
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(3, '0').replace(/0+$/u, '')}`
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}${fraction}`
}

/** The lines as their author would have written them. */
export const textOf = (lines: readonly Line[]): string =>
  lines.map(({ atMs, text }) => (atMs === undefined ? text : `[${stampOf(atMs)}] ${text}`)).join('\n')

/** The words without their times, paragraphs and all. */
export const plainWords = (text: string): string =>
  text
    .split(BREAK)
    .map((line) => lineIn(line).text)
    .join('\n')
    .trim()

export const isTimed = (lines: readonly Line[]): boolean => lines.some(({ atMs }) => atMs !== undefined)
