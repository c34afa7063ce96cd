import { ask, type Quiz } from '../quiz.ts'

export const voiceMessage: Quiz = {
  slug: 'voice-message-quiz',
  name: 'Voice Message Quiz',
  title: 'Which voice message should you record first?',
  intro: 'Most people have five messages in them and start with none. Six questions find the one to begin with.',
  minutes: 3,
  scene: 'radio',
  questions: [
    ask('first', 'Who comes to mind first?', [
      ['partner', 'My partner', 'just-because2', { who: 'partner' }],
      ['child', 'A child of mine', 'milestone2', { who: 'child', when: 'age-18' }],
      ['grandchild', 'A grandchild', 'wisdom2', { who: 'grandchild', when: 'age-18' }],
      ['parent', 'A parent', 'just-because1 comfort1', { who: 'parent' }],
      ['grieving', 'Somebody who is grieving', 'comfort3', { who: 'friend' }],
    ]),
    ask('when', 'When should they hear it?', [
      ['soon', 'Soon', 'just-because3'],
      ['day', 'On a birthday or a wedding', 'milestone3'],
      ['years', 'Years from now', 'wisdom2'],
      ['after', 'After I am gone', 'comfort2 practical1'],
    ]),
    ask('feel', 'What do you most want them to feel?', [
      ['loved', 'Loved', 'just-because2'],
      ['proud', 'Proud', 'milestone2'],
      ['guided', 'Guided', 'wisdom3'],
      ['less-alone', 'Less alone', 'comfort3'],
      ['prepared', 'Prepared', 'practical3'],
    ]),
    ask('talk', 'How easily do you talk about feelings?', [
      ['easily', 'Easily', 'just-because1 comfort1'],
      ['prompt', 'With a prompt', 'milestone1 wisdom1'],
      ['facts', 'I prefer facts', 'practical2'],
    ]),
    ask('kept', 'What would be gone without it?', [
      ['laugh', 'My laugh', 'just-because2'],
      ['tradition', 'A family tradition', 'wisdom2 milestone1'],
      ['advice', 'Advice', 'wisdom2'],
      ['thanks', 'An apology, or thanks', 'comfort2'],
      ['things', 'Where things are', 'practical3'],
    ]),
    ask('long', 'How long have you got today?', [
      ['two', '2 minutes', 'just-because1'],
      ['ten', '10 minutes', 'milestone1 wisdom1'],
      ['more', 'More', 'comfort1 practical1'],
    ]),
  ],
  outcomes: [
    {
      id: 'just-because',
      title: 'A message for no reason at all',
      text: 'Tell one person something ordinary: the weather, the cat, what made you laugh. It is the message that is played most often, and the easiest to begin.',
      next: {
        path: '/schedule-message',
        words: 'Record it for next month',
        query: { template: 'just-because', when: 'next-month', recipient: '{who}' },
      },
    },
    {
      id: 'milestone',
      title: 'A message for the big day',
      text: 'Pick one day in their life and be there in it. Say their name, say what you see in them, and leave the speech to the others.',
      next: {
        path: '/schedule-message',
        words: 'Choose the day and record it',
        query: { template: 'milestone', recipient: '{who}' },
      },
    },
    {
      id: 'wisdom',
      title: 'What you would tell them later',
      text: 'Five small questions, one answer each. Not everything that you know, only what you wish somebody had told you.',
      next: {
        path: '/schedule-message',
        words: 'Answer five questions aloud',
        query: { template: 'wisdom-five-questions', recipient: '{who}', when: '{when}' },
      },
    },
    {
      id: 'comfort',
      title: 'A message for a hard time',
      text: 'Say hello the way you always do, and take one thing off their shoulders. It can be very short.',
      next: {
        path: '/schedule-message',
        words: 'Record a few quiet words',
        query: { template: 'comfort', recipient: '{who}' },
      },
    },
    {
      id: 'practical',
      title: 'Where things are',
      text: 'The papers, the small key, the man for the boiler. Put the facts down first, then add a minute of your voice, so that they know that you thought of them.',
      next: { path: '/last-wishes', words: 'Begin with the facts', query: { section: 'papers' } },
    },
  ],
}
