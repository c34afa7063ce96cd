export const strings = {
  /** The name of the captions, and of the words beside a recording. */
  label: 'Transcript',
  write: 'Write down the words',
  written: 'The words you wrote down',
  why: 'For anyone who cannot hear it or would rather read. Optional: your recording will be delivered either way.',
  field: 'Transcript, one line per sentence',
  hint: 'A line may begin with its time, as in [0:12], or with its end too, as in [0:12–0:15]; then it is shown while you say it.',
  listen: 'Listen',
  pause: 'Pause',
  back: 'Back 5 seconds',
  stamp: 'Set the time of this line',
  before: 'Go back to the words before the file',
  saving: 'Saving…',
  notYetSaved: 'Kept on this device',
  saved: 'Saved',
  onDevice: 'Your words are kept on this device. We save them when you are connected.',
  twoVersions: 'These words were changed in another window. Nothing is lost: choose the ones to keep.',
} as const
