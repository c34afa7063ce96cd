import { ask, askMany, type Quiz } from '../quiz.ts'

export const familyTree: Quiz = {
  slug: 'family-tree-quiz',
  name: 'Family Tree Quiz',
  title: 'How does your family tree want to grow?',
  intro:
    'Some trees start with a name, some with a box of papers, some with a story. Six questions tell which is yours.',
  minutes: 3,
  scene: 'branches',
  questions: [
    ask('have', 'What do you have today?', [
      ['nothing', 'Nothing written down', 'starter3'],
      ['file', 'A file from another program', 'collector3'],
      ['tales', 'Tales that are told at table', 'storyteller3'],
      ['gap', 'A gap that nobody can explain', 'detective3'],
    ]),
    ask('back', 'How far back can you name everybody?', [
      ['parents', 'My parents', 'starter2'],
      ['grand', 'My grandparents', 'starter1 storyteller1'],
      ['great', 'My great-grandparents', 'collector2'],
      ['further', 'Further, with a hole somewhere', 'detective2'],
    ]),
    ask('joy', 'Which find would please you most?', [
      ['photo', 'A photograph with the name on its back', 'starter1 collector1'],
      ['voice', 'A tape on which somebody talks', 'storyteller3'],
      ['record', 'An entry in a register', 'detective2 collector1'],
      ['cousin', 'A cousin who writes back', 'starter1 detective1'],
    ]),
    askMany('asked', 'Whom could you ask?', [
      ['older', 'Somebody older than I am', 'storyteller2 starter1'],
      ['archive', 'An archive or a parish', 'detective2'],
      ['relative', 'A relative who collects', 'collector2'],
      ['nobody', 'Nobody is left', 'detective1 collector1'],
    ]),
    ask('time', 'How do you like to work?', [
      ['evening', 'An evening now and then', 'starter2'],
      ['weekend', 'Whole weekends, with lists', 'collector2 detective1'],
      ['visit', 'On visits, with a cup of tea', 'storyteller2'],
      ['puzzle', 'Until the puzzle is solved', 'detective2'],
    ]),
    ask('end', 'What should be there in the end?', [
      ['sheet', 'One sheet with everybody on it', 'starter2'],
      ['complete', 'Everything, with its sources', 'collector2'],
      ['heard', 'People whom one can hear', 'storyteller3'],
      ['answer', 'The answer to one question', 'detective3'],
    ]),
  ],
  outcomes: [
    {
      id: 'starter',
      title: 'The first three',
      text: 'Begin with yourself and your parents. Three names on a page are a tree, and the rest of the family will correct it, which is how it grows.',
      next: { path: '/family-tree-builder', words: 'See how a tree begins', query: { begin: 'self-and-parents' } },
    },
    {
      id: 'collector',
      title: 'Bring what you have',
      text: 'You have done the work already. A GEDCOM file carries it over, and what it holds has to come out again unchanged.',
      next: { path: '/ancestry', words: 'See what becomes of your file', query: { begin: 'gedcom' } },
    },
    {
      id: 'storyteller',
      title: 'Put a voice on a person',
      text: 'Names keep. Stories do not. Ask one person about one other person, and record the answer this month.',
      next: { path: '/free-voice-messages', words: 'Record the first story' },
    },
    {
      id: 'detective',
      title: 'Look for the one who is missing',
      text: 'Write down what you know for certain, and what you were only told. A genealogist starts from that difference.',
      next: { path: '/voice-ancestry', words: 'How a search works' },
    },
  ],
}
