import { SILENT, silenceInWords } from './silence.ts'

const HEARD_OVER = 60
/** @number level below which a voice is too quiet */
const QUIET = 0.06
/** @number level above which a voice is too loud */
const LOUD = 0.9

/** What the last three seconds sounded like, in words. */
export const levelInWords = (peaks: readonly number[]): string => {
  const last = peaks.slice(-HEARD_OVER)
  const loudest = Math.max(0, ...last)
  if (last.length < HEARD_OVER / 3) return 'Listening'
  if (last.length === HEARD_OVER && loudest < SILENT) return silenceInWords.now
  if (loudest < QUIET) return 'We can hardly hear you. Come a little closer.'
  return loudest > LOUD ? 'That is loud. Move back a little.' : 'We can hear you well'
}
