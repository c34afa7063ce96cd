import { ask, askMany, type Quiz } from '../quiz.ts'

export const platformOverview: Quiz = {
  slug: 'platform-overview-quiz',
  name: 'Platform Overview Quiz',
  title: 'Where should you begin?',
  intro:
    'Voices, pictures, a tree, books, capsules, recipes, and a plan for afterwards. Eight questions, and one place to start.',
  minutes: 4,
  scene: 'quilt',
  questions: [
    ask('brought', 'What brought you here?', [
      ['say', 'There is something I want to say', 'voices3'],
      ['box', 'A box that I should sort', 'vault2 scrapbooks1'],
      ['roots', 'A question about where we come from', 'tree3'],
      ['illness', 'An illness, mine or somebody else’s', 'plan2 voices1'],
      ['dish', 'A dish that nobody else can make', 'recipes3'],
    ]),
    ask('who', 'Whom do you think of?', [
      ['child', 'A child', 'voices1 capsules2'],
      ['parent', 'A parent', 'voices1 recipes1 vault1'],
      ['all', 'The whole family', 'tree2 scrapbooks1'],
      ['partner', 'The person I live with', 'plan2 voices1'],
    ]),
    ask('shape', 'What do you have most of?', [
      ['stories', 'Stories', 'voices2 tree1'],
      ['pictures', 'Pictures', 'vault2 scrapbooks2'],
      ['names', 'Names and dates', 'tree3'],
      ['cards', 'Cards with stains on them', 'recipes3'],
      ['papers', 'Papers', 'plan3'],
    ]),
    ask('when', 'When should somebody have it?', [
      ['now', 'Now', 'vault1 scrapbooks2 recipes1'],
      ['date', 'On one day that I know', 'capsules3 voices1'],
      ['after', 'After my death', 'plan3 voices1'],
      ['always', 'Whenever they look for it', 'vault2 tree1'],
    ]),
    ask('hands', 'What do you like to do?', [
      ['talk', 'Talk', 'voices3'],
      ['sort', 'Sort', 'vault3'],
      ['search', 'Search', 'tree2'],
      ['make', 'Make something', 'scrapbooks3'],
      ['cook', 'Cook', 'recipes2'],
    ]),
    askMany('with', 'Who would help you?', [
      ['alone', 'Nobody, and that is fine', 'voices1 plan1'],
      ['children', 'Children', 'capsules2'],
      ['cousins', 'Cousins', 'tree2'],
      ['cook', 'The one who taught me to cook', 'recipes2'],
    ]),
    ask('keep', 'Which of these would you miss most?', [
      ['voice', 'A voice', 'voices3'],
      ['face', 'A face', 'vault2 scrapbooks1'],
      ['name', 'A name', 'tree2'],
      ['taste', 'A taste', 'recipes3'],
      ['order', 'That things are in order', 'plan3'],
    ]),
    ask('time', 'How long is your first evening?', [
      ['minutes', 'Ten minutes', 'voices2'],
      ['hour', 'An hour', 'recipes1 plan1 capsules1'],
      ['evening', 'The whole evening', 'vault1 tree1 scrapbooks1'],
    ]),
  ],
  outcomes: [
    {
      id: 'voices',
      title: 'Voice messages',
      text: 'Say it now, let it arrive on the day you choose. It is free, it takes ten minutes, and it is the part of this house that is finished.',
      next: { path: '/free-voice-messages', words: 'Record a voice message' },
    },
    {
      id: 'vault',
      title: 'The memory vault',
      text: 'Photos, films, voices and papers, found again in seconds. Start with one box and one person who knows the names.',
      next: { path: '/memory-vault', words: 'Look into the vault' },
    },
    {
      id: 'tree',
      title: 'The family tree',
      text: 'People, places and the sound of their voices. Three names are enough to begin.',
      next: { path: '/family-tree', words: 'Look at a tree' },
    },
    {
      id: 'scrapbooks',
      title: 'A scrapbook',
      text: 'From a box of photos to a printed book. The hard part is leaving pictures out.',
      next: { path: '/scrapbooks', words: 'Look at a scrapbook' },
    },
    {
      id: 'capsules',
      title: 'A time capsule',
      text: 'Sealed until the day you chose, and opened together. Children are very good at it.',
      next: { path: '/time-capsules', words: 'See how a capsule works' },
    },
    {
      id: 'recipes',
      title: 'The family recipes',
      text: 'The card in her hand, the story in her voice. Cook it once with somebody who knows, and record that.',
      next: { path: '/family-recipes', words: 'Look at a recipe' },
    },
    {
      id: 'plan',
      title: 'A plan for afterwards',
      text: 'Who should know what, and how they are told. An hour of work, and a good night afterwards.',
      next: { path: '/legacy', words: 'Plan what happens later' },
    },
  ],
}
