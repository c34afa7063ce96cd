import type { Content } from './events.ts'

/** The whole recipe as it is read aloud: its story, what it needs as it stands on the card, and what is to do. */
export const wordsOf = ({ about, ingredients, steps }: Omit<Content, 'title'>): string =>
  [
    about.story,
    ingredients.map(({ original, item }) => original || item).join('\n'),
    steps.map(({ text }, at) => `${at + 1}. ${text}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
