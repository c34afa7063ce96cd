import { all } from './modules.ts'
import { lazily, part } from './part.tsx'
import { late } from './routes/late.ts'
import { publicShell, type Route } from './routes/route.ts'

/** Every page of the app, once. The first path that fits wins. */
export const routes: readonly Route[] = all.flatMap((each) => each.routes)

/** Any other address. */
export const notFound: Route = {
  name: 'notFound',
  path: '*',
  view: late(async () => {
    const [{ notFoundPage: page }, { NotFoundPage: Page }] = await Promise.all([
      import('../modules/site/pages.ts'),
      import('../modules/site/NotFoundPage.tsx'),
      publicShell.fetch(),
    ])
    return { page, Page }
  }),
}

const matcherOf = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:[^/]+/gu, '[^/]+')}/?$`, 'u')
const matchers = routes.map((route) => ({ route, matcher: matcherOf(route.path) }))

export const routeOf = (path: string): Route => matchers.find(({ matcher }) => matcher.test(path))?.route ?? notFound

// What the first page does without.
export const SignedInShell = lazily(async () => (await import('./SignedInShell.tsx')).SignedInShell)
export const SignInFirst = lazily(async () => (await import('./SignInFirst.tsx')).SignInFirst)
export const NotNow = lazily(async () => (await import('./NotNow.tsx')).NotNow)
// Parts of the shell.
export const AuthModal = part(async () => (await import('./AuthModal.tsx')).AuthModal)
export const AskDialog = part(async () => (await import('../modules/support/AskDialog.tsx')).AskDialog)
export const StepUpDialog = part(async () => (await import('../modules/accounts/StepUpDialog.tsx')).StepUpDialog)
export const Toaster = part(async () => (await import('../ui/Toaster.tsx')).Toaster)
export const Questions = part(async () => (await import('./Questions.tsx')).Questions)
// Parts of one module's page that another module brings.
export const RelativesPart = part(async () => (await import('../modules/connections/RelativesPart.tsx')).RelativesPart)
export const StoriesTab = part(async () => (await import('../modules/stories/StoriesTab.tsx')).StoriesTab)
export const AskForStory = part(async () => (await import('../modules/stories/AskForStory.tsx')).AskForStory)
