export const paths = {
  verifyEmail: () => '/verify-email',
  account: () => '/account',
  security: () => '/account/security',
  notifications: () => '/account/notifications',
  accountData: () => '/account/data',
  deleteAccount: () => '/account/delete',
  resetPassword: () => '/reset-password',
  undo: (token: string) => `/undo/${token}`,
  demo: () => '/demo',
  testLogin: () => '/test-login',
  adminAccess: () => '/admin-access',
  adminLogin: () => '/admin-login',
} as const
