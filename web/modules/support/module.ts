import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const support: WebModule = {
  pages,
  routes: area(paths, pages, {
    contact: async () => (await import('./ContactPage.tsx')).ContactPage,
    conversation: {
      path: paths.conversation(':conversationId'),
      load: async () => (await import('./ConversationPage.tsx')).ConversationPage,
    },
    deskSupport: async () => (await import('./InboxDesk.tsx')).InboxDesk,
    deskConversation: {
      path: paths.deskConversation(':conversationId'),
      load: async () => (await import('./ConversationDesk.tsx')).ConversationDesk,
    },
  }),
  refreshes: { support: ['support'] },
}
