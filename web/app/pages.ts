import { paths } from './paths.ts'

/** What a page is, without its code: the head of the document, the server's list of pages and the tests read it. */
export type Page = {
  readonly path: string
  readonly name: string
  /** The document's title where it is not `Name | Product`. */
  readonly title?: (productName: string) => string
  readonly description: string
  readonly keywords: string
  readonly audience: 'anyone' | 'signed-in'
  readonly robots: 'index,follow' | 'noindex,nofollow'
}

const privately = { audience: 'signed-in', robots: 'noindex,nofollow', keywords: '' } as const

/** Every page of the app, once. */
export const pages = {
  landing: {
    path: paths.landing(),
    name: 'Home',
    title: (productName) => `${productName} – Where Love Transcends Time`,
    description: 'Record your voice today. We check with you twice and hand it over on the day you chose.',
    keywords: 'voice messages, family memories, future delivery, letters for later',
    audience: 'anyone',
    robots: 'index,follow',
  },
  home: {
    ...privately,
    path: paths.home(),
    name: 'Home',
    description: 'What needs a word from you, and what is on its way.',
  },
  messages: {
    ...privately,
    path: paths.messages(),
    name: 'Future Messages',
    description: 'Every message you keep for later, by what happens next.',
  },
  message: {
    ...privately,
    path: paths.message(':messageId'),
    name: 'Message',
    description: 'What has happened to this message, and what will.',
  },
  compose: {
    ...privately,
    path: paths.compose(),
    name: 'Schedule a Message',
    description: 'Choose who it is for, record or write it, and choose the day.',
  },
  people: {
    ...privately,
    path: paths.people(),
    name: 'People',
    description: 'The people you leave messages for, and how each proves it is them.',
  },
  verifyEmail: {
    path: paths.verifyEmail(),
    name: 'Confirm Your Email',
    description: 'Confirm that this address is yours, so that we can always reach you before a delivery.',
    keywords: '',
    audience: 'anyone',
    robots: 'noindex,nofollow',
  },
} as const satisfies Readonly<Record<string, Page>>

/** Any other address. */
export const notFoundPage: Page = {
  path: '*',
  name: 'Page Not Found',
  title: () => 'Page Not Found',
  description: 'There is no page at this address.',
  keywords: '',
  audience: 'anyone',
  robots: 'noindex,nofollow',
}
