/** Bars are 3.6 wide at a pitch of 8; silence is a dot. */
export const BAR = 3.6
export const PITCH = 8

/** @number speeds of a player, one after another */
const SPEEDS: readonly number[] = [0.75, 1, 1.25, 1.5, 2]
export const nextSpeed = (rate: number): number => SPEEDS[(SPEEDS.indexOf(rate) + 1) % SPEEDS.length] ?? 1

export const barsIn = (width: number): number => Math.max(1, Math.floor((width + PITCH - BAR) / PITCH))

/**
 * As many bars as fit the width: the loudest moment of each stretch, so that a wave is resampled and never squeezed.
 * With fewer peaks than bars the nearest peak is repeated.
 */
export const resample = (peaks: readonly number[], bars: number): number[] => {
  if (peaks.length === 0) return Array.from({ length: bars }, () => 0)
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / bars)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars))
    return Math.max(0, ...peaks.slice(from, to))
  })
}

/** Loudness 0..1 to a bar's height; quiet speech is lifted so that a soft voice still shows. */
export const barHeight = (peak: number, height: number): number =>
  Math.max(BAR, Math.min(1, Math.max(0, peak)) ** 0.6 * height)
