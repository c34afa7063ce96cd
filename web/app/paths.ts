/** Every link of the app. */
export const paths = {
  landing: () => '/',
  home: () => '/dashboard',
  messages: () => '/future-messages',
  message: (messageId: string) => `/future-messages/${messageId}`,
  compose: (messageId?: string, step?: number) =>
    messageId === undefined ? '/schedule-message' : `/schedule-message?draft=${messageId}&step=${step ?? 1}`,
  people: () => '/connections',
  verifyEmail: () => '/verify-email',
} as const
