import { isTimed, linesIn, msOf, textOf, type Line } from './transcript.ts'

// https://www.w3.org/TR/webvtt1: a cue's times, then its words up to an empty line. SubRip has a comma for the point.
const TIME = String.raw`(?:(\d+):)?(\d{1,2}):([0-5]\d)[.,](\d{3})`
const CUE = new RegExp(String.raw`^\s*${TIME}[ \t]+-->[ \t]+(?:${TIME})?`, 'u')
const BREAK = /\r\n?|\n/u
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00A0',
  '&lrm;': '\u200E',
  '&rlm;': '\u200F',
  '&amp;': '&',
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const plainVtt = (payload: string): string =>
  payload.replaceAll(/<[^<>]*>/gu, '').replaceAll(/&(?:lt|gt|nbsp|lrm|rlm|amp);/gu, (name) => ENTITIES[name] ?? name)
const plainSrt = (payload: string): string =>
  payload.replaceAll(/<\/?(?:[bius]|font)\b[^<>]*>/giu, '').replaceAll(/\{\\[^{}]*\}/gu, '')

const time = (ms: number): string => new Date(ms).toISOString().slice(11, 23)

type Cue = { readonly atMs: number; readonly endMs: number | undefined; readonly texts: string[] }

/** A line without a time goes with the one before it, the first ones with the beginning. */
const cuesOf = (lines: readonly Line[]): readonly Cue[] => {
  const cues: Cue[] = []
  for (const { atMs, endMs, text } of lines) {
    const last = cues.at(-1)
    const isSame = last && (atMs === undefined || (atMs === last.atMs && endMs === last.endMs))
    if (isSame) last.texts.push(text)
    else cues.push({ atMs: atMs ?? 0, endMs, texts: [text] })
  }
  return cues
}

/**
 * Captions of a recording so long, each shown until its end, which without one of its own is where a later one begins;
 * undefined where no line has a time.
 */
export const vttOf = (text: string, durationMs: number): string | undefined => {
  const lines = linesIn(text)
  if (!isTimed(lines)) return undefined
  const cues = cuesOf(lines)
  const blocks = cues.map(({ atMs, endMs, texts }, index) => {
    const untilMs = endMs ?? cues.slice(index + 1).find((later) => later.atMs > atMs)?.atMs ?? durationMs
    return `${time(atMs)} --> ${time(Math.max(Math.min(untilMs, durationMs), atMs + 1))}\n${texts.map(escaped).join('\n')}\n`
  })
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** The lines of a file of captions, WebVTT or SubRip, in the order of their times; none in any other text. */
export const captionLines = (file: string): Line[] => {
  const plain = /^\uFEFF?WEBVTT/u.test(file) ? plainVtt : plainSrt
  const cues: { atMs: number; endMs: number | undefined; payload: string[] }[] = []
  let isInside = false
  for (const line of file.split(BREAK)) {
    const [, hours, minutes, seconds, fraction, ...end] = CUE.exec(line) ?? []
    if (minutes !== undefined) {
      const endMs = end[1] === undefined ? undefined : msOf(...end)
      cues.push({ atMs: msOf(hours, minutes, seconds, fraction), endMs, payload: [] })
    } else if (isInside && line.trim() !== '') cues.at(-1)?.payload.push(line.trim())
    isInside = minutes !== undefined || (isInside && line.trim() !== '')
  }
  return cues
    .map(({ atMs, endMs, payload }) => ({ atMs, endMs, text: plain(payload.join(' ')).trim() }))
    .filter(({ text }) => text !== '')
    .toSorted((one, other) => one.atMs - other.atMs)
}

/** What an author gave as the words of a recording: their own lines, or a file of captions as if they had written it. */
export const transcriptIn = (given: string): { readonly text: string; readonly lines: readonly Line[] } => {
  const captions = captionLines(given)
  const text = captions.length > 0 ? textOf(captions) : given
  return { text, lines: linesIn(text) }
}
