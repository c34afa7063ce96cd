import type { MessagesEvent } from '../events.ts'
import type { Message } from '../message.ts'
import { refuse } from './guards.ts'

/** @number lines of a transcript */
const MOST_LINES = 1_000
/** @number characters of a transcript */
const LONGEST = 20_000

/** The words of a recording, with their lines as they were read from it; `at` is `atMs` as it is written. */
export type TranscriptFact = {
  readonly mediaId: string
  readonly text: string
  readonly lines: readonly {
    readonly atMs: number | undefined
    readonly endMs?: number | undefined
    readonly at: string
  }[]
}
type Attached = { readonly mediaId: string; readonly durationMs: number }

/** Times go forward and lie within the recording; an end may lie behind it, as in many a file, and is cut there. */
const requireInTime = (lines: TranscriptFact['lines'], durationMs: number): void => {
  let latestMs = 0
  for (const { atMs, endMs, at } of lines) {
    if (atMs === undefined) continue
    if (atMs < latestMs) throw refuse('times-disordered', { at })
    if (atMs >= durationMs) throw refuse('time-too-late', { at })
    if (endMs !== undefined && endMs <= atMs) throw refuse('end-too-early', { at })
    latestMs = atMs
  }
}

/**
 * The words of a recording stand on the message's stream, so that claim, erasure and export treat them as the letter.
 * `media` is what the message holds once the rest of the edit is done.
 */
export const transcriptEvents = (
  { transcripts }: Message,
  media: readonly Attached[],
  { mediaId, text, lines }: TranscriptFact,
): MessagesEvent[] => {
  const medium = media.find((one) => one.mediaId === mediaId)
  if (!medium) throw refuse('not-attached')
  const n = Array.from(text).length
  const max = LONGEST.toLocaleString('en')
  if (n > LONGEST) throw refuse('content-too-long', { field: 'transcript', what: 'The words', max, n })
  if (lines.length > MOST_LINES)
    throw refuse('too-many-lines', { max: MOST_LINES.toLocaleString('en'), n: lines.length })
  requireInTime(lines, medium.durationMs)
  return text === (transcripts[mediaId] ?? '') ? [] : [{ type: 'TranscriptWritten', data: { mediaId, text } }]
}
