export const paths = {
  members: () => '/family-collaboration/members',
  invite: (token: string) => `/invite/${token}`,
  /** The page of invitations, with one begun for that relative. */
  inviteRelative: (relativeId: string) => `/family-invitations?invite=${relativeId}`,
} as const
