import { createElement } from 'react'
import type { Tour } from '../../modules/visitor/tour.ts'
import { paths } from '../paths.ts'
import { area } from './route.ts'

const tour = (load: () => Promise<Tour>) => async () => {
  const [{ TourPage }, shown] = await Promise.all([import('../../modules/visitor/TourPage.tsx'), load()])
  return () => createElement(TourPage, { tour: shown })
}
const family = () => import('../../modules/visitor/content/family.ts')
const together = () => import('../../modules/visitor/content/together.ts')
const research = () => import('../../modules/visitor/content/research.ts')
const books = () => import('../../modules/visitor/content/books.ts')
const keepsakes = () => import('../../modules/visitor/content/keepsakes.ts')
const account = () => import('../../modules/visitor/content/account.ts')
const tools = () => import('../../modules/visitor/content/tools.ts')

export const visitor = area(async () => (await import('../pages/visitor.ts')).visitor, {
  today: {
    path: paths.today(),
    load: async () => (await import('../../modules/messages/HomePage.tsx')).HomePage,
  },
  familyTree: { path: paths.familyTree(), load: tour(async () => (await family()).familyTree) },
  familyTreeBuilder: { path: paths.familyTreeBuilder(), load: tour(async () => (await family()).familyTreeBuilder) },
  familyConnections: { path: paths.familyConnections(), load: tour(async () => (await family()).familyConnections) },
  familyCollaboration: {
    path: paths.familyCollaboration(),
    load: tour(async () => (await together()).familyCollaboration),
  },
  ancestry: { path: paths.ancestry(), load: tour(async () => (await research()).ancestry) },
  voiceAncestry: { path: paths.voiceAncestry(), load: tour(async () => (await research()).voiceAncestry) },
  invitations: { path: paths.invitations(), load: tour(async () => (await together()).familyInvitations) },
  sharing: { path: paths.sharing(), load: tour(async () => (await together()).sharing) },
  lastWishes: { path: paths.lastWishes(), load: tour(async () => (await keepsakes()).lastWishes) },
  timeCapsules: { path: paths.timeCapsules(), load: tour(async () => (await keepsakes()).timeCapsules) },
  familyRecipes: { path: paths.familyRecipes(), load: tour(async () => (await keepsakes()).familyRecipes) },
  scrapbookGenerator: {
    path: paths.scrapbookGenerator(),
    load: tour(async () => (await books()).scrapbookGenerator),
  },
  scrapbooks: { path: paths.scrapbooks(), load: tour(async () => (await books()).scrapbooks) },
  premiumTemplates: { path: paths.premiumTemplates(), load: tour(async () => (await books()).premiumTemplates) },
  printingServices: { path: paths.printingServices(), load: tour(async () => (await books()).printingServices) },
  memoryVault: { path: paths.memoryVault(), load: tour(async () => (await keepsakes()).memoryVault) },
  voiceMessages: { path: paths.voiceMessages(), load: tour(async () => (await keepsakes()).voiceMessages) },
  onboarding: { path: paths.onboarding(), load: tour(async () => (await account()).onboarding) },
  progress: { path: paths.progress(), load: tour(async () => (await account()).progress) },
  legacy: { path: paths.legacy(), load: tour(async () => (await account()).legacy) },
  landingOptimization: {
    path: paths.landingOptimization(),
    load: tour(async () => (await tools()).landingOptimization),
  },
  conversionOptimization: {
    path: paths.conversionOptimization(),
    load: tour(async () => (await tools()).conversionOptimization),
  },
  seoEnhancement: { path: paths.seoEnhancement(), load: tour(async () => (await tools()).seoEnhancement) },
  emailMarketing: { path: paths.emailMarketing(), load: tour(async () => (await tools()).emailMarketing) },
  adminCms: { path: paths.adminCms(), load: tour(async () => (await tools()).adminCms) },
  shared: {
    path: paths.shared(':token'),
    load: async () => (await import('../../modules/visitor/SharedPage.tsx')).SharedPage,
  },
})
