import { paths } from '../paths.ts'
import { area } from './route.ts'

export const house = area(async () => (await import('../pages/house.ts')).house, {
  contact: {
    path: paths.contact(),
    load: async () => (await import('../../modules/support/ContactPage.tsx')).ContactPage,
  },
  demo: {
    path: paths.demo(),
    load: async () => (await import('../../modules/accounts/DemoPage.tsx')).DemoPage,
  },
  conversation: {
    path: paths.conversation(':conversationId'),
    load: async () => (await import('../../modules/support/ConversationPage.tsx')).ConversationPage,
  },
})
