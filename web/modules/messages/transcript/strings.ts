export const strings = {
  /** The name of the captions, and of the words beside a recording. */
  label: 'What is said',
  write: 'Write down the words',
  written: 'The words you wrote down',
  why: 'For those who cannot hear it, and those who would rather read. You need not: your recording goes out without them too.',
  field: 'What is said, a line each',
  hint: 'A line may begin with its time, as in [0:12], or with its end too, as in [0:12–0:15]; then it is shown while you say it.',
  listen: 'Listen',
  pause: 'Pause',
  back: 'Back 5 seconds',
  stamp: 'Set the time of this line',
  file: 'Use a file of captions (.vtt or .srt)',
  replace: 'Replace them with a file (.vtt or .srt)',
  faults: {
    'no-captions': 'There are no captions in this file. Choose one whose name ends in .vtt or .srt.',
    'too-large': 'This file is longer than any recording here. Choose the captions of this one.',
  },
  before: 'Go back to the words before the file',
  saving: 'Saving…',
  saved: 'Saved',
  onDevice: 'Your words are kept on this device. We save them when you are connected.',
  twoVersions: 'These words were changed in another window. Nothing is lost: choose the ones to keep.',
} as const
