import { requireLines, type TimedLine } from '../../../kernel/words/lineTimes.ts'
import type { MessagesEvent } from '../events.ts'
import type { Message } from '../message.ts'
import { refuse } from './guards.ts'

/** @number lines of a transcript */
const MOST_LINES = 1_000
/** @number characters of a transcript */
const LONGEST = 20_000

/** The words of a recording, with their lines as they were read from it. */
export type TranscriptFact = {
  readonly mediaId: string
  readonly text: string
  readonly lines: readonly TimedLine[]
}
type Attached = { readonly mediaId: string; readonly durationMs: number }

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
  requireLines(lines, MOST_LINES, medium.durationMs)
  return text === (transcripts[mediaId] ?? '') ? [] : [{ type: 'TranscriptWritten', data: { mediaId, text } }]
}
