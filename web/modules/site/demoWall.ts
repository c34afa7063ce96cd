import type { Testimony } from './demoFamily.ts'

export const WRITTEN: readonly Testimony[] = [
  {
    quote: 'I had the photographs. I did not have how he said “mind the step”. Now I do.',
    name: 'Amelia Hale',
    descriptor: 'granddaughter, 24',
    letter: 'A',
  },
  {
    quote: 'I recorded nine minutes in the car outside the school. It is the best letter I ever wrote.',
    name: 'Thomas Hale',
    descriptor: 'father of two',
    letter: 'T',
  },
  {
    quote: 'They asked me twice before it went. I liked being asked.',
    name: 'Ruth Hale',
    descriptor: 'mother, 68',
    letter: 'R',
  },
]

export const SIX: readonly Testimony[] = [
  {
    quote: 'My brother is in Sydney and I am in Leeds. We build one tree, at two breakfasts.',
    name: 'Anna Ellis',
    descriptor: 'sister',
    letter: 'A',
  },
  {
    quote: 'The card says two eggs. Her voice says three. We would never have known.',
    name: 'Samuel Hale',
    descriptor: 'cooks on Sundays',
    letter: 'S',
  },
  {
    quote: 'I am not good with computers. There is one round button, and it is large.',
    name: 'Joseph Hale',
    descriptor: 'grandfather, 88',
    letter: 'J',
  },
  {
    quote: 'I sealed a box of school drawings for her eighteenth. She has stopped asking what is in it. Almost.',
    name: 'Priya Hale',
    descriptor: 'mother',
    letter: 'P',
  },
  {
    quote: 'I changed my mind about one sentence, so I stopped it, said it again, and sealed it again.',
    name: 'Ruth Hale',
    descriptor: 'mother, 68',
    letter: 'R',
  },
  {
    quote: 'It was a Tuesday. I was buying milk. And there he was, telling me about the swallows.',
    name: 'Amelia Hale',
    descriptor: 'granddaughter, 24',
    letter: 'A',
  },
]
