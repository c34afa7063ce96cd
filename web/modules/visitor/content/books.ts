import type { Tour } from '../tour.ts'

export const scrapbookGenerator: Tour = {
  title: 'From a shoe box to a book',
  lead: 'Choose what it is about, put in your pictures, and get a first version that you can move about until it is yours.',
  next: { path: '/digital-scrapbooks-quiz', words: 'Which book is waiting in your photos?' },
  dye: 'clay',
  example: {
    kind: 'pictures',
    pictures: [
      ['orchard', 'The pears, 1964'],
      ['boat', 'He never sailed it'],
      ['table', 'Sunday'],
    ],
  },
  today: [
    ['Choose eleven pictures', 'A story needs about eleven. Lay them out on a table and take away what is said twice.'],
    ['Record what is behind them', 'One minute for each picture: who, where, and what happened just after.'],
  ],
  coming: [
    [
      'A first version in a minute',
      'Ordered by date, one strong picture on a page, and no sentence that you did not write.',
    ],
    ['Themes', 'Vintage, plain white, kraft paper and others, in five sizes.'],
    ['A voice on the page', 'A small square to point a phone at, with the words printed beneath it.'],
  ],
  rows: {
    title: 'Sizes that are planned',
    facts: [
      ['Square', '8 by 8 and 10 by 10 inches'],
      ['Paper from the office', 'A4 upright and Letter across'],
      ['For the kitchen', '6 by 9 inches, for recipes'],
    ],
  },
}
export const scrapbooks: Tour = {
  title: 'The shelf',
  lead: 'Books of your family, the finished ones and those that are still being made, and the ones that others have shared with you.',
  next: { path: '/digital-scrapbooks-quiz', words: 'Find your first book' },
  dye: 'petal',
  example: {
    kind: 'pictures',
    pictures: [
      ['house', 'Elm Street'],
      ['bread', 'The cookbook'],
      ['hills', 'Ruth at sixty'],
    ],
  },
  today: [
    ['Pages from your photos', 'Choose photos, and they are laid out by their days. Every page can be changed.'],
    ['Nine looks, twelve layouts', 'From vintage to modern, on A4, Letter or square pages.'],
    ['A PDF to keep', 'Each photo as sharp as paper can show, and a list of what to look at before you print.'],
    ['Undo for 30 days', 'A book that you remove can be brought back.'],
  ],
  coming: [
    ['A voice on the page', 'A code beside a photo that plays the voice that tells it.'],
    ['Sent to your door', 'Printed and bound by a print shop.'],
  ],
  rows: {
    title: 'Books that families make',
    facts: [
      ['The year', 'Twelve months, a picture each.'],
      ['One person', 'Every age, and a sentence from five others.'],
      ['The house', 'Room by room, before it is sold.'],
    ],
  },
}
export const premiumTemplates: Tour = {
  title: 'Templates that leave room',
  lead: 'Layouts for a book, a message, a card. They give a first line or an empty frame, and then get out of the way.',
  next: { path: '/voice-message-quiz', words: 'Find the first line for yours' },
  dye: 'woad',
  example: {
    kind: 'sheet',
    title: 'Five questions, for a voice',
    rows: [
      ['One', 'Where are you sitting just now?'],
      ['Two', 'What did you want to be at my age?'],
      ['Three', 'Who taught you the most?'],
      ['Four', 'What would you do again?'],
      ['Five', 'How do you say good night?'],
    ],
  },
  today: [
    ['Use the five questions', 'They stand above. Read them out, record the answers, and send them to one person.'],
    ['First lines', 'The article on legacy letters has eight to borrow.'],
  ],
  coming: [
    ['A gallery with real pages', 'Every template can be looked at in full, also those of a paid plan.'],
    ['Message templates', 'A few prompts beside the recorder, which you can ignore.'],
  ],
  rows: {
    title: 'What we put in, and what not',
    facts: [
      ['Own drawings', 'Or openly licensed ones, with their licence listed.'],
      ['No ready-made feelings', 'There is no template that says what you feel.'],
    ],
  },
}
export const printingServices: Tour = {
  title: 'On paper, with a spine',
  lead: 'Books, recipe cards and trees, printed well enough to be handed down, with a voice on the page that still speaks.',
  next: { path: '/contact', words: 'Ask us about printing' },
  dye: 'lichen',
  example: {
    kind: 'sheet',
    title: 'The Hale family, a book',
    rows: [
      ['Size', '10 by 10 inches'],
      ['Pages', '48'],
      ['Voices', '6, each with its words'],
      ['Cover', 'the family’s own block'],
    ],
  },
  today: [
    [
      'Print from here',
      'Articles, legal texts and the sheet of questions are laid out for paper. Use the print button of the page.',
    ],
  ],
  coming: [
    ['A proof before you pay', 'You see every page as it will be, and what might go wrong with it.'],
    ['The price with everything', 'Shipping and tax are in it before you say yes.'],
    ['An hour to change your mind', 'After that it is printed, and you can follow it.'],
  ],
  rows: {
    title: 'What is checked before it is printed',
    facts: [
      ['Sharpness', 'A picture that is too small is named, with the page.'],
      ['Faces', 'Nobody’s face disappears in the fold.'],
      ['Voices', 'Each square is read by a machine from the finished page, to be sure that it opens.'],
    ],
  },
}
