const CLOCK = /^(?:(\d{1,2}):)?(\d{1,3}):(\d\d)$/

/** The seconds of a place in a recording, as `12:31` or `1:02:31` says it; undefined where it is none. */
export const secondsIn = (text: string): number | undefined => {
  const found = CLOCK.exec(text.trim())
  if (!found) return undefined
  const [, hours = '0', minutes = '0', seconds = '0'] = found
  return Number(seconds) > 59 ? undefined : (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
}
