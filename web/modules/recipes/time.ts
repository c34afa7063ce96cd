/** `45 min`, `1 h 30 min`, `2 days`. */
export const minutesInWords = (minutes: number): string => {
  const days = Math.floor(minutes / 1_440)
  const hours = Math.floor((minutes % 1_440) / 60)
  const rest = minutes % 60
  const parts = [
    days > 0 ? `${days} ${days === 1 ? 'day' : 'days'}` : '',
    hours > 0 ? `${hours} h` : '',
    rest > 0 ? `${rest} min` : '',
  ]
  return parts.filter(Boolean).join(' ')
}

/** What is left of a timer: `1:42`, `1:05:00`. */
export const leftInWords = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60]
  const tail = String(rest).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}
