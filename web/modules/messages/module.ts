import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages
const home = async () => (await import('./HomePage.tsx')).HomePage

export const messages: WebModule = {
  pages,
  routes: area(paths, pages, {
    home,
    today: home,
    messages: async () => (await import('./MessagesPage.tsx')).WaitingPage,
    delivered: async () => (await import('./MessagesPage.tsx')).DeliveredPage,
    drafts: async () => (await import('./MessagesPage.tsx')).DraftsPage,
    message: { path: paths.message(':messageId'), load: async () => (await import('./MessagePage.tsx')).MessagePage },
    sealed: {
      path: paths.sealed(':messageId'),
      load: async () => (await import('./sealed/SealedPage.tsx')).SealedPage,
    },
    compose: async () => (await import('./ComposePage.tsx')).ComposePage,
    people: async () => (await import('./people/PeoplePage.tsx')).PeoplePage,
    replies: async () => (await import('./replies/RepliesPage.tsx')).RepliesPage,
    freeVoiceMessages: async () => (await import('./free/FreeVoicePage.tsx')).FreeVoicePage,
  }),
  refreshes: {
    message: ['messages'],
    delivery: ['messages'],
    media: ['media', 'messages'],
    recipient: ['recipients', 'messages'],
  },
}
