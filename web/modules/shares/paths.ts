export const paths = {
  shared: (token: string) => `/shared/${token}`,
  /** The list of links, with a new one begun for that story. */
  shareStory: (storyId: string) => `/sharing?story=${storyId}`,
} as const
