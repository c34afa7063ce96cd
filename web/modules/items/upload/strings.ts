export const strings = {
  add: 'Add photos or files',
  addTitle: 'Add a memory',
  addLine: 'Photos, films, recordings, letters: any file, and as many as you like. Each is kept exactly as it is.',
  files: 'Choose files',
  folder: 'Choose a folder',
  dropLine: 'Or drop them anywhere on this page.',
  drop: 'Drop them here to add them',
  record: 'Record a voice',
  write: 'Write it down',

  tray: 'What you are adding',
  adding: (all: number, safe: number) =>
    `Adding ${all.toLocaleString('en-US')} ${all === 1 ? 'thing' : 'things'}. ${safe === 1 ? '1 is' : `${safe.toLocaleString('en-US')} are`} safe.`,
  over: (all: number, safe: number) =>
    all === safe
      ? `${all === 1 ? 'It is' : `All ${all.toLocaleString('en-US')} are`} safe.`
      : `${safe.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} are safe.`,
  keepOpen: 'Please keep this page open until everything has arrived.',
  mayClose: 'You can close this page.',
  chooseAgain: (n: number) =>
    n === 1
      ? 'This browser no longer has 1 of your files. Choose the same file again, and it goes on from where it was.'
      : `This browser no longer has ${n.toLocaleString('en-US')} of your files. Choose the same files again, and they go on from where they were.`,
  again: 'Choose the same files again',
  hide: 'Hide',
  show: 'Show the list',
  clear: 'Clear the list',
  pauseAll: 'Pause all',
  goOnAll: 'Continue all',
  more: (n: number) => `Show ${n.toLocaleString('en-US')} more`,

  pause: 'Pause',
  goOn: 'Continue',
  retry: 'Try again',
  leaveOut: 'Leave it out',
  see: 'See it',
  ofFile: (name: string) => `: ${name}`,

  waiting: 'Waiting its turn',
  paused: 'Paused',
  uploading: 'Uploading',
  sentOf: (sent: string, size: string) => `${sent} of ${size}`,
  progress: (name: string) => `How much of ${name} has arrived`,
  arrived: 'It has arrived. We are checking the stored copy.',
  checking: 'Checking',
  safe: 'Safe',
  safeLine: 'Stored, read back and compared',
  setAside: 'Set aside',
  setAsideLine: 'It is safe, but we cannot show it. You can download it.',
  here: 'Already here',
  hereLine: 'Your family has this file.',
  wasInBin: 'Your family has this file. It was in the bin, and is back now.',
  inBin: 'Your family has this file in its bin.',
  refused: 'Not taken',
  lost: 'File missing',
  lostLine: 'Choose the same file again.',
  notTaken: 'We cannot take this file.',
  empty: 'This file is empty.',
} as const
