export const paths = {
  privacyPolicy: () => '/privacy-policy',
  privacy: () => '/privacy',
  terms: () => '/terms-of-service',
  accessibility: () => '/accessibility',
  status: () => '/status',
} as const
