import { lazy, type ComponentType } from 'react'
import { paths } from './paths.ts'

export type Route = {
  readonly path: string
  readonly name: string
  /** The document's title where it is not `Name | Product`. */
  readonly title?: (productName: string) => string
  readonly description: string
  readonly keywords: string
  readonly audience: 'anyone' | 'signed-in'
  readonly robots: 'index,follow' | 'noindex,nofollow'
  readonly load: () => Promise<unknown>
  readonly Page: ComponentType
}

type Given = Omit<Route, 'Page' | 'load'> & { readonly load: () => Promise<ComponentType> }

/** React.lazy wants a module with a default export; here is the one place that makes it. */
const late = <Props>(load: () => Promise<ComponentType<Props>>) => lazy(async () => ({ default: await load() }))
const route = ({ load, ...rest }: Given): Route => ({ ...rest, load, Page: late(load) })

const privately = { audience: 'signed-in', robots: 'noindex,nofollow', keywords: '' } as const

/** All pages of the app, once; the head of the document, the tests and the server's list of pages read it. */
export const routes: readonly Route[] = [
  route({
    path: paths.landing(),
    name: 'Home',
    title: (productName) => `${productName} – Where Love Transcends Time`,
    description: 'Record your voice today. We check with you twice and hand it over on the day you chose.',
    keywords: 'voice messages, family memories, future delivery, letters for later',
    audience: 'anyone',
    robots: 'index,follow',
    load: async () => (await import('../modules/site/LandingPage.tsx')).LandingPage,
  }),
  route({
    ...privately,
    path: paths.home(),
    name: 'Home',
    description: 'What needs a word from you, and what is on its way.',
    load: async () => (await import('../modules/messages/HomePage.tsx')).HomePage,
  }),
  route({
    ...privately,
    path: paths.messages(),
    name: 'Future Messages',
    description: 'Every message you keep for later, by what happens next.',
    load: async () => (await import('../modules/messages/MessagesPage.tsx')).MessagesPage,
  }),
  route({
    ...privately,
    path: paths.message(':messageId'),
    name: 'Message',
    description: 'What has happened to this message, and what will.',
    load: async () => (await import('../modules/messages/MessagePage.tsx')).MessagePage,
  }),
  route({
    ...privately,
    path: paths.compose(),
    name: 'Schedule a Message',
    description: 'Choose who it is for, record or write it, and choose the day.',
    load: async () => (await import('../modules/messages/ComposePage.tsx')).ComposePage,
  }),
  route({
    ...privately,
    path: paths.people(),
    name: 'People',
    description: 'The people you leave messages for, and how each proves it is them.',
    load: async () => (await import('../modules/messages/people/PeoplePage.tsx')).PeoplePage,
  }),
  route({
    path: paths.verifyEmail(),
    name: 'Confirm Your Email',
    description: 'Confirm that this address is yours, so that we can always reach you before a delivery.',
    keywords: '',
    audience: 'anyone',
    robots: 'noindex,nofollow',
    load: async () => (await import('../modules/accounts/VerifyEmailPage.tsx')).VerifyEmailPage,
  }),
]

export const notFound: Route = route({
  path: '*',
  name: 'Page Not Found',
  title: () => 'Page Not Found',
  description: 'There is no page at this address.',
  keywords: '',
  audience: 'anyone',
  robots: 'noindex,nofollow',
  load: async () => (await import('../modules/site/NotFoundPage.tsx')).NotFoundPage,
})

// Parts of the shell that the first page does without.
export const AuthModal = late(async () => (await import('./AuthModal.tsx')).AuthModal)
export const Toaster = late(async () => (await import('../ui/Toaster.tsx')).Toaster)
export const SignedInShell = late(async () => (await import('./SignedInShell.tsx')).SignedInShell)
export const CheckInBanner = late(async () => (await import('../modules/messages/CheckInBanner.tsx')).CheckInBanner)
