import { ask, askMany, type Quiz } from '../quiz.ts'

export const aiFeatures: Quiz = {
  slug: 'ai-features-quiz',
  name: 'AI Features Quiz',
  title: 'How much help do you want from AI?',
  intro:
    'A machine can find a face in four thousand pictures. It can also be none of its business. Six questions, and no wrong answers.',
  minutes: 3,
  scene: 'lighthouse',
  questions: [
    ask('gut', 'A machine looks at your family pictures. Your first thought?', [
      ['fine', 'Fine, if it helps', 'curious2'],
      ['depends', 'It depends on what for', 'helper2'],
      ['no', 'No', 'careful3'],
    ]),
    askMany('tasks', 'Which of these would you hand over?', [
      ['find', 'Finding everybody with the red hat', 'curious2'],
      ['type', 'Typing up a tape', 'helper3'],
      ['date', 'Guessing the year of a picture', 'curious2'],
      ['none', 'None of these', 'careful3'],
    ]),
    ask('wrong', 'It names somebody wrongly. What then?', [
      ['laugh', 'I correct it and go on', 'curious2'],
      ['check', 'I want to check everything it says', 'helper2'],
      ['stop', 'Then it should stop', 'careful2'],
    ]),
    ask('voices', 'What do you have to listen to?', [
      ['tapes', 'Many tapes, hours of them', 'helper3'],
      ['few', 'A few short messages', 'curious1'],
      ['private', 'Things that are nobody’s business', 'careful3'],
    ]),
    ask('others', 'And the other people in your pictures?', [
      ['asked', 'They would not mind', 'curious2'],
      ['children', 'There are many children among them', 'careful2'],
      ['ask', 'I should ask them first', 'helper1 careful1'],
    ]),
    ask('time', 'How much time would it have to save you?', [
      ['evening', 'An evening', 'curious1'],
      ['weeks', 'Weeks', 'helper2'],
      ['none', 'It is not about time', 'careful2'],
    ]),
  ],
  outcomes: [
    {
      id: 'careful',
      title: 'Leave it off',
      text: 'Everything that matters works without it. AI analysis is a thing that you may refuse, and what is kept stays exactly as you put it in.',
      next: { path: '/privacy', words: 'Read what we do with data' },
    },
    {
      id: 'curious',
      title: 'Try it on one album',
      text: 'Take one album that nobody minds. Look at what it finds, correct it, and then decide about the rest.',
      next: { path: '/memory-vault', words: 'What it will do in the vault', query: { begin: 'analysis' } },
    },
    {
      id: 'helper',
      title: 'Let it do the typing',
      text: 'A tape of an hour takes six to type. Let a machine write the first version, and let somebody who knew the voice put it right.',
      next: { path: '/voice-messages', words: 'What happens to a recording' },
    },
  ],
}
