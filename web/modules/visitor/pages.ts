import { paths } from '../../app/paths.ts'
import { publicly, type Page, type Pages } from '../../app/pages/page.ts'
import {
  capsulesPage,
  wishesPage,
  familyPage,
  invitationsPage,
  kinPage,
  lifePage,
  recipesPage,
  scrapbooksPage,
  sharingPage,
  treePage,
  vaultPage,
  voicesPage,
} from '../../app/signedInPages.ts'
import { forwardTo } from './forwardTo.tsx'

const hub = { name: 'Family Legacy Hub', path: paths.familyLegacyHub() }
/** Whoever is signed in reads it in their own shell. */
const tour = (name: string, description: string, keywords: string): Page => ({
  ...publicly,
  audience: 'both',
  name,
  description,
  keywords,
  parent: hub,
})
/** Not for search engines: what will be a person's own. */
const quietly = (name: string, description: string): Page => ({
  ...tour(name, description, ''),
  robots: 'noindex,nofollow',
})

/** A visitor finds the tour, and whoever is signed in the real thing. */
const both = (page: Page, loadSignedIn: NonNullable<Page['loadSignedIn']>): Page => ({
  ...page,
  loadSignedIn,
})

/** A tool of the house: no room of the family's hub. */
const forStaff = (name: string, description: string): Page => ({
  ...publicly,
  audience: 'both',
  name,
  description,
  keywords: '',
  robots: 'noindex,nofollow',
})

/** Pages of areas that are being made: what each will be, what works today, and one next step. */
export const pages = {
  familyTree: both(
    tour(
      'Family Tree',
      'A family tree that can be heard: people with a voice, a picture and the story behind them.',
      'family tree, voices, genealogy',
    ),
    treePage,
  ),
  familyTreeBuilder: both(
    tour(
      'Family Tree Builder',
      'Begin a tree with three names, and let the rest of the family correct you.',
      'family tree builder, gedcom, ancestors',
    ),
    treePage,
  ),
  familyConnections: both(
    quietly('How We Are Related', 'Choose two people and read in a sentence how they are related.'),
    kinPage,
  ),
  familyCollaboration: both(
    tour(
      'Family Collaboration',
      'Someone has the album, someone knows the names. A place where each has their own part.',
      'family, roles, story requests',
    ),
    familyPage,
  ),
  ancestry: tour(
    'Ancestry Research',
    'A research log that keeps apart what a register says and what Uncle Paul says.',
    'ancestry, research log, sources, gedcom',
  ),
  voiceAncestry: tour(
    'Voice Ancestry',
    'Someone is missing from the tree. Start with what the living can tell, and let a genealogist start from there.',
    'lost ancestors, genealogist, oral history',
  ),
  invitations: both(
    quietly('Family Invitations', 'An invitation says who asks, what for, and what they will be able to see.'),
    invitationsPage,
  ),
  sharing: both(
    quietly('Sharing', 'Each link that you have sent, who has opened it, and how to take it back.'),
    sharingPage,
  ),
  lastWishes: both(
    tour(
      'Last Wishes',
      'Which song, which papers, who is rung first. Written down once, so that nobody has to guess.',
      'last wishes, funeral wishes, end of life',
    ),
    wishesPage,
  ),
  timeCapsules: both(
    tour(
      'Time Capsules',
      'Letters, voices and pictures from everybody, closed together and opened together on the day.',
      'time capsule, family, future',
    ),
    capsulesPage,
  ),
  familyRecipes: both(
    tour(
      'Family Recipes',
      'A recipe is half on paper and half in a voice. Keep both, side by side.',
      'family recipes, cookbook, recipe cards',
    ),
    recipesPage,
  ),
  scrapbookGenerator: tour(
    'Scrapbook Generator',
    'From a shoe box to a book: choose what it is about and move the pages about until it is yours.',
    'scrapbook, photo book, generator',
  ),
  scrapbooks: both(
    tour(
      'Scrapbooks',
      'The shelf with the books of your family, finished ones and those you’re still making.',
      'scrapbooks, photo books, family book',
    ),
    scrapbooksPage,
  ),
  premiumTemplates: tour(
    'Premium Templates',
    'Layouts and first lines that leave room, and then get out of the way.',
    'templates, scrapbook layouts, message prompts',
  ),
  printingServices: tour(
    'Printing Services',
    'Books, cards and trees printed well enough to be handed down, with a voice on the page.',
    'printing, photo book, family book',
  ),
  memoryVault: both(
    tour(
      'Memory Vault',
      'Photos, films, voices and papers in one place, found again by who, when and what was said.',
      'memory vault, photos, backup, family archive',
    ),
    vaultPage,
  ),
  voiceMessages: both(
    tour(
      'Voice Messages',
      'Say it now, let it arrive in ten years. Record, choose the day, and we check with you twice. Free forever.',
      'voice messages, future delivery, free',
    ),
    voicesPage,
  ),
  onboarding: both(
    quietly('Welcome', 'You do not have to set anything up. Think of one person and say something to them.'),
    forwardTo(paths.home()),
  ),
  progress: quietly('Your Progress', 'What your family would find tomorrow, and what only you know yet.'),
  legacy: both(
    quietly('Your Legacy Plan', 'Who is told, who may open what, who says so and who agrees. Decided once, calmly.'),
    lifePage,
  ),
  landingOptimization: forStaff('Landing Optimization', 'Which first page helps people to begin, measured honestly.'),
  conversionOptimization: forStaff('Conversion Optimization', 'Where people stop on the way to their first message.'),
  seoEnhancement: forStaff('SEO Enhancement', 'Reads our own pages as a search engine does, and lists what is wrong.'),
  emailMarketing: forStaff('Email Marketing', 'Letters to those who asked for them, and to nobody else.'),
  adminCms: forStaff('Content', 'Articles, answers, reviews and legal texts, with drafts and a day for each.'),
} as const satisfies Pages
