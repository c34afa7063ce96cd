import { paths } from '../paths.ts'
import { area } from './route.ts'

export const messages = area(async () => (await import('../pages/messages.ts')).messages, {
  home: {
    path: paths.home(),
    load: async () => (await import('../../modules/messages/HomePage.tsx')).HomePage,
  },
  messages: {
    path: paths.messages(),
    load: async () => (await import('../../modules/messages/MessagesPage.tsx')).MessagesPage,
  },
  message: {
    path: paths.message(':messageId'),
    load: async () => (await import('../../modules/messages/MessagePage.tsx')).MessagePage,
  },
  compose: {
    path: paths.compose(),
    load: async () => (await import('../../modules/messages/ComposePage.tsx')).ComposePage,
  },
  people: {
    path: paths.people(),
    load: async () => (await import('../../modules/messages/people/PeoplePage.tsx')).PeoplePage,
  },
})
