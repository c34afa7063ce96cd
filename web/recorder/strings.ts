import { VOICE_FILES } from './accepted.ts'

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
  chooseAgainLine: 'The file that you chose is taken away here. It stays where it is on your device.',
  throwAway: 'Throw it away and start again',
  keepIt: 'Keep my recording',
  leaving: {
    recording: {
      title: 'Leave while you’re recording?',
      line: 'The recording stops if you leave. What you’ve said so far is kept on this device, and you’ll find it here when you come back.',
    },
    upload: {
      title: 'Leave before your recording has arrived?',
      line: 'It’s safe on this device, but it’s not part of your message yet. If you leave, it waits until you open this message here again.',
    },
  },
  chooseFile: 'Choose a file',
  choice: {
    accept: VOICE_FILES,
    label: 'Choose a recording from this device',
  },
  stay: 'Stay',
  leave: 'Leave',
  onThisDevice: 'Kept on this device',
  notTaken: 'We could not take this recording. It is still on this device.',
  savedUpTo: (time: string) => `Saved up to ${time}`,
  lostForWords: 'Lost for words? Try one of these.',
  prompts: ['“The first time I saw you…”', '“Something I never told your father…”'],
} as const
