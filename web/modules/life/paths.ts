export const paths = {
  legacyContacts: () => '/legacy/contacts',
  legacyPrint: () => '/legacy/print',
  ifIDied: () => '/legacy/if-i-died',
} as const
