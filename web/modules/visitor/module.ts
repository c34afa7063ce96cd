import { createElement } from 'react'
import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'
import type { Tour } from './tour.ts'

const paths = {
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
  shared: (token: string) => `/shared/${token}`,
} as const

const tour = (load: () => Promise<Tour>) => async () => {
  const [{ TourPage }, shown] = await Promise.all([import('./TourPage.tsx'), load()])
  return () => createElement(TourPage, { tour: shown })
}
const family = () => import('./content/family.ts')
const together = () => import('./content/together.ts')
const research = () => import('./content/research.ts')
const books = () => import('./content/books.ts')
const keepsakes = () => import('./content/keepsakes.ts')
const account = () => import('./content/account.ts')
const tools = () => import('./content/tools.ts')
const pages = async () => (await import('./pages.ts')).pages

export const visitor: WebModule<typeof paths> = {
  paths,
  pages,
  routes: area(paths, pages, {
    familyTree: tour(async () => (await family()).familyTree),
    familyTreeBuilder: tour(async () => (await family()).familyTreeBuilder),
    familyConnections: tour(async () => (await family()).familyConnections),
    familyCollaboration: tour(async () => (await together()).familyCollaboration),
    ancestry: tour(async () => (await research()).ancestry),
    voiceAncestry: tour(async () => (await research()).voiceAncestry),
    invitations: tour(async () => (await together()).familyInvitations),
    sharing: tour(async () => (await together()).sharing),
    lastWishes: tour(async () => (await keepsakes()).lastWishes),
    timeCapsules: tour(async () => (await keepsakes()).timeCapsules),
    familyRecipes: tour(async () => (await keepsakes()).familyRecipes),
    scrapbookGenerator: tour(async () => (await books()).scrapbookGenerator),
    scrapbooks: tour(async () => (await books()).scrapbooks),
    premiumTemplates: tour(async () => (await books()).premiumTemplates),
    printingServices: tour(async () => (await books()).printingServices),
    memoryVault: tour(async () => (await keepsakes()).memoryVault),
    voiceMessages: tour(async () => (await keepsakes()).voiceMessages),
    onboarding: tour(async () => (await account()).onboarding),
    progress: tour(async () => (await account()).progress),
    legacy: tour(async () => (await account()).legacy),
    landingOptimization: tour(async () => (await tools()).landingOptimization),
    conversionOptimization: tour(async () => (await tools()).conversionOptimization),
    seoEnhancement: tour(async () => (await tools()).seoEnhancement),
    emailMarketing: tour(async () => (await tools()).emailMarketing),
    adminCms: tour(async () => (await tools()).adminCms),
    shared: { path: paths.shared(':token'), load: async () => (await import('./SharedPage.tsx')).SharedPage },
  }),
}
