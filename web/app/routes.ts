import { lazy, type ComponentType } from 'react'
import { notFoundPage, pages, type Page } from './pages.ts'

export type Route = { readonly page: Page; readonly Page: ComponentType }

/** React.lazy wants a module with a default export; here is the one place that makes it. */
const late = <Props>(load: () => Promise<ComponentType<Props>>) => lazy(async () => ({ default: await load() }))

const loads: Readonly<Record<keyof typeof pages, () => Promise<ComponentType>>> = {
  landing: async () => (await import('../modules/site/LandingPage.tsx')).LandingPage,
  home: async () => (await import('../modules/messages/HomePage.tsx')).HomePage,
  messages: async () => (await import('../modules/messages/MessagesPage.tsx')).MessagesPage,
  message: async () => (await import('../modules/messages/MessagePage.tsx')).MessagePage,
  compose: async () => (await import('../modules/messages/ComposePage.tsx')).ComposePage,
  people: async () => (await import('../modules/messages/people/PeoplePage.tsx')).PeoplePage,
  verifyEmail: async () => (await import('../modules/accounts/VerifyEmailPage.tsx')).VerifyEmailPage,
}

export const routes: readonly Route[] = Object.entries<Page>(pages).map(([name, page]) => ({
  page,
  Page: late(loads[name as keyof typeof pages]),
}))

export const notFound: Route = {
  page: notFoundPage,
  Page: late(async () => (await import('../modules/site/NotFoundPage.tsx')).NotFoundPage),
}

// Parts of the shell that the first page does without.
export const AuthModal = late(async () => (await import('./AuthModal.tsx')).AuthModal)
export const Toaster = late(async () => (await import('../ui/Toaster.tsx')).Toaster)
export const SignedInShell = late(async () => (await import('./SignedInShell.tsx')).SignedInShell)
export const CheckInBanner = late(async () => (await import('../modules/messages/CheckInBanner.tsx')).CheckInBanner)
