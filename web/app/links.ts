import { paths } from './paths.ts'

export type NamedLink = {
  readonly words: string
  readonly href: string
  /** Path of the area that the words name, where the link leads elsewhere. */
  readonly area?: string
}
export type LinkGroup = { readonly words: string; readonly links: readonly NamedLink[] }

// The menus are one text of the site, grouped across modules and in an order of their own: so no module says its links.

/** The header's menus, in their order. */
export const menus: readonly LinkGroup[] = [
  {
    words: 'Family Tree Builder',
    links: [
      { words: 'Family Tree', href: paths.familyTree() },
      { words: 'Voice Ancestry', href: paths.voiceAncestry() },
      { words: 'Family Collaboration', href: paths.familyCollaboration() },
    ],
  },
  {
    words: 'Memory Preservation',
    links: [
      { words: 'Free Voice Messages', href: paths.freeVoiceMessages() },
      { words: 'AI Memory Vault', href: paths.home(), area: paths.memoryVault() },
      { words: 'Scrapbook Generator', href: paths.scrapbookGenerator() },
    ],
  },
  {
    words: 'Platform Discovery',
    links: [
      { words: 'All quizzes', href: paths.quizzes() },
      { words: 'Platform Overview Quiz', href: paths.platformOverviewQuiz() },
      { words: 'Voice Message Quiz', href: paths.voiceMessageQuiz() },
      { words: 'Memory Vault Quiz', href: paths.memoryVaultQuiz() },
      { words: 'AI Features Quiz', href: paths.aiFeaturesQuiz() },
    ],
  },
  {
    words: 'Legacy Support',
    links: [
      { words: 'How It Works', href: paths.howItWorks() },
      { words: 'Contact', href: paths.contact() },
      { words: 'FAQs', href: paths.faqs() },
    ],
  },
]

export const directLinks: readonly NamedLink[] = [
  { words: 'Our Story', href: paths.about() },
  { words: 'Legacy Plans', href: paths.pricing() },
]

/** The footer's columns: eight services, six tools, help, and what the law asks for. */
export const footerLinks: readonly LinkGroup[] = [
  {
    words: 'Keep',
    links: [
      { words: 'Voice Messages', href: paths.voiceMessages() },
      { words: 'Memory Vault', href: paths.memoryVault() },
      { words: 'Family Tree', href: paths.familyTree() },
      { words: 'Scrapbooks', href: paths.scrapbooks() },
      { words: 'Time Capsules', href: paths.timeCapsules() },
      { words: 'Family Recipes', href: paths.familyRecipes() },
      { words: 'Last Wishes', href: paths.lastWishes() },
      { words: 'Voice Ancestry', href: paths.voiceAncestry() },
    ],
  },
  {
    words: 'Try',
    links: [
      { words: 'Quizzes', href: paths.quizzes() },
      { words: 'Premium Templates', href: paths.premiumTemplates() },
      { words: 'Printing Services', href: paths.printingServices() },
      { words: 'Demo', href: paths.demo() },
      { words: 'Sharing', href: paths.sharing() },
      { words: 'Status', href: paths.status() },
    ],
  },
  {
    words: 'About us',
    links: [
      { words: 'Our Story', href: paths.about() },
      { words: 'Legacy Plans', href: paths.pricing() },
      { words: 'Blog', href: paths.blog() },
      { words: 'Reviews', href: paths.reviews() },
      { words: 'FAQs', href: paths.faqs() },
      { words: 'Contact', href: paths.contact() },
    ],
  },
]

export const legalLinks: readonly NamedLink[] = [
  { words: 'Privacy Policy', href: paths.privacyPolicy() },
  { words: 'Privacy in full', href: paths.privacy() },
  { words: 'Terms of Service', href: paths.terms() },
  { words: 'Accessibility', href: paths.accessibility() },
]
