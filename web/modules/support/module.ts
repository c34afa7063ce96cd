import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'

const paths = {
  contact: () => '/contact',
  conversation: (conversationId: string) => `/contact/${conversationId}`,
  deskSupport: () => '/admin-control-panel/support',
  deskConversation: (conversationId: string) => `/admin-control-panel/support/${conversationId}`,
} as const

const pages = async () => (await import('./pages.ts')).pages

export const support: WebModule<typeof paths> = {
  paths,
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
  desks: [{ place: 2, href: paths.deskSupport(), words: 'Support inbox', roles: ['support', 'admin'] }],
  refreshes: { support: ['support'] },
}
