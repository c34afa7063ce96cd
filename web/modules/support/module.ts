import type { WebModule } from '../../app/module.ts'
import { area, page } from '../../app/routes/route.ts'
import { paths } from './paths.ts'

const pages = async () => (await import('./pages.ts')).pages

export const support: WebModule = {
  pages,
  routes: area(paths, pages, {
    contact: page(() => import('./ContactPage.tsx'), 'ContactPage'),
    conversation: {
      path: paths.conversation(':conversationId'),
      load: page(() => import('./ConversationPage.tsx'), 'ConversationPage'),
    },
    deskSupport: page(() => import('./InboxDesk.tsx'), 'InboxDesk'),
    deskConversation: {
      path: paths.deskConversation(':conversationId'),
      load: page(() => import('./ConversationDesk.tsx'), 'ConversationDesk'),
    },
  }),
  refreshes: { support: ['support'] },
}
