import type { Tour } from '../tour.ts'

export const lastWishes: Tour = {
  title: 'What you would want, said in time',
  lead: 'Which song. Which coat for the dog. Who to call first. Written down once, so that nobody has to guess in the worst week.',
  next: { path: '/schedule-message', words: 'Record it for the person who will need it' },
  dye: 'muslin',
  example: {
    kind: 'sheet',
    title: 'Wishes of Joseph Hale',
    rows: [
      ['Music', 'Nothing slow. Ask Thomas.'],
      ['Papers', 'Grey folder, second drawer'],
      ['First call', 'Ruth, before anybody else'],
      ['The dog', 'To Amelia. She knows.'],
    ],
  },
  today: [
    ['Wishes by subject', 'Care, farewell, papers, people, things. You fill in what matters and leave the rest.'],
    [
      'Published when you say so',
      'Until then nobody sees it. After your death your trusted contacts get a link to it.',
    ],
    ['If you are unwell', 'Someone asks, you are told, and unless you say no in time it opens.'],
    ['A dated print', 'Single column, large type, with its version and date.'],
  ],
  coming: [['Your own voice', 'Wishes that are spoken, with the words beneath.']],
  rows: {
    title: 'What it is not',
    facts: [
      ['Not a will', 'It does not leave anyone anything and is not legally binding. For that, see a lawyer.'],
      ['Not an order', 'It tells your family what you would have liked, and it tells them so kindly.'],
    ],
  },
}
export const timeCapsules: Tour = {
  title: 'Close it together, open it together',
  lead: 'A capsule takes letters, voices and pictures from everybody, and nobody can look inside until the day, not even us.',
  next: { path: '/schedule-message', words: 'Send one message to a day of your own' },
  dye: 'plum',
  example: {
    kind: 'capsule',
    opens: '2041',
    inside: ['A letter from Joseph', 'Amelia, singing', 'What bread costs today', 'A question for later'],
  },
  today: [
    [
      'Many hands, one capsule',
      'Everyone in the family adds to it, and nobody sees the others’ things before the day.',
    ],
    ['Really closed', 'Its key lies apart and is given out on the day, neither earlier nor to anyone.'],
    [
      'Questions for later',
      '“What do you think the kitchen looks like by then?” The answer is put beside the question.',
    ],
  ],
  coming: [['Adding by a link', 'Friends who have no account put something in, too.']],
  rows: {
    title: 'Days that are good for it',
    facts: [
      ['A birthday', 'The eighteenth birthday of someone who is two.'],
      ['An anniversary', 'Of a house, a wedding, a shop.'],
      ['An ordinary year', 'Ten years from a Tuesday. It makes the best ones.'],
    ],
  },
}
export const familyRecipes: Tour = {
  title: 'The card in her hand, the story in her voice',
  lead: 'A recipe is half on paper. The other half is “until it smells right”. Keep both, side by side.',
  next: { path: '/free-voice-messages', words: 'Record someone while they cook' },
  dye: 'lichen',
  example: {
    kind: 'recipe',
    title: 'Rye bread, from memory',
    lines: [
      '4 cups of rye flour, the dark one',
      'a fist of salt, her fist',
      'water, warm as a bath',
      'wait until the bus comes back',
    ],
    note: 'It says an hour. It is never an hour.',
  },
  today: [
    ['In her words', 'Each line stays as she said it. Beside it stand the amounts, for as many as come to the table.'],
    [
      'Card and voice together',
      'A picture of the card beside the words, her story, and her voice in the step where it matters.',
    ],
    ['Cook by it', 'One step at a time in large letters, with timers, and without a connection.'],
    [
      'Bring yours',
      'From a web page, from words that you paste, or from Mealie and Tandoor. Take all of it along again at any time.',
    ],
  ],
  coming: [
    ['Her cup', '“Nan’s cup is 230 ml” is entered once, and counts in every recipe.'],
    ['A cookbook', 'With an index, the voices as small printed squares, and room for new stains.'],
  ],
  rows: {
    title: 'When you record a cook',
    facts: [
      ['Ask for amounts last', 'First let them cook, and weigh what is left.'],
      ['Ask who taught them', 'The recipe is usually older than you think.'],
      ['Keep what goes wrong', '“It sinks if the door slams” is part of it.'],
    ],
  },
}
export const memoryVault: Tour = {
  title: 'The memory vault',
  lead: 'Photos, films, voices and papers in one place, found again by who is in them, when it was, and what was said.',
  next: { path: '/memory-vault-quiz', words: 'What does your box need most?' },
  dye: 'weld',
  example: {
    kind: 'pictures',
    pictures: [
      ['garden', 'Summer, about 1964'],
      ['letter', 'From Lyon, 1956'],
      ['radio', 'Tape 3, side A'],
    ],
  },
  today: [
    ['Pictures, films, voices and papers', 'You get back exactly the file you put in.'],
    ['“Safe”, and what it means', 'We only say “safe” once we’ve checked the stored copy.'],
    ['Sort the box', 'The quiz helps you decide what to tackle first: papers, tapes or phones.'],
  ],
  coming: [
    [
      'Help from AI, if you like',
      'It suggests dates and faces, marks them as its own, and forgets them when you opt out.',
    ],
  ],
  rows: {
    title: 'Dates, as people know them',
    facts: [
      ['“June 1964”', 'is a date.'],
      ['“About 1850”', 'is one too.'],
      ['“Before the war”', 'is kept in these words, and sorted as well as it can be.'],
      ['The day of the scan', 'is never taken for the day of the picture.'],
    ],
  },
}
export const voiceMessages: Tour = {
  title: 'Voice Messages',
  lead: 'Say it now, let it arrive in ten years. Record as often as you like, listen again, and choose the day. Free forever.',
  next: { path: '/schedule-message', words: 'Record a message and choose the day' },
  dye: 'indigo',
  example: {
    kind: 'quote',
    words: 'Amelia, it’s me. It’s Sunday, it has just stopped raining, and you have left your boots in the hall again.',
    from: 'Grandpa Joe, for her wedding day',
  },
  today: [
    ['Record, or write, or both', 'In the browser, on a phone or a computer. Nothing to install.'],
    ['Choose person, day and hour', 'And change it, or take it back, at any time before it goes.'],
    // @says how long before a message's date its two checks leave
    ['Two checks before each delivery', 'Two days before and one day before. If you do not answer, it is delivered.'],
    ['A quiet page for the person who receives it', 'They listen when they like, keep it, or refuse it.'],
  ],
  coming: [['The words beside the voice', 'Typed by a machine, corrected by someone who knew the voice.']],
  rows: {
    title: 'How long is long enough?',
    facts: [
      ['15 seconds', 'A good night.'],
      ['90 seconds', 'A message that is played again and again.'],
      ['10 minutes', 'A story, with the dog in it.'],
      // @says how long a voice may last
      ['60 minutes', 'The longest that a recording can be.'],
    ],
  },
}
