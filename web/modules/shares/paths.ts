export const paths = {
  shared: (token: string) => `/shared/${token}`,
  /** The list of links, with a new one begun for that story. */
  shareThing: (id: string) => `/sharing?thing=${id}`,
} as const
