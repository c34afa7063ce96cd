export const paths = {
  faqs: () => '/faqs',
  discoverYourPath: () => '/discover-your-path',
  militaryFamilies: () => '/military-families',
  beforeItsTooLate: () => '/before-its-too-late',
  familyLegacyHub: () => '/family-legacy-hub',
  timeline: () => '/timeline',
  coming: () => '/coming',
  search: (words?: string) =>
    words === undefined ? '/advanced-features' : `/advanced-features?q=${encodeURIComponent(words)}`,
} as const
