/** Exact strings of the landing page (spec §2; site.md §16). */
export const strings = {
  hero: 'Where Love Transcends Time',
  subLine: 'Record your voice today. It arrives when it matters.',
  welcome: (name: string) => `Welcome, ${name}`,
  steps: [
    {
      when: 'Today',
      title: 'You record and choose the day.',
      line: 'You pick the person, the day and the hour. Nobody else can hear it.',
    },
    {
      when: '2 days before',
      title: 'Two days before, we email you.',
      line: 'One mail with plain choices: you are still here, or change it, or stop it.',
    },
    {
      when: '1 day before',
      title: 'One day before, we ask once more.',
      line: 'If the first mail went unanswered, we write again.',
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
