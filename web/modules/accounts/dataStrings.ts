export const dataStrings = {
  title: 'Your data',
  line: 'All your data in one file. It opens in any browser, even offline, even if we’re gone.',
  back: 'Account',
  inside: 'What is in it',
  insideList: [
    'Your letters, and every recording as you made it, with the words you wrote down.',
    'What became of each message, in words, and what people answered.',
    'Your people, your profile and what you chose.',
    'What you wrote to us, and your review.',
  ],
  safe: 'Anyone who has this file can read all of it. Keep it where you keep papers that matter.',
  password: 'Your password',
  button: 'Download everything',
  busy: 'Preparing…',
  begun: 'Your download has begun. With many recordings it takes a while.',
  told: 'We’ll email you whenever a copy is downloaded, in case it was not you.',
} as const
