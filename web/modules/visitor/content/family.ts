import type { Tour } from '../tour.ts'

const hales = {
  kind: 'tree',
  generations: [
    [
      ['Margaret Ellis', '1931–2019'],
      ['Joseph Hale', 'b. 1938'],
    ],
    [
      ['Ruth Hale', 'b. 1958'],
      ['Thomas Hale', 'b. 1960'],
    ],
    [['Amelia Hale', 'b. 2002']],
  ],
} as const

export const familyTree: Tour = {
  title: 'A tree that can be heard',
  lead: 'Names and dates are only the start. What people miss is how she said things. Here a person on the tree can hold a voice, a picture and the story behind them.',
  next: { path: '/free-voice-messages', words: 'Record the first voice' },
  dye: 'woad',
  example: hales,
  today: [
    ['Everyone in one list', 'Find anyone by name, and read where each date and name is known from.'],
    ['A voice as the source', 'A birthplace can point to the minute of a recording in which someone says it.'],
    ['The living stay private', 'Anyone who may be alive is shown as “Living” to everyone outside the family.'],
  ],
  coming: [
    [
      'A tree to look at and to move in',
      'Generations in bands, with years, beside the list for those who prefer to read.',
    ],
    ['Voices on people', 'Press the badge, and hear them.'],
  ],
  rows: {
    title: 'How we think about it',
    facts: [
      [
        'Real voices only',
        'A person can play what they really said, or what someone who knew them said. No machine speaks for them.',
      ],
      ['Unsure is a date too', '“About 1850”, “before the war”, “in spring”. What you know is kept as you know it.'],
      ['Every kind of family', 'Adopted, fostered, remarried, two mothers, one parent: your family, the way it is.'],
    ],
  },
}
export const familyTreeBuilder: Tour = {
  title: 'Begin a tree with three names',
  lead: 'Yourself, and the two people you come from. The builder starts there, and lets the rest of the family correct you.',
  next: { path: '/family-tree-quiz', words: 'Find out how yours should grow' },
  dye: 'lichen',
  example: {
    kind: 'tree',
    generations: [
      [
        ['Ruth Hale', 'b. 1958'],
        ['Daniel Okafor', 'b. 1956'],
      ],
      [['You', 'start here']],
    ],
  },
  today: [
    ['Add and correct people', 'Parents, partners, children, dates and places, and every change can be undone.'],
    ['Bring a file', 'GEDCOM files come in with every line, and can be saved again unchanged.'],
    ['Two people at once', 'If you and your cousin correct the same year, the second of you is told first.'],
  ],
  coming: [['Build on the chart', 'With buttons as well as by dragging.']],
  rows: {
    title: 'Rules of the builder',
    facts: [
      ['Nothing enters by itself', 'A hint stays a hint until one of you has accepted it.'],
      ['No edit is final', 'Who changed what, and when, is kept, and can be taken back.'],
      ['Nothing is invented', 'A gap stays a gap, drawn with a dashed line.'],
    ],
  },
}
export const familyConnections: Tour = {
  title: 'How are we related?',
  lead: 'Second cousin, once removed, on the other side. Choose two people and read it as a sentence.',
  next: { path: '/family-tree-quiz', words: 'Start with your own tree' },
  dye: 'petal',
  example: {
    kind: 'sheet',
    title: 'Amelia and Margaret',
    rows: [
      ['Amelia Hale', 'is the daughter of'],
      ['Thomas Hale', 'is the son of'],
      ['Margaret Ellis', 'grandmother'],
    ],
  },
  today: [
    [
      'The path between two people',
      'Choose any two people of your family and read in one sentence how they are related, with every step named.',
    ],
    [
      'Relatives without an account',
      'Add the people of your family, also those who have died, and say who is whose parent, partner or sibling.',
    ],
    [
      'The people you write to',
      'Signed in, you keep the people who should receive your messages, and how each unlocks theirs.',
    ],
  ],
  coming: [
    ['One person, entered twice', 'Two entries for one aunt are found and can be put together, and taken apart again.'],
  ],
  rows: {
    title: 'Good to know',
    facts: [
      ['By blood and by marriage', 'A brother-in-law is found as a cousin is, and the path says how.'],
      ['No path is an answer', 'If nothing connects two people, the page says so.'],
    ],
  },
}
