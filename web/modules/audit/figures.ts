const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const

/** A length of time in its two largest units, e.g. "2 hours, 5 minutes". */
export const inTime = (ms: number): string => {
  const first = UNITS.findIndex(([, size]) => ms >= size)
  if (first < 0) return 'less than a second'
  let left = ms
  const parts = UNITS.slice(first, first + 2).flatMap(([unit, size]) => {
    const n = Math.floor(left / size)
    left -= n * size
    return n > 0 ? [`${n} ${unit}${n === 1 ? '' : 's'}`] : []
  })
  return parts.join(', ')
}

type Words = Readonly<Record<string, string>>

/** What was counted, in words; what is none goes unsaid, and `none` is said where everything is none. */
export const countsInWords = (counts: Readonly<Record<string, number>>, words: Words): string => {
  const said = Object.entries(counts).flatMap(([name, n]) => (n > 0 ? [`${n} ${words[name] ?? name}`] : []))
  return said.length > 0 ? said.join(', ') : (words['none'] ?? '')
}

export const sweepStrings: Words = {
  none: 'Nothing was missing.',
  missing: 'messages without a workflow',
  missingLinks: 'links that nobody tended',
  missingRecordings: 'recordings that nobody prepared',
  missingEnds: 'ends of accounts that nobody tended',
  missingLives: 'life plans that nobody watched',
  missingMails: 'emails that nobody was sending',
  unheeded: 'people who were there, but still stood as silent or dead',
  orphaned: 'workflows of messages that are over',
  overdue: 'steps overdue',
  endedByHand: 'begun anew after someone ended them',
  failed: 'begun anew after they failed',
}
export const verifyStrings: Words = {
  none: 'The log is empty.',
  events: 'events',
  anchors: 'anchors',
  copies: 'copies of anchors',
  bad: 'streams with a fault',
}
export const auditStrings: Words = {
  none: 'None was due.',
  whole: 'whole',
  mended: 'mended',
  damaged: 'damaged',
  gone: 'erased meanwhile',
  unread: 'not read: they come again',
}
export const faultStrings: Words = {
  idTaken: 'commands of ours whose id was taken',
  subscriptionStopped: 'times a list or a reaction stopped at an event',
  mailStopped: 'times an email was not sent again, as it had been taken five times in a day',
}
