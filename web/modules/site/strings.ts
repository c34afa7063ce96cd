/** Strings of the landing page, held word for word by tests/site. */
export const strings = {
  hero: 'Where Love Transcends Time',
  subLine: 'Record your voice today. It arrives when it matters.',
  begin: 'Begin Your Legacy FREE',
  hear: 'Hear an example',
  ourStory: 'Our Story',
  legacyPlans: 'Legacy Plans',
  blog: 'Blog',
  demo: 'Try the demo',
  backToHome: 'Back to Home',
  close: 'Close',
  // @says how long a trial lasts
  trial: '30 days of everything. No credit card, cancel anytime.',
  trialOpen: 'See what’s included',
  firstMinute: 'Record a first minute',
  startTrial: 'Start free trial',
  ancestry: 'Find a lost ancestor',
  startFree: 'Get Started Free',
  schedule: 'Schedule Demo',
  exitTitle: 'Before you go: record 15 seconds, free.',
  figures: 'Figures',
  sampleFigure: 'Sample figure',
  sample: 'Sample',
  welcome: (name: string) => `Welcome, ${name}`,
  steps: [
    {
      when: 'Today',
      title: 'You record and choose the day.',
      line: 'You pick the person, the day and the hour. Nobody else can hear it.',
    },
    {
      // @says how long before a message's date its two checks leave
      when: '2 days before',
      // @says how long before a message's date its two checks leave
      title: 'Two days before, we email you.',
      line: 'One email with plain choices: you are still here, or change it, or stop it.',
    },
    {
      // @says how long before a message's date its two checks leave
      when: '1 day before',
      // @says how long before a message's date its two checks leave
      title: 'One day before, we ask once more.',
      line: 'If the first email went unanswered, we write again.',
    },
    {
      when: 'On the day',
      title: 'It arrives.',
      line: 'They get a quiet page with your voice on it. They can listen now, or later.',
    },
  ],
  ifYouAnswer: 'If you answer, you may change or cancel.',
  ifNot: 'If not, it is delivered.',
} as const

/** The points of security: the usual words as heads, and what they mean with us. */
export const SECURITY = {
  encryption: {
    head: 'Bank-level 256-bit encryption',
    line: 'Every message and memory is locked with a key of its own.',
  },
  backups: {
    head: 'Secure cloud storage with multiple backups',
    line: 'Several backups, restored as a test every month.',
  },
  privacy: { head: 'Privacy first', line: 'We never sell your data, and AI is off unless you turn it on.' },
  guarantee: { head: 'Forever guarantee', line: 'Yours forever: download everything in formats that open without us.' },
  support: { head: '24/7 emergency support', line: 'When it cannot wait, someone answers, day and night.' },
} as const
