export const paths = { legacyContacts: () => '/legacy/contacts', legacyPrint: () => '/legacy/print' } as const
