import { ask, askMany, type Quiz } from '../quiz.ts'

export const familyCollaboration: Quiz = {
  slug: 'family-collaboration-quiz',
  name: 'Family Collaboration Quiz',
  title: 'How does your family like to work together?',
  intro: 'In some families one person keeps everything. In others nobody knows who has the album. Five questions.',
  minutes: 2,
  scene: 'table',
  questions: [
    ask('keeps', 'Who keeps the family things?', [
      ['me', 'I do', 'solo3'],
      ['several', 'Several of us, in different places', 'scattered3'],
      ['everyone', 'Everybody has something', 'clan2'],
      ['nobody', 'Nobody', 'solo2'],
    ]),
    ask('many', 'How many would take part?', [
      ['two', 'Two or three', 'solo2'],
      ['ten', 'Up to ten', 'scattered2'],
      ['more', 'More than ten', 'clan3'],
    ]),
    ask('where', 'Where do they live?', [
      ['near', 'In one town', 'solo1 clan1'],
      ['country', 'Across the country', 'scattered2'],
      ['world', 'On several continents', 'scattered3'],
    ]),
    askMany('want', 'What should they do?', [
      ['tell', 'Tell stories', 'scattered2'],
      ['add', 'Add pictures', 'clan1 scattered1'],
      ['check', 'Correct what I write', 'solo2'],
      ['run', 'Run parts of it themselves', 'clan3'],
    ]),
    ask('trouble', 'What could go wrong?', [
      ['late', 'Nobody answers', 'scattered2 solo1'],
      ['quarrel', 'A quarrel about who may see what', 'clan3'],
      ['alone', 'It all stays with me', 'solo3'],
    ]),
  ],
  outcomes: [
    {
      id: 'solo',
      title: 'Invite one person',
      text: 'You carry it alone, and that is its weak spot. Ask one person whether they would know what to do, and give them a way in.',
      next: { path: '/family-invitations', words: 'How an invitation works' },
    },
    {
      id: 'scattered',
      title: 'Ask for one story at a time',
      text: 'People far away answer small questions. Do not ask for memories. Ask what stood on the window sill.',
      next: { path: '/family-collaboration', words: 'How a story is asked for' },
    },
    {
      id: 'clan',
      title: 'Share out the roles',
      text: 'In a big family somebody has to be able to say who sees what, and it should not be the loudest. Decide that first, in writing.',
      next: { path: '/family-collaboration', words: 'Who may do what' },
    },
  ],
}
