import { ask, askMany, type Quiz } from '../quiz.ts'

const generator = (theme: string, size: string, words: string) => ({
  path: '/scrapbook-generator',
  words,
  query: { theme, size },
})

export const digitalScrapbooks: Quiz = {
  slug: 'digital-scrapbooks-quiz',
  name: 'Digital Scrapbooks Quiz',
  title: 'Which scrapbook is waiting in your photos?',
  intro: 'There is a book in nearly every box of pictures. Six questions to find out what is on its spine.',
  minutes: 3,
  scene: 'book',
  questions: [
    ask('who', 'Who is on the cover?', [
      ['us', 'All of us', 'year3'],
      ['one', 'One person', 'tribute3'],
      ['table', 'A table', 'cookbook3'],
      ['small', 'Somebody very small', 'baby3'],
    ]),
    ask('span', 'How much time is in it?', [
      ['year', 'A year', 'year2 baby1'],
      ['life', 'A life', 'tribute3'],
      ['months', 'A few months', 'baby2'],
      ['generations', 'Generations', 'cookbook2 tribute1'],
    ]),
    askMany('things', 'What besides pictures should be on the pages?', [
      ['letters', 'Letters and cards', 'tribute2'],
      ['recipes', 'Recipes', 'cookbook3'],
      ['drawings', 'Children’s drawings', 'year1 baby2'],
      ['voice', 'A voice to listen to', 'tribute1 year1'],
    ]),
    ask('gift', 'Who gets it?', [
      ['grandparents', 'The grandparents', 'year2'],
      ['family', 'Everybody at a funeral or a birthday', 'tribute3'],
      ['cook', 'Whoever cooks now', 'cookbook3'],
      ['child', 'The child, later', 'baby3'],
    ]),
    ask('look', 'How should it look?', [
      ['plain', 'Plain and light', 'year1 baby1'],
      ['old', 'Like an old album', 'tribute2'],
      ['used', 'As if it had been used', 'cookbook2'],
      ['soft', 'Soft', 'baby2'],
    ]),
    ask('when', 'When must it be ready?', [
      ['soon', 'In a few weeks', 'tribute2'],
      ['winter', 'By the end of the year', 'year3'],
      ['none', 'There is no hurry', 'cookbook2'],
      ['birthday', 'By the first birthday', 'baby3'],
    ]),
  ],
  outcomes: [
    {
      id: 'year',
      title: 'The year book',
      text: 'Twelve months, one good picture each, and a line about it. Add the worst picture of the year as well. It will be the favourite.',
      next: generator('modern-white', '10x10', 'See the year book'),
    },
    {
      id: 'tribute',
      title: 'The book about one person',
      text: 'One person at every age, and what others say about them. Ask five people for one sentence each, and print the sentences large.',
      next: generator('vintage', 'letter-landscape', 'See the tribute book'),
    },
    {
      id: 'cookbook',
      title: 'The cookbook',
      text: 'Ten dishes, in the handwriting if you have it, with what is not on the card: how long it really takes, and who was allowed to lick the spoon.',
      next: generator('kraft', 'recipe-6x9', 'See the cookbook'),
    },
    {
      id: 'baby',
      title: 'The first year',
      text: 'Very few pictures, very large. Write down the sounds, because the pictures will not remember those.',
      next: generator('nursery', '8x8', 'See the book of the first year'),
    },
  ],
}
