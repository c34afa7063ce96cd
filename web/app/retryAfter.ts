/** The seconds that a Retry-After asks for: a number of them, or a date (RFC 9110); undefined where it says neither. */
export const secondsIn = (header: string | null | undefined, now = Date.now()): number | undefined => {
  if (!header) return undefined
  const seconds = /^\d+$/u.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}

/** How long to wait, in words and never too short: seconds to two minutes, minutes to two hours, then hours. */
export const waitInWords = (seconds: number): string => {
  if (seconds === 1) return '1 second'
  if (seconds < 120) return `${seconds} seconds`
  return seconds < 7_200 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3_600)} hours`
}
