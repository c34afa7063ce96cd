import { paths } from '../paths.ts'
import { area } from './route.ts'

export const admin = area(async () => (await import('../pages/admin.ts')).admin, {
  admin: {
    path: paths.admin(),
    load: async () => (await import('../../modules/panel/AdminPage.tsx')).AdminPage,
  },
  controlPanel: {
    path: paths.controlPanel(),
    load: async () => (await import('../../modules/audit/MessagesDesk.tsx')).MessagesDesk,
  },
  deskSupport: {
    path: paths.deskSupport(),
    load: async () => (await import('../../modules/support/InboxDesk.tsx')).InboxDesk,
  },
  deskConversation: {
    path: paths.deskConversation(':conversationId'),
    load: async () => (await import('../../modules/support/ConversationDesk.tsx')).ConversationDesk,
  },
  cpanel: {
    path: paths.cpanel(),
    load: async () => (await import('../../modules/panel/CpanelPage.tsx')).CpanelPage,
  },
  deskHistory: {
    path: paths.deskHistory(),
    load: async () => (await import('../../modules/audit/HistoryDesk.tsx')).HistoryDesk,
  },
  deskStream: {
    path: paths.deskStream(':stream'),
    load: async () => (await import('../../modules/audit/StreamDesk.tsx')).StreamDesk,
  },
})
