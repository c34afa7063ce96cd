/** The seconds that a Retry-After asks for: a number of them, or a date (RFC 9110); undefined where it says neither. */
export const secondsIn = (header: string | null | undefined, now = Date.now()): number | undefined => {
  if (!header) return undefined
  const seconds = /^\d+$/u.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}
