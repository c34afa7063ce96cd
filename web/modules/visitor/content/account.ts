import type { Tour } from '../tour.ts'

export const onboarding: Tour = {
  title: 'Welcome. Begin with one person.',
  lead: 'You do not have to set anything up. Think of one person and say something to them. Everything else can wait for another day.',
  next: { path: '/schedule-message', words: 'Say something to one person' },
  dye: 'petal',
  example: {
    kind: 'sheet',
    title: 'The first evening',
    rows: [
      ['A minute', 'Think of one person'],
      ['Two minutes', 'Record it. Say their name first'],
      ['One minute', 'Choose the day'],
      ['Then', 'Make some tea'],
    ],
  },
  today: [
    ['A name and an address', 'You confirm your email once, so that we can always reach you before a delivery.'],
    ['A first message', 'Three steps: who it is for, what you say, and when.'],
  ],
  coming: [
    ['A path that remembers', 'Which step you left, and why you came.'],
    ['Room for the rest', 'Trees, books and recipes, each offered when you ask for it.'],
  ],
  rows: {
    title: 'If you are here because of an illness',
    facts: [
      ['Start with the voice', 'It is the first thing that changes.'],
      ['Keep it short', 'Fifteen minutes a day is plenty.'],
      ['Ask us', 'A person reads what you write on the contact page.'],
    ],
  },
}
export const progress: Tour = {
  title: 'What is kept, and what is missing',
  lead: 'Not a score. A list of what your family would find tomorrow, and of what only you know yet.',
  next: { path: '/discover-your-path', words: 'Find the next thing to keep' },
  dye: 'muslin',
  example: {
    kind: 'sheet',
    title: 'The Hales, this spring',
    rows: [
      ['Voices', 'Joseph, Ruth. Not yet Thomas'],
      ['Letters', 'two, for Amelia'],
      ['Names', 'known until 1868'],
      ['Nobody knows', 'where the key fits'],
    ],
  },
  today: [
    [
      'Your messages, by what happens next',
      'Signed in, Messages shows what is written, what is sealed and what has arrived.',
    ],
  ],
  coming: [
    ['A map of what is there', 'By person and by decade, with the gaps drawn as dashed patches.'],
    ['One suggestion', 'The next small thing, and never a reminder that counts days.'],
  ],
  rows: {
    title: 'What we will not do',
    facts: [
      ['No streaks', 'Nobody has to come back tomorrow.'],
      ['No badges', 'It is your family, not a game.'],
      ['No percentages', 'A family is never finished.'],
    ],
  },
}
export const legacy: Tour = {
  title: 'A plan for afterwards',
  lead: 'Who is told. Who may open what. Who says so, and who agrees. Decided once, calmly, by you.',
  next: { path: '/schedule-message', words: 'Leave the first message' },
  dye: 'fir',
  example: {
    kind: 'sheet',
    title: 'The plan of Joseph Hale',
    rows: [
      ['Asked first', 'Joseph himself, twice'],
      ['Then', 'Ruth and Dr. Weaver, each alone'],
      ['Delivered', 'four messages, on four days'],
      ['Not before', 'both have agreed'],
    ],
  },
  today: [
    ['Messages with a day', 'They are sent on their day, also if you have died, after we have asked you twice.'],
    ['Trusted contacts', 'People you choose hear of it when nobody reaches you. They never see what you left.'],
    ['A plan of your own', 'You choose when we ask whether you are there, how often, and what your silence means.'],
    [
      'A report of a death',
      'As many of your contacts as you say have to tell us, each with a code from their own email.',
    ],
    [
      'Time to object',
      'We write to you at every address you gave us, and again a day before the end. Mistakes happen.',
    ],
    ['Letters without a day', 'They’re kept until you are gone, or until something happens that you named.'],
    ['Read how a plan is made', 'The page on legacy planning goes through it step by step.'],
  ],
  coming: [['A rehearsal', 'You see exactly what would happen, and nothing is sent.']],
  rows: {
    title: 'Before you choose someone',
    facts: [
      ['Steady rather than close', 'They will be asked on a bad day.'],
      ['Two, not one', 'Nobody should have to decide it alone.'],
      ['Tell them', 'One sentence is enough: “One day you may be asked.”'],
    ],
  },
}
