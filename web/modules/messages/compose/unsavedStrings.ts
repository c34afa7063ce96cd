/** What is said of words that could not be saved, at the moment their message would be sealed. */
export const unsavedStrings = {
  title: 'Not all of your words are saved',
  part: {
    voice: 'The transcript of your recording:',
    video: 'The transcript of your video:',
    letter: 'Your letter:',
  },
  why: {
    'two-versions': 'It was changed in another window too. Choose the version to keep.',
    'too-long': 'It is too long to be saved.',
    'not-yet': 'It is not saved yet.',
  },
  onDevice: 'We could not reach the server. It is kept on this device.',
  line: 'Without them, your message holds what was saved before. They stay on this device.',
  mend: 'Go back to them',
  without: 'Seal it without them',
} as const
