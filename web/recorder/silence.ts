/** @number level below which nothing is heard; a quiet room is louder */
export const SILENT = 0.01
/** @number part of a take that is heard at the least, unless it is all silence */
const HEARD_PART = 0.02
/** @number bytes of a recording that holds nothing but its header. The first slice of some browsers is only that. */
const HEADER_BYTES = 700

/** Whether nearly nothing is heard in a take; of one whose loudness nobody knows, nothing is said. */
export const isNearlySilent = (peaks: readonly number[]): boolean =>
  peaks.length > 0 && peaks.filter((peak) => peak >= SILENT).length < peaks.length * HEARD_PART

/** Whether a recording holds anything at all. */
export const isEmpty = (slices: readonly Pick<Blob, 'size'>[]): boolean =>
  slices.reduce((sum, { size }) => sum + size, 0) < HEADER_BYTES

export const silenceInWords = {
  now: 'We hear nothing. Is the microphone muted?',
  lost: 'We hear nothing any more, so the recording has stopped. What you said until then is kept.',
  almostNothing: 'We hear almost nothing in this recording. Please listen to it, or record again.',
  noSound: 'There is no sound in this film. It is kept as it is.',
  nothing: 'Nothing was recorded. Please try again.',
} as const

type Heard = {
  readonly phase: string
  readonly peaks: readonly number[]
  readonly isLost: boolean
  readonly isNothing: boolean
}

/** What is wrong with what the microphone gave, in sentences; undefined where nothing is. */
export const troubleInWords = ({ phase, peaks, isLost, isNothing }: Heard): string | undefined => {
  if (phase === 'ready' && isNothing) return silenceInWords.nothing
  if (phase !== 'finished') return undefined
  const said = [isLost && silenceInWords.lost, isNearlySilent(peaks) && silenceInWords.almostNothing].filter(Boolean)
  return said.length > 0 ? said.join(' ') : undefined
}
