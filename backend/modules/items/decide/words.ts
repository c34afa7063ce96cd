import { requireLines, type TimedLine } from '../../../kernel/words/lineTimes.ts'
import { MOST_LINES, MOST_TRANSCRIPT, type RejectReading, type SetAnalysis } from '../contract.ts'
import { refuse, requireMay, type As, type Decide } from './guards.ts'

/** The words of a recording with their lines as they were read from them, and how long it is; 0 where there is none. */
export type Words = {
  readonly text: string
  readonly lines: readonly TimedLine[]
  readonly durationMs: number
}

/** What somebody wrote down or corrected stays, whatever machines may do: no draft takes its place. */
export const writeWords =
  ({ text, lines, durationMs }: Words, as: As): Decide =>
  (item, { by }) => {
    requireMay(item, by, as)
    if (text === item.words) return []
    if (durationMs === 0) throw refuse('not-prepared')
    if (text.length > MOST_TRANSCRIPT) throw refuse('words-too-long', { most: MOST_TRANSCRIPT, length: text.length })
    requireLines(lines, MOST_LINES, durationMs)
    return [{ type: 'TranscriptWritten', data: { text } }]
  }

/** Whether machines may look at it at all is said by whoever may change it. */
export const setAnalysis =
  ({ isAllowed }: SetAnalysis, as: As): Decide =>
  (item, { by, at }) => {
    requireMay(item, by, as)
    if (item.refusesAnalysis === !isAllowed) return []
    return isAllowed
      ? [{ type: 'AnalysisAllowed', data: { allowedAt: at } }]
      : [{ type: 'AnalysisRefused', data: { refusedAt: at } }]
  }

/** What a machine made of it is thrown away, and that machine is asked no more. */
export const rejectReading =
  ({ step }: RejectReading, as: As): Decide =>
  (item, { by, at }) => {
    requireMay(item, by, as)
    return item.rejected.includes(step) ? [] : [{ type: 'ReadingRejected', data: { step, rejectedAt: at } }]
  }
