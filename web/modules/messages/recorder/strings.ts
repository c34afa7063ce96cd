export const strings = {
  recorder: 'Recorder',
  title: 'Say it in your own words',
  line: 'Stop whenever you like. You can listen back, or start again.',
  recording: 'Recording',
  paused: 'Paused',
  start: 'Start recording',
  stop: 'Stop recording',
  pause: 'Pause',
  goOn: 'Go on',
  startAgain: 'Start again',
  yourRecording: 'your recording',
  askAgain: 'Start again?',
  askAgainLine: (length: string) =>
    `Your recording of ${length} is thrown away. No one can get it back, and neither can we.`,
  throwAway: 'Throw it away and start again',
  keepIt: 'Keep my recording',
  onThisDevice: 'Kept on this device',
  notTaken: 'This file is too large, or of a kind that we cannot take.',
  savedUpTo: (time: string) => `Saved up to ${time}`,
  lostForWords: 'Lost for words? Try one of these.',
  prompts: ['“The first time I saw you…”', '“Something I never told your father…”'],
} as const

const HEARD_OVER = 60
const QUIET = 0.06
const LOUD = 0.9

/** What the last three seconds sounded like, in words. */
export const levelWords = (peaks: readonly number[]): string => {
  const last = peaks.slice(-HEARD_OVER)
  const loudest = Math.max(0, ...last)
  if (last.length < HEARD_OVER / 3) return 'Listening'
  if (loudest < QUIET) return 'We can hardly hear you. Come a little closer.'
  return loudest > LOUD ? 'That is loud. Move back a little.' : 'We can hear you well'
}
