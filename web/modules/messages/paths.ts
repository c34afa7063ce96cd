export const paths = {
  home: () => '/dashboard',
  today: () => '/app',
  messages: () => '/future-messages',
  delivered: () => '/future-messages/delivered',
  drafts: () => '/future-messages/drafts',
  message: (messageId: string) => `/future-messages/${messageId}`,
  /** `isAgain`: it was sealed before, and is no new strip of the block. */
  sealed: (messageId: string, isAgain = false) => `/future-messages/${messageId}/sealed${isAgain ? '?again' : ''}`,
  compose: (messageId?: string, step?: number, template?: string) =>
    messageId === undefined
      ? '/schedule-message'
      : `/schedule-message?draft=${messageId}&step=${step ?? 1}${template === undefined ? '' : `&template=${template}`}`,
  people: () => '/connections',
  replies: () => '/replies',
  freeVoiceMessages: () => '/free-voice-messages',
} as const
