/** What is said where the ends of a recording are trimmed. */
export const trimStrings = {
  open: 'Trim the ends',
  title: 'Keep a part of it',
  line: 'Move the two handles to where it should begin and stop. On a keyboard: the arrow keys, and Page Up and Page Down for a second.',
  promise:
    'Nobody will hear what you trim off. While you can change this message, you can go back to the whole recording.',
  words: 'The transcript is trimmed to match.',
  wordsFirst: 'The ends can be trimmed once the words you wrote down are saved.',
  part: 'The part you keep',
  start: 'Where it begins',
  end: 'Where it stops',
  kept: (from: string, to: string, length: string) => `From ${from} to ${to}: ${length} long.`,
  listen: 'Listen to this part',
  stop: 'Stop',
  use: 'Use this part',
  whole: 'Whole recording',
  leave: 'Leave it as it is',
  working: 'Preparing the new recording…',
  isPart: (kept: string, whole: string) => `A part of your recording: ${kept} of ${whole}.`,
} as const
