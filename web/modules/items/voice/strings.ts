export const voiceStrings = {
  title: 'Record a voice',
  name: 'What is it called?',
  nameHint: 'Leave it empty to be called by its day.',
  keep: 'Keep this recording',
  kept: 'Your recording is on its way to your family',
  status: 'It is on this device. Press “Keep this recording”, and it goes to your family.',
  fileName: (day: string) => `Recording, ${day}`,

  writeTitle: 'Write it down',
  words: 'Your words',
  titleLabel: 'Title',
  save: 'Keep it',
  saving: 'Saving…',
  written: 'It is with your family’s memories',
} as const
