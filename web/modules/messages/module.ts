import type { WebModule } from '../../app/module.ts'
import { area, page } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages
const home = page(() => import('./HomePage.tsx'), 'HomePage')

export const messages: WebModule = {
  pages,
  routes: area(paths, pages, {
    home,
    today: home,
    messages: page(() => import('./MessagesPage.tsx'), 'WaitingPage'),
    delivered: page(() => import('./MessagesPage.tsx'), 'DeliveredPage'),
    drafts: page(() => import('./MessagesPage.tsx'), 'DraftsPage'),
    message: { path: paths.message(':messageId'), load: page(() => import('./MessagePage.tsx'), 'MessagePage') },
    sealed: {
      path: paths.sealed(':messageId'),
      load: page(() => import('./sealed/SealedPage.tsx'), 'SealedPage'),
    },
    compose: page(() => import('./ComposePage.tsx'), 'ComposePage'),
    people: page(() => import('./people/PeoplePage.tsx'), 'PeoplePage'),
    replies: page(() => import('./replies/RepliesPage.tsx'), 'RepliesPage'),
    freeVoiceMessages: page(() => import('./free/FreeVoicePage.tsx'), 'FreeVoicePage'),
  }),
  refreshes: {
    message: ['messages'],
    delivery: ['messages'],
    media: ['media', 'messages'],
    recipient: ['recipients', 'messages'],
  },
}
