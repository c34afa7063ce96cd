import { createElement, type ComponentType } from 'react'
import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'
import type { Tour } from './tour.ts'
import { paths } from './paths.ts'

/** The tours of one file of words, by the names of their pages: each page's words come with its own first visit. */
const tours = <Name extends keyof typeof paths>(
  load: () => Promise<Readonly<Record<Name, Tour>>>,
  ...names: readonly Name[]
) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      async (): Promise<ComponentType> => {
        const [{ TourPage }, shown] = await Promise.all([import('./TourPage.tsx'), load()])
        return () => createElement(TourPage, { tour: shown[name], path: paths[name]() })
      },
    ]),
  ) as Record<Name, () => Promise<ComponentType>>
const pages = async () => (await import('./pages.ts')).pages

export const visitor: WebModule = {
  pages,
  routes: area(paths, pages, {
    ...tours(() => import('./content/family.ts'), 'familyTree', 'familyTreeBuilder', 'familyConnections'),
    ...tours(() => import('./content/together.ts'), 'familyCollaboration', 'invitations', 'sharing'),
    ...tours(() => import('./content/research.ts'), 'ancestry', 'voiceAncestry'),
    ...tours(
      () => import('./content/keepsakes.ts'),
      'lastWishes',
      'timeCapsules',
      'familyRecipes',
      'memoryVault',
      'voiceMessages',
    ),
    ...tours(
      () => import('./content/books.ts'),
      'scrapbookGenerator',
      'scrapbooks',
      'premiumTemplates',
      'printingServices',
    ),
    ...tours(() => import('./content/account.ts'), 'onboarding', 'progress', 'legacy'),
    ...tours(
      () => import('./content/tools.ts'),
      'landingOptimization',
      'conversionOptimization',
      'seoEnhancement',
      'emailMarketing',
      'adminCms',
    ),
  }),
}
