import { paths } from './paths.ts'

/**
 * Pages of areas that do not work yet: each says what it will be, and every link to one says "Coming". An area that
 * opens leaves this list, and nothing else.
 */
const closed: ReadonlySet<string> = new Set([
  paths.familyTree(),
  paths.familyTreeBuilder(),
  paths.ancestry(),
  paths.voiceAncestry(),
  paths.lastWishes(),
  paths.timeCapsules(),
  paths.familyRecipes(),
  paths.scrapbookGenerator(),
  paths.scrapbooks(),
  paths.premiumTemplates(),
  paths.printingServices(),
  paths.memoryVault(),
  paths.progress(),
  paths.landingOptimization(),
  paths.conversionOptimization(),
  paths.seoEnhancement(),
  paths.emailMarketing(),
  paths.adminCms(),
  paths.checkout(),
  paths.paymentSuccess(),
])

/** @param path of a page, without a query */
export const isOpen = (path: string): boolean => !closed.has(path)
