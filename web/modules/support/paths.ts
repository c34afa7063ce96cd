export const paths = {
  contact: () => '/contact',
  conversation: (conversationId: string) => `/contact/${conversationId}`,
  deskSupport: () => '/admin-control-panel/support',
  deskConversation: (conversationId: string) => `/admin-control-panel/support/${conversationId}`,
} as const
