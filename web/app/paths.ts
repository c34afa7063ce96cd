import type * as modules from '../modules/index.ts'
import { all } from './modules.ts'

type Modules = (typeof modules)[keyof typeof modules]
/** All of a union's members at once. */
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

const ofModules = Object.assign({}, ...all.map(({ paths }) => paths)) as Together<Modules['paths']>

/** Every link of the app. */
export const paths = {
  ...ofModules,
  landing: () => '/',
  enhanced: () => '/enhanced',
  timeline: () => '/timeline',
  about: () => '/about',
  inspiringAbout: () => '/inspiring-about',
  features: () => '/features',
  howItWorks: () => '/how-it-works',
  contact: () => '/contact',
  conversation: (conversationId: string) => `/contact/${conversationId}`,
  faqs: () => '/faqs',
  transparentPricing: () => '/transparent-pricing',
  militaryFamilies: () => '/military-families',
  beforeItsTooLate: () => '/before-its-too-late',
  familyLegacyHub: () => '/family-legacy-hub',
  discoverYourPath: () => '/discover-your-path',
  accessibility: () => '/accessibility',
  status: () => '/status',
  search: (words?: string) =>
    words === undefined ? '/advanced-features' : `/advanced-features?q=${encodeURIComponent(words)}`,

  pricing: () => '/pricing',
  pricingPlan: () => '/pricing-plan',
  pricingPlans: () => '/pricing-plans',
  checkout: () => '/checkout',
  paymentSuccess: () => '/payment-success',
  subscription: () => '/subscription',

  home: () => '/dashboard',
  today: () => '/app',
  testLogin: () => '/test-login',
  onboarding: () => '/onboarding',
  progress: () => '/progress-tracking',
  invitations: () => '/family-invitations',
  account: () => '/account',
  security: () => '/account/security',
  notifications: () => '/account/notifications',
  accountData: () => '/account/data',
  deleteAccount: () => '/account/delete',
  resetPassword: () => '/reset-password',
  undo: (token: string) => `/undo/${token}`,
  verifyEmail: () => '/verify-email',

  people: () => '/connections',
  familyTree: () => '/family-tree',
  familyTreeBuilder: () => '/family-tree-builder',
  familyConnections: () => '/family-connections',
  familyCollaboration: () => '/family-collaboration',
  ancestry: () => '/ancestry',
  voiceAncestry: () => '/voice-ancestry',

  messages: () => '/future-messages',
  message: (messageId: string) => `/future-messages/${messageId}`,
  compose: (messageId?: string, step?: number, template?: string) =>
    messageId === undefined
      ? '/schedule-message'
      : `/schedule-message?draft=${messageId}&step=${step ?? 1}${template === undefined ? '' : `&template=${template}`}`,
  legacy: () => '/legacy',
  legacyMessages: () => '/legacy-messages',
  legacyPlanning: () => '/legacy-planning',
  freeVoiceMessages: () => '/free-voice-messages',
  voiceMessages: () => '/voice-messages',

  memoryVault: () => '/memory-vault',
  lastWishes: () => '/last-wishes',
  timeCapsules: () => '/time-capsules',
  familyRecipes: () => '/family-recipes',
  scrapbooks: () => '/scrapbooks',
  scrapbookGenerator: () => '/scrapbook-generator',
  premiumTemplates: () => '/premium-templates',
  printingServices: () => '/printing-services',

  privacyPolicy: () => '/privacy-policy',
  privacy: () => '/privacy',
  terms: () => '/terms-of-service',

  blog: () => '/blog',
  article: (slug: string) => `/blog/${slug}`,
  genealogyBlog: () => '/genealogy-blog',

  quizzes: () => '/quizzes',
  voiceMessageQuiz: () => '/voice-message-quiz',
  familyTreeQuiz: () => '/family-tree-quiz',
  memoryVaultQuiz: () => '/memory-vault-quiz',
  digitalScrapbooksQuiz: () => '/digital-scrapbooks-quiz',
  familyCollaborationQuiz: () => '/family-collaboration-quiz',
  aiFeaturesQuiz: () => '/ai-features-quiz',
  platformOverviewQuiz: () => '/platform-overview-quiz',

  demo: () => '/demo',
  shared: (token: string) => `/shared/${token}`,
  sharing: () => '/sharing',

  admin: () => '/admin',
  adminAccess: () => '/admin-access',
  adminLogin: () => '/admin-login',
  adminCms: () => '/admin-cms',
  cpanel: () => '/cpanel',
  controlPanel: () => '/admin-control-panel',
  deskSupport: () => '/admin-control-panel/support',
  deskConversation: (conversationId: string) => `/admin-control-panel/support/${conversationId}`,
  deskHistory: () => '/admin-control-panel/history',
  deskStream: (stream: string) => `/admin-control-panel/history/${stream}`,
  landingOptimization: () => '/landing-optimization',
  conversionOptimization: () => '/conversion-optimization',
  seoEnhancement: () => '/seo-enhancement',
  emailMarketing: () => '/email-marketing',
} as const
