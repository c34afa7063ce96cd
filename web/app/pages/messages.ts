import { privately, type Pages } from './page.ts'

/** What the family keeps for later, and for whom. */
export const messages = {
  home: {
    ...privately,
    name: 'Home',
    description: 'What needs a word from you, and what is on its way.',
  },
  messages: {
    ...privately,
    name: 'Future Messages',
    description: 'Every message you keep for later, by what happens next.',
  },
  message: {
    ...privately,
    name: 'Message',
    description: 'What has happened to this message, and what will.',
  },
  compose: {
    ...privately,
    name: 'Schedule a Message',
    description: 'Choose who it is for, record or write it, and choose the day.',
  },
  people: {
    ...privately,
    name: 'People',
    description: 'The people you leave messages for, and how each proves it is them.',
  },
} as const satisfies Pages
