import { privately, publicly, type Pages } from '../../app/pages/page.ts'

/** What the family keeps for later, and for whom. */
export const pages = {
  home: {
    ...privately,
    name: 'AI Memory Vault',
    description: 'What is new in your family’s memories, what needs a word from you, and what is on its way.',
    toVisitor: {
      title: 'AI Memory Vault',
      line: 'Your family’s photos, films, voices and papers, your messages, and what is new. No AI reads or listens to any of it.',
    },
  },
  messages: {
    ...privately,
    name: 'Future Messages',
    description: 'Every message you keep for later, by what happens next.',
  },
  delivered: {
    ...privately,
    name: 'Delivered Messages',
    description: 'What has been delivered, and what you canceled or took back.',
  },
  drafts: { ...privately, name: 'Drafts', description: 'Messages that you have begun and have not sealed yet.' },
  message: {
    ...privately,
    name: 'Message',
    description: 'What has happened to this message, and what will.',
  },
  sealed: {
    ...privately,
    isFlow: true,
    name: 'Sealed',
    description: 'Who gets this message, on which day, and what happens before.',
  },
  compose: {
    ...privately,
    isFlow: true,
    name: 'Schedule a Message',
    description: 'Choose who it is for, record or write it, and choose the day.',
  },
  people: {
    ...privately,
    name: 'People',
    description: 'The people you leave messages for, and how each unlocks them.',
  },
  replies: {
    ...privately,
    name: 'Replies',
    description: 'What people sent back to you, the newest first.',
  },
  today: { ...privately, name: 'Today', description: 'What needs a word from you, and what is on its way.' },
  freeVoiceMessages: {
    ...publicly,
    name: 'Free Voice Messages',
    description: 'Record a message for one person now, before you sign up. It stays on your device until you decide.',
    keywords: 'free voice messages, record a message, voice for later',
    structuredData: () => [
      {
        '@type': 'Service',
        name: 'Free Voice Messages',
        description: 'Record a voice message for one person, free of charge and without an account.',
        serviceType: 'Voice messages',
      },
    ],
  },
} as const satisfies Pages
