/** A line of what is said in a recording; `atMs` and `endMs` from its beginning, where they were set. */
export type Line = { readonly atMs: number | undefined; readonly endMs?: number | undefined; readonly text: string }

const TIME = String.raw`(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)(?:[.,](\d{1,3}))?`
/** "[1:02.5] You were four" or "[1:02.5–1:04] You were four": a time in brackets, perhaps its end, then the words. */
const TIMED = new RegExp(String.raw`^\s*\[${TIME}(?:\s*[-–]\s*${TIME})?\]`, 'u')
/** @number latest time that a line of a transcript can have */
const LONGEST_MS = 100 * 3_600_000 - 1
const BREAK = /\r\n?|\n/u

/** Hours, minutes, seconds and the digits behind the point, as milliseconds. */
export const msOf = (hours = '0', minutes = '0', seconds = '0', fraction = ''): number =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(fraction.padEnd(3, '0'))

const lineIn = (written: string): Line => {
  const [stamp = '', ...times] = TIMED.exec(written) ?? []
  const text = written.slice(stamp.length).trim()
  const [hours, minutes, seconds, fraction, ...end] = times
  if (minutes === undefined) return { atMs: undefined, text }
  const atMs = msOf(hours, minutes, seconds, fraction)
  return end[1] === undefined ? { atMs, text } : { atMs, endMs: msOf(...end), text }
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

const timesOf = (atMs: number, endMs: number | undefined): string =>
  endMs === undefined || endMs <= atMs || endMs > LONGEST_MS ? stampOf(atMs) : `${stampOf(atMs)}–${stampOf(endMs)}`

/** The lines as their author would have written them; an end that is none is left out. */
export const textOf = (lines: readonly Line[]): string =>
  lines.map(({ atMs, endMs, text }) => (atMs === undefined ? text : `[${timesOf(atMs, endMs)}] ${text}`)).join('\n')

/** When a line is over: at its own end, else where a later one begins; undefined for the last. */
const overAt = (lines: readonly Line[], index: number): number | undefined =>
  lines[index]?.endMs ?? lines.slice(index + 1).find(({ atMs }) => atMs !== undefined)?.atMs

/**
 * The words of a part of a recording: their times count from its beginning, and what is said outside it is left out.
 * Words without any time stay as they are. `startMs` may be negative, for the recording that it is a part of.
 */
export const textWithin = (text: string, { startMs, lengthMs }: { startMs: number; lengthMs: number }): string => {
  const lines = linesIn(text)
  if (!isTimed(lines)) return text
  let isInside = true
  const moved = lines.flatMap((line, index): Line[] => {
    if (line.atMs === undefined) return isInside ? [line] : []
    const [atMs, until] = [line.atMs - startMs, overAt(lines, index)]
    isInside = atMs < lengthMs && (atMs >= 0 || until === undefined || until > startMs)
    if (!isInside) return []
    const endMs = line.endMs === undefined ? undefined : line.endMs - startMs
    return [{ atMs: Math.max(0, atMs), endMs, text: line.text }]
  })
  return textOf(moved)
}

/** The words without their times, paragraphs and all. */
export const plainWords = (text: string): string =>
  text
    .split(BREAK)
    .map((line) => lineIn(line).text)
    .join('\n')
    .trim()

export const isTimed = (lines: readonly Line[]): boolean => lines.some(({ atMs }) => atMs !== undefined)
