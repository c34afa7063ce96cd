/** 124_000 -> "2:04"; over an hour "1:02:04". */
export const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const tail = String(rest).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}

/** 192_000 -> "3 min 12 s", with non-breaking spaces; never "0 s" for something that is there. */
export const duration = (ms: number): string => {
  const seconds = Math.max(1, Math.round(ms / 1000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const parts = [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`, rest > 0 && `${rest} s`]
  return parts.filter(Boolean).join(' ').replaceAll(' ', '\u00A0')
}

/** 42_000 of 192_000 -> "42 seconds of 3 minutes 12", as a screen reader should say it. */
export const spoken = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`
  if (minutes === 0) return plural(rest, 'second')
  return rest === 0 ? plural(minutes, 'minute') : `${plural(minutes, 'minute')} ${rest}`
}
