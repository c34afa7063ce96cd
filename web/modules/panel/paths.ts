export const paths = {
  admin: () => '/admin',
  cpanel: () => '/cpanel',
} as const
