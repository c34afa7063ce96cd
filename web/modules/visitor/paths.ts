export const paths = {
  familyTree: () => '/family-tree',
  familyTreeBuilder: () => '/family-tree-builder',
  familyConnections: () => '/family-connections',
  familyCollaboration: () => '/family-collaboration',
  ancestry: () => '/ancestry',
  voiceAncestry: () => '/voice-ancestry',
  invitations: () => '/family-invitations',
  sharing: () => '/sharing',
  lastWishes: () => '/last-wishes',
  timeCapsules: () => '/time-capsules',
  familyRecipes: () => '/family-recipes',
  scrapbookGenerator: () => '/scrapbook-generator',
  scrapbooks: () => '/scrapbooks',
  premiumTemplates: () => '/premium-templates',
  printingServices: () => '/printing-services',
  memoryVault: () => '/memory-vault',
  voiceMessages: () => '/voice-messages',
  onboarding: () => '/onboarding',
  progress: () => '/progress-tracking',
  legacy: () => '/legacy',
  landingOptimization: () => '/landing-optimization',
  conversionOptimization: () => '/conversion-optimization',
  seoEnhancement: () => '/seo-enhancement',
  emailMarketing: () => '/email-marketing',
  adminCms: () => '/admin-cms',
} as const

/** What works: an area that opens joins this list, and nothing else. */
const open: readonly (() => string)[] = [
  paths.familyTree,
  paths.familyTreeBuilder,
  paths.familyConnections,
  paths.familyCollaboration,
  paths.invitations,
  paths.sharing,
  paths.lastWishes,
  paths.timeCapsules,
  paths.familyRecipes,
  paths.scrapbooks,
  paths.memoryVault,
  paths.voiceMessages,
  paths.onboarding,
  paths.legacy,
]
export const closed: readonly string[] = Object.values(paths)
  .filter((path) => !open.includes(path))
  .map((path) => path())
