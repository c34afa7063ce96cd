/** Strings of the two pages that explain legacy messages and planning. */
export const strings = {
  messages: 'Legacy Messages',
  planning: 'Legacy Planning',
  open: 'Open your dashboard',
  seePlans: 'See all plans and prices',
} as const

export const MESSAGE_STEPS = [
  {
    title: 'Think of one person',
    line: 'Not the whole family, and not your whole life. One person, and one thing they should hear from you.',
  },
  {
    title: 'Record or write',
    line: 'Press the round button and speak, or write a letter. You can stop, listen back and begin again.',
  },
  {
    title: 'Choose when, and how they unlock it',
    line: 'A birthday, an hour, a year from now. You also choose how they confirm it’s them.',
  },
  {
    title: 'Relax. We’ll check with you first',
    // @says how long before a message's date its two checks leave
    line: 'Two days before, and again one day before, we check in with you. If you do not answer, it is delivered.',
  },
] as const

export const IDEAS = [
  ['Advice', 'What you would tell them at your age, from theirs.'],
  ['Apology', 'The one you have been carrying.'],
  ['Blessing', 'For a journey, a house, a child.'],
  ['Birthday', 'The story of the day they were born.'],
  ['Wedding', 'What you learned about staying.'],
  ['Recipe', 'With the bit you never wrote down.'],
  ['Secret', 'A kind one. Where the swing used to hang.'],
  ['Thanks', 'For the thing they think nobody saw.'],
] as const

export const REASONS = [
  ['Free voice', 'Voice messages cost nothing, on every plan, forever.'],
  ['Checks before delivery', 'We check in with you twice. Nothing is sent behind your back.'],
  ['Readable in decades', 'Plain sound files and plain text, in formats that outlive programs.'],
  ['Yours to export', 'Take everything with you at any time. It opens without us.'],
] as const

export const JOURNEY = [
  {
    when: 'Step 1',
    title: 'Gather',
    line: 'Voices first, then pictures, papers and recipes. Ten minutes are enough for a beginning.',
  },
  {
    when: 'Step 2',
    title: 'Decide',
    line: 'Who should get what, and when. Who may tell us that you have died. What you want done, and what not.',
  },
  {
    when: 'Step 3',
    title: 'Hand over',
    line: 'On its day, after we have checked with you, each thing goes to the person you chose.',
  },
] as const

export const PLANNING = [
  ['Messages for later', 'A voice or a letter, delivered on a day that you choose.'],
  // @says how long before a message's date its two checks leave
  ['Two checks', 'We check in with you two days and one day before each delivery.'],
  ['People you trust', 'Someone who may speak for you when you cannot.'],
  ['Last wishes', 'What you want done, in your own order and your own words.'],
  ['A stop for everything', 'One place to hold all deliveries at once.'],
] as const
